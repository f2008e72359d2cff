import type { ScriptInterface } from '../model/script/interface.ts';
import { openShell } from '../syntax/shell/read-shell.ts';
import { openSource } from '../syntax/source/source.ts';
import { languageOf, type ScriptLanguage } from './language-of.ts';
import { readNodeInterface } from './node/read-node-interface.ts';
import { readPythonInterface } from './python/read-python-interface.ts';
import { readShellInterface } from './shell/read-shell-interface.ts';

/** How a language is read. */
interface Reader {
  /** Loads its grammar, once a process. */
  readonly open: () => Promise<void>;
  /** What a script accepts; null where nothing is known. Never throws. */
  readonly read: (text: string) => ScriptInterface | null;
}

const readers: Readonly<Record<ScriptLanguage, Reader>> = {
  python: { open: () => openSource('python'), read: readPythonInterface },
  shell: { open: openShell, read: readShellInterface },
  javascript: {
    open: () => openSource('javascript'),
    read: (text) => readNodeInterface('javascript', text),
  },
  typescript: {
    open: () => openSource('typescript'),
    read: (text) => readNodeInterface('typescript', text),
  },
};

/** What was read, by the text: calls and comparisons ask for the same scripts. */
const known = new Map<string, ScriptInterface | null>();
const maxKnown = 500;

/** Larger scripts are not read, in UTF-16 units. */
const maxUnits = 1024 * 1024;

/** What a script accepts, read by its suffix, else by its first line; null where nothing is known. Loads what it needs. */
export async function readInterface(path: string, text: string): Promise<ScriptInterface | null> {
  const language = languageOf(path, text);
  if (!language || text.length > maxUnits) return null;
  const key = `${language}\0${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { open, read: readText } = readers[language];
  await open();
  const read = readText(text);
  if (known.size >= maxKnown) known.clear();
  known.set(key, read);
  return read;
}
