"""Prints what the parser of a script accepts, as argparse has built it: argparse_parser.py SCRIPT.

Runs the script until it parses its words. Every other module is an empty stand-in, so nothing that matters happens; the
caller takes the network, the rights and the folder away all the same."""

import argparse
import builtins
import json
import sys
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from unittest.mock import MagicMock

REAL = {"argparse", "gettext", "locale", "re", "enum", "typing", "dataclasses", "collections", "textwrap", "json", "sys",
        "string", "functools", "itertools", "math", "abc", "copy", "operator", "datetime", "time", "__future__", "os",
        "os.path", "shutil", "types", "pathlib", "fnmatch", "ntpath", "posixpath", "urllib", "urllib.parse", "errno"}


class Empty(ModuleType):
    """A module that has whatever is asked of it."""

    __path__ = []
    __all__ = []

    def __getattr__(self, name):
        return type(name, (Exception,), {}) if name.endswith(("Error", "Exception")) else MagicMock(name=name)


class Stand(Loader, MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        is_real = name in REAL or name.startswith("_") or name.split(".")[0] in ("collections", "encodings", "importlib")
        return None if is_real else ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        return Empty(spec.name)

    def exec_module(self, module):
        pass


def row(action):
    flag = action.nargs == 0
    nargs = action.nargs
    low, high = {None: (1, 1), "?": (0, 1), "*": (0, None), "+": (1, None), "...": (0, None), "A...": (1, None)}.get(nargs, (nargs, nargs))
    kind = {int: "int", float: "float"}.get(action.type)
    plain = action.type in (None, str, int, float)
    choices = None if action.choices is None or not plain else sorted(map(str, action.choices))
    return {"names": sorted(action.option_strings) or [action.dest], "min": 0 if flag else low, "max": 0 if flag else high,
            "type": kind, "choices": choices, "isRequired": bool(action.required) if action.option_strings else None}


def describe(parser):
    options, rows, commands, needed = [], [], None, False
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            needed = bool(action.required)
            commands = {name: describe(inner) for name, inner in action.choices.items()}
        elif action.option_strings:
            options.append(row(action))
        else:
            rows.append(row(action))
    return {"options": sorted(options, key=lambda one: one["names"]), "arguments": rows, "commands": commands,
            "needsCommand": needed}


class Done(BaseException):
    pass


def stop(self, args=None, namespace=None):
    if args is not None and not (isinstance(args, list) and args == []):
        return argparse.Namespace(), []
    print(json.dumps(describe(self)))
    raise Done


def main():
    path = sys.argv[1]
    text = open(path, encoding="utf-8").read()
    code = compile(text, path, "exec")
    for name in REAL:
        import_module(name)
    sys.meta_path.insert(0, Stand())
    argparse.ArgumentParser.parse_args = stop
    argparse.ArgumentParser.parse_known_args = stop
    sys.argv = [path]
    builtins.input = lambda *_: ""
    try:
        exec(code, {"__name__": "__main__", "__file__": path})
    except Done:
        pass
    except BaseException as error:
        print(json.dumps({"failed": type(error).__name__}))


main()
