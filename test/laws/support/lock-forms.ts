import fc from 'fast-check';
import type { Files } from './reports.ts';

/** How a lock is written: as its tool does, or edited by hand. */
const forms = {
  plain: (text: string) => text,
  commented: (text: string) => text.replace('skills:\n', 'skills:\n  # By hand\n'),
  windows: (text: string) => text.replaceAll('\n', '\r\n'),
  compact: (text: string) => text.replaceAll(/\n +/g, (blanks) => (text[0] === '{' ? '' : blanks)),
  quoted: (text: string) => text.replaceAll(/(content_hash|version): (\S+)/g, '$1: "$2"'),
  reversed: (text: string) => reverseEntries(text),
  truncated: (text: string) => text.slice(0, -40),
  repeated: (text: string) => text.replace(/( {2}[a-z"].*\n {4}.*\n)/, '$1$1'),
  headed: (text: string) => (text[0] === '{' ? text : `# Regenerate with: make\n${text}`),
};
export type LockForm = keyof typeof forms;

/** Mostly as its tool writes it. */
export const lockForm: fc.Arbitrary<LockForm> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('plain' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(forms) as LockForm[])) },
);

/** Locks in a form. */
export function withLockForm(locks: Readonly<Record<string, string>>, form: LockForm): Files {
  return Object.fromEntries(Object.entries(locks).map(([path, text]) => [path, forms[form](text)]));
}

function reverseEntries(text: string): string {
  const [head = '', ...entries] = text.split(/^(?= {2}[a-z])/m);
  return [head, ...entries.reverse()].join('');
}
