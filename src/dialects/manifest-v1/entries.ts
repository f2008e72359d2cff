import { memoize } from '../../model/text/memoize.ts';
import type { Location } from '../../model/text/text.ts';
import {
  fields,
  flag,
  formatPointer,
  get,
  items,
  source,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';
import { isMarkedSensitive } from '../secrets.ts';
import { type Subschema, subschemas } from './input-schema.ts';

/** One entry of a list of an ADR-002 manifest, under the name that identifies it. */
export interface Entry {
  readonly name: string;
  /** The place of the name. */
  readonly at: Location;
  readonly pointer: string;
  /** The entry itself: a mapping, or a bare name. */
  readonly value: Value;
}

/** An input or an environment variable. */
export interface Requirement extends Entry {
  readonly required: boolean;
}

/** A value that stands where a default may stand, with the place of its key. */
export interface DefaultValue {
  readonly value: Value;
  readonly keyAt: Location;
}

/** The inputs of a manifest in the order written; a name written twice is there twice. */
export const inputsOf = memoize((root: Table): readonly Requirement[] =>
  requirementsOf(root, 'inputs'),
);

/** The environment variables of a manifest in the order written. */
export const variablesOf = memoize((root: Table): readonly Requirement[] =>
  requirementsOf(root, 'env'),
);

/** The commands that are preconditions. */
export const commandsOf = memoize((root: Table): readonly Entry[] =>
  entriesOf(root, ['preconditions', 'commands'], 'cmd'),
);

/** The files that are preconditions. */
export const filesOf = memoize((root: Table): readonly Entry[] =>
  entriesOf(root, ['preconditions', 'files'], 'path'),
);

/** The files a skill writes. */
export const outputsOf = memoize((root: Table): readonly Entry[] =>
  entriesOf(root, ['outputs', 'files'], 'pattern'),
);

/** The names or patterns of a list of the `interface:` block; undefined where it has no such list. */
export function interfaceOf(
  root: Table,
  list: 'inputs' | 'outputs' | 'env',
): readonly Entry[] | undefined {
  if (get(get(root, 'interface'), list)?.kind !== 'list') return undefined;
  return entriesOf(root, ['interface', list], list === 'outputs' ? 'pattern' : 'name');
}

/** Whether an input or variable is marked for redaction. */
export function isSensitive(entry: Entry): boolean {
  return flag(get(entry.value, 'sensitive')) === true;
}

/** Whether its values stay unprinted: `sensitive: "yes"` is a wrong spelling and means it too. */
export function isEntryMarked({ value }: Entry): boolean {
  return isMarkedSensitive(value);
}

/** The defaults of an input: its own, and that of its schema. The first one counts. */
export function defaultsOf(entry: Entry): readonly DefaultValue[] {
  return [entry.value, get(entry.value, 'schema')]
    .flatMap((container) => fields(container))
    .filter(({ key }) => key === 'default')
    .map(({ value, keyAt }) => ({ value, keyAt }));
}

/** A schema of an input, or one nested in it. */
export interface InputSchema extends Subschema {
  readonly input: Requirement;
}

/** Every schema of every input. */
export const schemasOf = memoize((root: Table): readonly InputSchema[] =>
  inputsOf(root).flatMap((input) => {
    const schema = get(input.value, 'schema');
    return schema ? Array.from(subschemas(schema), (subschema) => ({ ...subschema, input })) : [];
  }),
);

/** The base an entry's path is read from. */
export function baseOf(entry: Entry, fallback: string): string {
  return text(get(entry.value, 'base')) ?? fallback;
}

function requirementsOf(root: Table, key: string): readonly Requirement[] {
  return fields(get(root, key))
    .filter((list) => list.key === 'required' || list.key === 'optional')
    .flatMap((list) =>
      entriesOf(root, [key, list.key], 'name').map((entry) => ({
        ...entry,
        required: list.key === 'required',
      })),
    );
}

/** The entries of a list that have a name; a bare text is one. */
function entriesOf(
  root: Table,
  [table, list]: readonly [string, string],
  key: string,
): readonly Entry[] {
  return items(get(get(root, table), list)).flatMap((value, index) => {
    const nameValue = value.kind === 'table' ? get(value, key) : value;
    const name = source(nameValue);
    if (!nameValue || name === undefined || name === '') return [];
    return [{ name, at: nameValue.at, pointer: formatPointer(table, list, index), value }];
  });
}
