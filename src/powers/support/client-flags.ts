import { code, msg } from '../../model/message.ts';
import type { GrantFault } from '../../model/power.ts';
import { type Field, source } from '../../model/value/value.ts';
import { grantFault } from './fields.ts';

/** A boolean as Claude Code reads it; null for a value that is none. */
export interface ClientFlag {
  readonly value: boolean | null;
  readonly faults: readonly GrantFault[];
}

const truths: ReadonlySet<string> = new Set(['true', 'yes', 'on', '1']);
const falsehoods: ReadonlySet<string> = new Set(['false', 'no', 'off', '0']);

/** Reads a boolean of a frontmatter: other spellings than true and false count since Claude Code 2.1.218. */
export function readFlag({ key, value }: Field): ClientFlag {
  const written = (source(value) ?? '').toLowerCase();
  const isTrue = truths.has(written);
  if (!isTrue && !falsehoods.has(written)) {
    const message = msg`${code(key)} is neither true nor false. Clients ignore it.`;
    return { value: null, faults: [grantFault(message, value.at)] };
  }
  if (value.kind === 'boolean') return { value: isTrue, faults: [] };
  const message = msg`${code(key)} is ${code(written)}. Claude Code ignores it before 2.1.218.`;
  const help = msg`Write ${code(String(isTrue))}.`;
  return { value: isTrue, faults: [grantFault(message, value.at, help)] };
}
