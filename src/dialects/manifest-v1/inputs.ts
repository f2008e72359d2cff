import type { Facet, Item } from '../../model/contract.ts';
import { type Field, fields, get, type Json, plain, type Table } from '../../model/value.ts';
import { flagFacet, jsonFacet, textFacet, valueFacet } from '../facets.ts';
import {
  type Default,
  type Demand,
  defaultsOf,
  inputsOf,
  interfaceOf,
  isSensitive,
  variablesOf,
} from './entries.ts';
import { extras, type Facets, item } from './item.ts';
import { unique } from './unique.ts';

/** The inputs; of a name declared twice the first counts. */
export function inputItems(root: Table): readonly Item[] {
  const inputs = unique(inputsOf(root)).map((input) =>
    item('input', input.name, input.pointer, input.at, inputFacets(input)),
  );
  return [...inputs, ...onlyInterface(root, 'inputs', inputs)];
}

/** The environment variables; those of the interface alone are required (ADR-003). */
export function environmentItems(root: Table): readonly Item[] {
  const known = ['name', 'description', 'sensitive'];
  const variables = unique(variablesOf(root)).map((variable) => {
    const { name, pointer, at, value } = variable;
    return item('environment', name, pointer, at, [
      ...flags(variable),
      ['description', textFacet(get(value, 'description'))],
      ['extras', extras(value, known)],
    ]);
  });
  return [...variables, ...onlyInterface(root, 'env', variables)];
}

function onlyInterface(
  root: Table,
  list: 'inputs' | 'env',
  declared: readonly Item[],
): readonly Item[] {
  const names = new Set(declared.map(({ name }) => name));
  return unique(interfaceOf(root, list) ?? [])
    .filter(({ name }) => !names.has(name))
    .map(({ name, pointer, at }) =>
      list === 'inputs'
        ? item('input', name, pointer, at)
        : item('environment', name, pointer, at, [['required', flagFacet(true, at)]]),
    );
}

function flags(entry: Demand): Facets {
  const sensitive = get(entry.value, 'sensitive')?.at ?? entry.at;
  return [
    ['required', flagFacet(entry.required, entry.at)],
    ['sensitive', flagFacet(isSensitive(entry), sensitive)],
  ];
}

const inputKeys = ['name', 'description', 'schema', 'default', 'sensitive'];

function inputFacets(input: Demand): Facets {
  const schema = get(input.value, 'schema');
  const [first, second] = defaultsOf(input);
  const own = get(input.value, 'description');
  const inner = get(schema, 'description');
  return [
    ...flags(input),
    ['default', defaultFacet(first)],
    ['schema', schemaFacet(input)],
    ['description', textFacet(own ?? inner)],
    // What the entry itself says counts; what the schema says besides is still there to be compared.
    ['schema.default', defaultFacet(second)],
    ['schema.description', own && jsonFacet(inner)],
    ...fields(input.value)
      .filter(({ key }) => !inputKeys.includes(key))
      .map(unknownFacet),
  ];
}

function defaultFacet(found: Default | undefined): Facet | undefined {
  return found && valueFacet(found.value);
}

/** The schema less what has facets of its own; without one every value is accepted. */
function schemaFacet(input: Demand): Facet {
  const schema = get(input.value, 'schema');
  if (schema?.kind !== 'table') {
    const value = schema ? plain(schema) : {};
    return { shape: { type: 'schema', value }, at: schema?.at ?? input.at };
  }
  const value: Record<string, Json> = Object.create(null);
  for (const [key, field] of schema.fields) {
    if (key !== 'default' && key !== 'description') value[key] = plain(field.value);
  }
  return { shape: { type: 'schema', value }, at: schema.at };
}

/** An extension of an input; `required` in the entry is one, the list it stands in is what counts. */
function unknownFacet({ key, value }: Field): readonly [string, Facet | undefined] {
  return [key === 'required' ? 'entry.required' : key, jsonFacet(value)];
}
