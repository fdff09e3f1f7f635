"""Reads what assistive technology sees of a program, and does what its user can ask for.

A line of JSON in, a line of JSON out:
  {"do": "read", "pid": 1}                                        the program's tree; null while it has none
  {"do": "act", "pid": 1, "path": [0, 2], "action": "activate"}   true when there is such an action and it was taken
  {"do": "screen reader", "on": true}                             tells all programs that a screen reader came, or went
A path is made of child indices, from the program's own object on.
"""
import json
import sys
import warnings

# The binding calls its own interface accessors deprecated.
warnings.simplefilter("ignore")

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

# Every answer comes from the program, none from what it said before.
Atspi.set_timeout(3000, 3000)
desktop = Atspi.get_desktop(0)
desktop.set_cache_mask(Atspi.Cache.NONE)


def application(pid):
    for index in range(desktop.get_child_count()):
        try:
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == pid:
                child.set_cache_mask(Atspi.Cache.NONE)
                return child
        except GLib.Error as error:
            # A program that just ended stays in the list for a while.
            print("DEBUG", index, error, file=sys.stderr)
            continue
    print("DEBUG none of", desktop.get_child_count(), file=sys.stderr)
    return None


def node(accessible, path=()):
    interfaces = accessible.get_interfaces()
    result = {
        "role": accessible.get_role_name(),
        "name": accessible.get_name() or "",
        "description": accessible.get_description() or "",
        "states": [state.value_nick for state in accessible.get_state_set().get_states()],
        "path": path,
        "frame": [0, 0, 0, 0],
        "actions": [],
        "children": [],
    }
    if "Component" in interfaces:
        extents = Atspi.Component.get_extents(accessible, Atspi.CoordType.WINDOW)
        result["frame"] = [extents.x, extents.y, extents.width, extents.height]
    if "Action" in interfaces:
        count = Atspi.Action.get_n_actions(accessible)
        result["actions"] = [Atspi.Action.get_action_name(accessible, index) for index in range(count)]
    for index in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(index)
        if child is not None:
            result["children"].append(node(child, (*path, index)))
    return result


def act(accessible, path, action):
    for index in path:
        accessible = accessible.get_child_at_index(index)
        if accessible is None:
            return False
    for index in range(Atspi.Action.get_n_actions(accessible)):
        if Atspi.Action.get_action_name(accessible, index) == action:
            return Atspi.Action.do_action(accessible, index)
    return False


def announce_screen_reader(is_on):
    status = GLib.Variant("(ssv)", ("org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", is_on)))
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", status, None, Gio.DBusCallFlags.NONE, 3000
    )
    return True


def answer(request):
    if request["do"] == "screen reader":
        return announce_screen_reader(request["on"])
    found = application(request["pid"])
    if found is None:
        return None if request["do"] == "read" else False
    if request["do"] == "read":
        return node(found)
    return act(found, request["path"], request["action"])


for line in sys.stdin:
    while GLib.MainContext.default().iteration(False):
        pass
    try:
        result = answer(json.loads(line))
    except GLib.Error:
        # The program changed its tree, or left, while it was read.
        result = None
    print(json.dumps(result), flush=True)
