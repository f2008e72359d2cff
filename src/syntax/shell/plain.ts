import type { Assignment, ShellScript, Word } from './shell.ts';

/** One line of words without a sign that a shell obeys. */
const plainLine = /^[\w@%+=:,./~ \t-]*$/;

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

/** Reads a line of plain words, as most commands are; null for a text that needs the grammar. */
export function readPlain(text: string): ShellScript | null {
  if (!plainLine.test(text)) return null;
  const words = Array.from(text.matchAll(/[^ \t]+/g), ({ 0: word, index }) => wordAt(word, index));
  const first = words.findIndex((word) => !isAssignment(word));
  const count = first === -1 ? words.length : first;
  if (reserved.has(words[count]?.text ?? '')) return null;
  const assignments = words.slice(0, count).map(assignmentOf);
  const own = words.slice(count);
  const command = {
    words: own,
    assignments,
    redirects: [],
    cwd: [],
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    inSubstitution: false,
    isPiped: false,
    after: null,
  };
  return { commands: words.length === 0 ? [] : [command], functions: new Set(), isWhole: true };
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
