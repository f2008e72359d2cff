import { nameOf } from '../model/text/path.ts';
import type { SourceLanguage } from '../syntax/source/source.ts';

/** The language of a script. */
export type ScriptLanguage = SourceLanguage | 'shell';

/** The languages by the ends of file names, and by the interpreters in the first line of files without a suffix. */
const languages: readonly (readonly [ScriptLanguage, suffix: RegExp, interpreter: RegExp])[] = [
  ['python', /\.pyw?$/i, /^(?:python[\d.]*|uv)$/],
  ['shell', /\.(?:sh|bash|zsh)$/i, /^(?:ba|da|z|k)?sh$/],
  ['javascript', /\.(?:[cm]?js|jsx)$/i, /^(?:node|bun|deno)$/],
  ['typescript', /\.[cm]?ts$/i, /^(?:tsx|ts-node)$/],
];

/** The language of a script by its suffix, else by its first line; null for a file that is none. */
export function languageOf(path: string, text: string): ScriptLanguage | null {
  const name = nameOf(path);
  if (hasSuffix(name)) return languages.find(([, suffix]) => suffix.test(name))?.[0] ?? null;
  const [, first = '', second = ''] =
    /^#![ \t]*(\S{1,100})(?:[ \t]+(?:-S[ \t]+)?(\S{1,100}))?/.exec(text) ?? [];
  const program = nameOf(nameOf(first) === 'env' ? second : first);
  return languages.find(([, , interpreter]) => interpreter.test(program))?.[0] ?? null;
}

function hasSuffix(name: string): boolean {
  return /.\.\w+$/.test(name);
}

/** Scripts of tests, and what others wrote. */
const unread =
  /(?:^|\/)(?:tests?|__tests__|fixtures|testdata|node_modules|vendor|third_party|dist|examples?|\.venv|venv|site-packages)\/|(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.py$|\.(?:test|spec)\.[cm]?[jt]s$|\.min\.[cm]?js$|\.d\.[cm]?ts$/i;

/** Where a file without a suffix may be a script. */
const programFolder = /(?:^|\/)(?:scripts|bin|hooks|tools)\/(?:[^/]+\/)*[\w-]+$/;

/** Whether a file may be a script of its author: by its name, not one of tests, and not one of packages of others. */
export function isOwnScript(path: string): boolean {
  const name = nameOf(path);
  const isNamed = hasSuffix(name)
    ? languages.some(([, suffix]) => suffix.test(name))
    : programFolder.test(path);
  return isNamed && !unread.test(path);
}

/** Whether a path is that of instructions: Markdown, but nothing that is for people alone. */
export function isInstruction(path: string): boolean {
  const forPeople = /^(?:readme|changelog|history|licen[cs]e|contributing|security|notice)\b/i;
  return /\.md$/i.test(path) && !forPeople.test(nameOf(path));
}
