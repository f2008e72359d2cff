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

/** A named entry of a list in an ADR-002 manifest. */
export interface Entry {
  readonly name: string;
  /** The location of the name. */
  readonly at: Location;
  readonly pointer: string;
  /** The entry: a mapping, or a bare name. */
  readonly value: Value;
}

/** An input or an environment variable. */
export interface DeclaredEntry extends Entry {
  readonly required: boolean;
}

/** A default, with the location of its key. */
export interface DefaultValue {
  readonly value: Value;
  readonly keyAt: Location;
}

/** The inputs of a manifest in source order, including repeated names. */
export const inputsOf = memoize((root: Table): readonly DeclaredEntry[] =>
  declaredEntries(root, 'inputs'),
);

/** The environment variables of a manifest in source order. */
export const variablesOf = memoize((root: Table): readonly DeclaredEntry[] =>
  declaredEntries(root, 'env'),
);

/** The commands in `preconditions`. */
export const commandsOf = memoize((root: Table): readonly Entry[] =>
  entriesOf(root, ['preconditions', 'commands'], 'cmd'),
);

/** The files in `preconditions`. */
export const filesOf = memoize((root: Table): readonly Entry[] =>
  entriesOf(root, ['preconditions', 'files'], 'path'),
);

/** The files that the skill writes. */
export const outputsOf = memoize((root: Table): readonly Entry[] =>
  entriesOf(root, ['outputs', 'files'], 'pattern'),
);

/** The names or patterns of a list in the `interface:` block; undefined without such a list. */
export function interfaceOf(
  root: Table,
  list: 'inputs' | 'outputs' | 'env',
): readonly Entry[] | undefined {
  if (get(get(root, 'interface'), list)?.kind !== 'list') return undefined;
  return entriesOf(root, ['interface', list], list === 'outputs' ? 'pattern' : 'name');
}

/** Whether an input or variable is declared sensitive. */
export function isSensitive(entry: Entry): boolean {
  return flag(get(entry.value, 'sensitive')) === true;
}

/** Whether its values are never printed; a misspelling such as `sensitive: "yes"` counts too. */
export function isNeverPrinted({ value }: Entry): boolean {
  return isMarkedSensitive(value);
}

/** The defaults of an input: its own, then its schema's. The first one applies. */
export function defaultsOf(entry: Entry): readonly DefaultValue[] {
  return [entry.value, get(entry.value, 'schema')]
    .flatMap((container) => fields(container))
    .filter(({ key }) => key === 'default')
    .map(({ value, keyAt }) => ({ value, keyAt }));
}

/** A schema of an input, or a nested schema. */
export interface InputSchema extends Subschema {
  readonly input: DeclaredEntry;
}

/** Every schema of every input. */
export const schemasOf = memoize((root: Table): readonly InputSchema[] =>
  inputsOf(root).flatMap((input) => {
    const schema = get(input.value, 'schema');
    return schema ? Array.from(subschemas(schema), (subschema) => ({ input, ...subschema })) : [];
  }),
);

/** The base directory of an entry's path. */
export function baseOf(entry: Entry, fallback: string): string {
  return text(get(entry.value, 'base')) ?? fallback;
}

function declaredEntries(root: Table, key: string): readonly DeclaredEntry[] {
  return fields(get(root, key))
    .filter((list) => list.key === 'required' || list.key === 'optional')
    .flatMap((list) =>
      entriesOf(root, [key, list.key], 'name').map((entry) => ({
        required: list.key === 'required',
        ...entry,
      })),
    );
}

/** The named entries of a list; a bare text is an entry. */
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
