import { codeIndex, isInterpreter } from '../../contract/coverage/interpreters.ts';
import type { Word } from '../../dialects/skill-manifest-v2/entries.ts';
import { groupBy } from '../../model/text/group-by.ts';

/** Extensions of scripts and programs. */
const scripts =
  /\.(?:sh|bash|zsh|fish|ps1|bat|cmd|py|js|mjs|cjs|ts|mts|rb|pl|php|lua|r|jl|go|exe|jar)$/i;

/** A file name without a folder, a placeholder, a variable and other syntax. */
const plainName = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.+-]*$/u;

/** Whether a path is that of a script or program. */
export function isScript(path: string): boolean {
  return scripts.test(path);
}

/** The words that name a script without a folder: the first script after an interpreter, in each command. */
export function scriptWordsOf(words: readonly Word[]): readonly Word[] {
  return [...groupBy(words, ({ operation }) => operation).values()].flatMap((ofOperation) =>
    [...groupBy(ofOperation, ({ system }) => system).values()].flatMap(scriptOf),
  );
}

function scriptOf(command: readonly Word[]): readonly Word[] {
  const texts = command.map(({ text }) => text);
  const start = texts.findIndex(isInterpreter);
  if (start < 0 || codeIndex(texts) >= 0) return [];
  const index = texts.findIndex((text, index) => index > start && isScript(text));
  const operand = texts.findIndex((text, index) => index > start && !/^[-+/]/.test(text));
  const word = command[index];
  if (!word || !plainName.test(word.text) || texts[index - 1] === '-m') return [];
  // The value of an option before the script has no extension, as in `-ExecutionPolicy Bypass -File`.
  const isFirst = index === operand || /^-/.test(texts[operand - 1] ?? '');
  return isFirst ? [word] : [];
}
