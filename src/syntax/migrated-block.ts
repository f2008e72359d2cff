import { builtIn, placeholdersIn } from '../model/placeholders.ts';
import { type Field, fields, flag, get, type Json, plain, type Table } from '../model/value.ts';
import { type Operation, operationsOf, wordsOf } from './operations.ts';

/**
 * The JSON of the `skill-manifest` block that takes the place of a `router-manifest` block: operations
 * keep the names callers use, and what the old format did not say is made of what it did say.
 */
export function migratedBlock(root: Table): string {
  const operations = operationsOf('router-manifest', root).map(migratedOperation);
  const stdout = get(root, 'stdout_contract');
  const known = ['schema_version', 'operations', ...before, ...behind];
  const rest = fields(root).filter(({ key }) => !known.includes(key) && key !== 'entrypoints');
  return printed(
    object([
      ['schema_version', '2.0'],
      ...before.flatMap((key) => kept(root, key)),
      ['capabilities', keptOr(root, 'capabilities', [])],
      ['effects', keptOr(root, 'effects', [])],
      ['operations', object([...operations, ...fields(get(root, 'operations')).map(entry)])],
      [
        'stdout_contract',
        object([
          ['last_line_json', flag(get(stdout, 'last_line_json')) ?? false],
          ...fields(stdout)
            .filter(({ key }) => key !== 'last_line_json')
            .map(entry),
        ]),
      ],
      ...rest.map(entry),
    ]),
  );
}

const before: readonly string[] = ['id', 'version'];
const behind: readonly string[] = ['capabilities', 'effects', 'stdout_contract'];

type Entry = readonly [key: string, value: Json];

function migratedOperation(operation: Operation): Entry {
  const { name, entrypoints } = operation;
  const names = new Set([...wordsOf([operation])].flatMap((word) => placeholdersIn(word.text)));
  const inputs = [...names].filter((one) => !builtIn.has(one));
  return [
    name,
    object([
      ['description', name],
      ['input', object(inputs.map((one) => [one, { type: 'string', required: true }]))],
      ['output', { description: `What ${name} prints.` }],
      ['entrypoints', object(entrypoints.map(entry))],
    ]),
  ];
}

function entry({ key, value }: Field): Entry {
  return [key, plain(value)];
}

function kept(root: Table, key: string): readonly Entry[] {
  const field = root.fields.get(key);
  return field ? [entry(field)] : [];
}

function keptOr(root: Table, key: string, fallback: Json): Json {
  return kept(root, key)[0]?.[1] ?? fallback;
}

/** An object of entries, `__proto__` being a key like any other. */
function object(entries: readonly Entry[]): Json {
  return Object.fromEntries(entries);
}

/** JSON as people write it: two blanks a level, a list of plain values on one line. */
function printed(value: Json, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}  `;
  if (isList(value)) {
    const parts = value.map((item) => printed(item, inner));
    const isShort = value.every((item) => item === null || typeof item !== 'object');
    if (isShort) return `[${parts.join(', ')}]`;
    return `[\n${parts.map((part) => inner + part).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(
    ([key, one]) => `${inner}${JSON.stringify(key)}: ${printed(one, inner)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
