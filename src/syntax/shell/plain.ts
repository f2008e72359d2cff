import type { Assignment, ShellCommand, ShellScript, Word } from './shell.ts';

/** Lines of words without a sign that a shell obeys. */
const plainLines = /^[\w@%+=:,./~ \t\n-]*$/;

/** Words that begin or end a compound command, or declare. */
const reserved: ReadonlySet<string> = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'do',
  'done',
  'case',
  'esac',
  'while',
  'until',
  'for',
  'select',
  'function',
  'in',
  'coproc',
  'declare',
  'typeset',
  'export',
  'readonly',
  'local',
  'unset',
  'unsetenv',
]);

/** Reads lines of plain words, as most commands are; null for a text that needs the grammar. */
export function readPlain(text: string): ShellScript | null {
  if (!plainLines.test(text)) return null;
  const commands: ShellCommand[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const words = Array.from(line.matchAll(/[^ \t]+/g), ({ 0: word, index }) =>
      wordAt(word, start + index),
    );
    const command = plainCommand(words, commands.length === 0 ? null : ';');
    if (!command) return null;
    if (words.length > 0) commands.push(command);
    start += line.length + 1;
  }
  // The grammar keeps the folders that `cd` goes to.
  const goes = ({ words: [first] }: ShellCommand) => /^(?:cd|pushd|popd)$/.test(first?.text ?? '');
  if (commands.length > 1 && commands.some(goes)) return null;
  return { commands, functions: new Set(), isWhole: true };
}

function plainCommand(words: readonly Word[], after: ';' | null): ShellCommand | null {
  const first = words.findIndex((word) => !isAssignment(word));
  const count = first === -1 ? words.length : first;
  if (reserved.has(words[count]?.text ?? '')) return null;
  return {
    words: words.slice(count),
    assignments: words.slice(0, count).map(assignmentOf),
    redirects: [],
    cwd: [],
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    inSubstitution: false,
    isPiped: false,
    after,
  };
}

function wordAt(text: string, start: number): Word {
  return { text, parts: [{ kind: 'text', text }], start, end: start + text.length };
}

function isAssignment({ text }: Word): boolean {
  return /^[A-Za-z_]\w*\+?=/.test(text ?? '');
}

function assignmentOf({ text, start }: Word): Assignment {
  const [, name = '', value = ''] = /^(\w+)\+?=(.*)$/.exec(text ?? '') ?? [];
  const valueStart = start + (text ?? '').length - value.length;
  if (value !== '') return { name, value: wordAt(value, valueStart) };
  return { name, value: { text: '', parts: [], start: valueStart, end: valueStart } };
}
