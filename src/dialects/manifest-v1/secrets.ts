import { fields, get, source, type Table, type Value } from '../../model/value.ts';
import { subschemas } from '../../syntax/input-schema.ts';
import { inputsOf, isMarked, variablesOf } from '../../syntax/v1-entries.ts';

/** Keys under which a value of an input or variable may stand in a manifest. */
const holders: ReadonlySet<string> = new Set([
  'default',
  'value',
  'example',
  'examples',
  'const',
  'enum',
]);

/** Shorter numbers are in every text; hiding them would hide everything. */
const shortestNumber = 4;

/** The values of sensitive inputs and variables a manifest holds: never to be printed. */
export function secretsOf(root: Table): readonly string[] {
  const found = new Set<string>();
  for (const entry of [...inputsOf(root), ...variablesOf(root)]) {
    if (!isMarked(entry)) continue;
    collect(entry.value, found);
    const schema = get(entry.value, 'schema');
    for (const { value } of schema ? subschemas(schema) : []) collect(value, found);
  }
  return [...found];
}

function collect(holder: Value, found: Set<string>): void {
  for (const { key, value } of fields(holder)) {
    if (holders.has(key)) for (const leaf of leaves(value)) found.add(leaf);
  }
}

function* leaves(value: Value): Iterable<string> {
  if (value.kind === 'list') for (const one of value.items) yield* leaves(one);
  else if (value.kind === 'table')
    for (const one of fields(value)) yield* [one.key, ...leaves(one.value)];
  else if (value.kind === 'string') yield String(value.value);
  else if (value.kind === 'number' || value.kind === 'other') yield* numbers(value);
}

/** A number as written and as JSON has it. */
function numbers(value: Value): readonly string[] {
  const forms = [source(value) ?? '', value.kind === 'number' ? String(value.value) : ''];
  return forms.filter((form) => form.length >= shortestNumber);
}
