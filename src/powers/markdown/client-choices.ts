import { list, valuePart, words } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type { Table } from '../../model/value/value.ts';
import { source } from '../../model/value/value.ts';
import { wrongType } from '../support/fields.ts';

/** The values that a client reads of a field, and what it does with any other. */
export interface Choice {
  readonly values: readonly string[];
  /** Whether it may be a positive whole number. */
  readonly hasNumbers?: boolean;
  readonly consequence: string;
}

/** Values of fields that have no power but are often misspelt. */
export const effort: Choice = {
  values: ['low', 'medium', 'high', 'xhigh', 'max'],
  hasNumbers: true,
  consequence: 'the effort of the session is used',
};

/** The shells of commands in a text. */
export const shell: Choice = {
  values: ['bash', 'powershell'],
  consequence: 'clients know no such shell for the commands of the text',
};

/** The faults of fields with a value that no client knows. */
export function unknownChoices(
  frontmatter: Table | null,
  choices: Readonly<Record<string, Choice>>,
): readonly GrantFault[] {
  return Object.entries(choices).flatMap(([key, { values, hasNumbers, consequence }]) => {
    const value = frontmatter?.fields.get(key)?.value;
    const written = source(value) ?? '';
    if (!value || value.kind === 'null' || values.includes(written)) return [];
    if (hasNumbers && /^[1-9]\d*$/.test(written)) return [];
    const names = values.map(valuePart);
    const known = hasNumbers ? [...names, words('a number')] : names;
    const expected = list(known, { limit: 9, last: 'or' });
    return [wrongType(key, value, { expected, consequence })];
  });
}
