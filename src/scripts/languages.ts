import type { ScriptInterface } from '../model/script/interface.ts';
import { nameOf } from '../model/text/path.ts';
import { openShell } from '../syntax/shell/read-shell.ts';
import { openSource } from '../syntax/source/source.ts';
import { readNodeInterface } from './node/read-node-interface.ts';
import { readPythonInterface } from './python/read-python-interface.ts';
import { readShellInterface } from './shell/read-shell-interface.ts';

/** A language of scripts. */
interface Language {
  /** The ends of the names of its files. */
  readonly suffix: RegExp;
  /** The interpreters in the first line of files without a suffix. */
  readonly interpreter: RegExp;
  /** Loads its grammar, once a process. */
  readonly open: () => Promise<void>;
  /** What a script accepts; null where nothing is known. Never throws. */
  readonly read: (text: string) => ScriptInterface | null;
}

const languages: readonly Language[] = [
  {
    suffix: /\.py$/,
    interpreter: /^(?:python[\d.]*|uv)$/,
    open: () => openSource('python'),
    read: readPythonInterface,
  },
  {
    suffix: /\.(?:sh|bash)$/,
    interpreter: /^(?:ba|da|z|k)?sh$/,
    open: openShell,
    read: readShellInterface,
  },
  {
    suffix: /\.[cm]?js$/,
    interpreter: /^(?:node|bun|deno)$/,
    open: () => openSource('javascript'),
    read: (text) => readNodeInterface('javascript', text),
  },
  {
    suffix: /\.[cm]?ts$/,
    interpreter: /^(?:tsx|ts-node)$/,
    open: () => openSource('typescript'),
    read: (text) => readNodeInterface('typescript', text),
  },
];

/** What was read, by the text: calls and comparisons ask for the same scripts. */
const known = new Map<string, ScriptInterface | null>();
const maxKnown = 500;

/** What a script accepts, read by its suffix, else by its first line; null where nothing is known. Loads what it needs. */
export async function readInterface(path: string, text: string): Promise<ScriptInterface | null> {
  const language = languageOf(path, text);
  if (!language) return null;
  const key = `${languages.indexOf(language)}\0${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  await language.open();
  const read = language.read(text);
  if (known.size >= maxKnown) known.clear();
  known.set(key, read);
  return read;
}

function languageOf(path: string, text: string): Language | undefined {
  const name = nameOf(path);
  if (/.\.\w+$/.test(name)) return languages.find(({ suffix }) => suffix.test(name));
  const [, first = '', second = ''] =
    /^#![ \t]*(\S{1,100})(?:[ \t]+(?:-S[ \t]+)?(\S{1,100}))?/.exec(text) ?? [];
  const interpreter = nameOf(first) === 'env' ? second : first;
  return languages.find((language) => language.interpreter.test(nameOf(interpreter)));
}
