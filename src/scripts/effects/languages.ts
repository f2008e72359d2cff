import type { SourceLanguage } from '../../syntax/source/source.ts';

/** The language of a script. */
export type ScriptLanguage = SourceLanguage | 'shell';

const extensions: readonly (readonly [RegExp, ScriptLanguage])[] = [
  [/\.pyw?$/i, 'python'],
  [/\.(?:js|cjs|mjs|jsx)$/i, 'javascript'],
  [/\.(?:ts|cts|mts)$/i, 'typescript'],
  [/\.(?:sh|bash|zsh)$/i, 'shell'],
];

/** The language of a script by the extension of its name; null for a file that is none. */
export function languageOf(path: string): ScriptLanguage | null {
  return extensions.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** Scripts of tests, and what others wrote. */
const unread =
  /(?:^|\/)(?:tests?|__tests__|fixtures|testdata|node_modules|vendor|third_party|dist|examples?|\.venv|venv|site-packages)\/|(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.py$|\.(?:test|spec)\.[cm]?[jt]s$|\.min\.[cm]?js$|\.d\.[cm]?ts$/i;

/** Whether what a script does is read: not of tests, and not of packages of others. */
export function isObserved(path: string): boolean {
  return languageOf(path) !== null && !unread.test(path);
}
