#!/usr/bin/python3
"""Another program on the tests' display: a window whose left half gives something away and whose right half takes what is dropped.

drag_partner.py KIND: KIND is text, links or picture. Writes "ready" when the window is there, "took TEXT" for a drop,
"gave" when something was taken from it."""
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, GObject, Gtk

kind = sys.argv[1]


def say(text):
    print(text, flush=True)


def content():
    if kind == "links":
        data = b"https://example.org/one\r\nhttps://example.org/two\r\n"
        return Gdk.ContentProvider.new_for_bytes("text/uri-list", GLib.Bytes.new(data))
    if kind == "picture":
        pixels = GLib.Bytes.new(bytes([200, 30, 30, 255]) * (40 * 20))
        texture = Gdk.MemoryTexture.new(40, 20, Gdk.MemoryFormat.R8G8B8A8, pixels, 160)
        # Typed, since only the base class has a form on the wire.
        return Gdk.ContentProvider.new_for_value(GObject.Value(Gdk.Texture, texture))
    return Gdk.ContentProvider.new_for_value("From elsewhere")


def dropped(target, value, x, y):
    if isinstance(value, Gdk.Texture):
        say(f"took picture {value.get_width()}x{value.get_height()}")
    elif isinstance(value, Gdk.FileList):
        say("took links " + "|".join(file.get_uri() for file in value.get_files()))
    else:
        say("took " + str(value).replace("\n", "|"))
    return True


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title="Partner", decorated=False)
    box = Gtk.Box(homogeneous=True)
    giver, taker = Gtk.Label(label="Take"), Gtk.Label(label="Drop")
    for label in (giver, taker):
        label.set_size_request(110, 260)
        box.append(label)
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect("prepare", lambda *_: content())
    source.connect("drag-end", lambda source, drag, delete: say("gave"))
    giver.add_controller(source)
    target = Gtk.DropTarget.new(GObject.TYPE_NONE, Gdk.DragAction.COPY)
    target.set_gtypes([{"links": Gdk.FileList, "picture": Gdk.Texture}.get(kind, str)])
    target.connect("drop", dropped)
    taker.add_controller(target)
    window.set_child(box)
    window.connect("map", lambda *_: say("ready"))
    window.present()


app = Gtk.Application(application_id=None)
app.connect("activate", activate)
app.run([])
