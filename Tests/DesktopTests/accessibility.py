"""Reads what assistive technology sees of a program, and does what its user can ask for.

A line of JSON in, a line of JSON out:
  {"do": "read", "pid": 1}                                        the program's tree; null while it has none
  {"do": "act", "pid": 1, "path": [0, 2], "action": "activate"}   true when there is such an action and it was taken
  {"do": "screen reader", "on": true}                             tells all programs that a screen reader came, or went
A path is made of child indices, from the program's own object on.

It speaks AT-SPI's protocol itself: the library asks one thing after the other, which takes seven times as long.
"""
import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

TIMEOUT = 3000
ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
ACTION = "org.a11y.atspi.Action"
PROPERTIES = "org.freedesktop.DBus.Properties"
ROOT = "/org/a11y/atspi/accessible/root"
NOTHING = GLib.Variant("()", ())

session = Gio.bus_get_sync(Gio.BusType.SESSION)
address = session.call_sync(
    "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, TIMEOUT
).unpack()[0]
bus = Gio.DBusConnection.new_for_address_sync(
    address,
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
)


def ask(questions):
    """Asks all at once; the answers come in the order of the questions, None for what has none."""
    answers = [None] * len(questions)
    waiting = len(questions)

    def take(connection, result, index):
        nonlocal waiting
        waiting -= 1
        try:
            answers[index] = connection.call_finish(result).unpack()[0]
        except GLib.Error:
            # The program ended or changed its tree, or the object is not of this kind.
            pass

    for index, ((name, path), interface, method, arguments) in enumerate(questions):
        bus.call(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, TIMEOUT, None, take, index)
    while waiting:
        GLib.MainContext.default().iteration(True)
    return answers


def application(pid):
    programs = ask([(("org.a11y.atspi.Registry", ROOT), ACCESSIBLE, "GetChildren", NOTHING)])[0] or []
    daemon = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
    owners = ask(
        [(daemon, "org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,))) for name, _ in programs]
    )
    return next((program for program, owner in zip(programs, owners) if owner == pid), None)


def states(words):
    bits = words[0] | words[1] << 32
    return [Atspi.StateType(bit).value_nick for bit in range(int(Atspi.StateType.LAST_DEFINED)) if bits >> bit & 1]


def tree(top):
    """A level at a time."""
    root = {"path": []}
    level = [(top, root)]
    while level:
        questions = []
        for place, _ in level:
            questions += [
                (place, ACCESSIBLE, "GetRole", NOTHING),
                (place, ACCESSIBLE, "GetState", NOTHING),
                (place, ACCESSIBLE, "GetChildren", NOTHING),
                (place, PROPERTIES, "GetAll", GLib.Variant("(s)", (ACCESSIBLE,))),
                (place, COMPONENT, "GetExtents", GLib.Variant("(u)", (int(Atspi.CoordType.WINDOW),))),
                (place, ACTION, "GetActions", NOTHING),
            ]
        answers = ask(questions)
        below = []
        for index, (_, node) in enumerate(level):
            role, state, children, properties, extents, actions = answers[index * 6 : index * 6 + 6]
            if None in (role, state, children, properties):
                return None
            node["role"] = Atspi.role_get_name(Atspi.Role(role))
            node["name"] = properties["Name"]
            node["description"] = properties["Description"]
            node["states"] = states(state)
            node["frame"] = extents or (0, 0, 0, 0)
            node["actions"] = [action[0] for action in actions or []]
            node["children"] = [{"path": node["path"] + [number]} for number in range(len(children))]
            below += zip(children, node["children"])
        level = below
    return root


def act(place, path, action):
    for index in path:
        children = ask([(place, ACCESSIBLE, "GetChildren", NOTHING)])[0] or []
        if index >= len(children):
            return False
        place = children[index]
    for index, offered in enumerate(ask([(place, ACTION, "GetActions", NOTHING)])[0] or []):
        if offered[0] == action:
            return ask([(place, ACTION, "DoAction", GLib.Variant("(i)", (index,)))])[0] is True
    return False


def announce_screen_reader(is_on):
    status = GLib.Variant("(ssv)", ("org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", is_on)))
    session.call_sync("org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set", status, None, Gio.DBusCallFlags.NONE, TIMEOUT)
    return True


def answer(request):
    if request["do"] == "screen reader":
        return announce_screen_reader(request["on"])
    place = application(request["pid"])
    if request["do"] == "read":
        return tree(place) if place else None
    return act(place, request["path"], request["action"]) if place else False


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
