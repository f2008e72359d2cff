import type { Facet, Item } from '../../model/contract.ts';
import { type Field, fields, get, type Json, type Table, toJson } from '../../model/value/value.ts';
import { flagFacet, textFacet, valueFacet, verbatimFacet } from '../facets.ts';
import {
  type DeclaredEntry,
  type DefaultValue,
  defaultsOf,
  inputsOf,
  interfaceOf,
  isSensitive,
  variablesOf,
} from './entries.ts';
import { type Facets, item, unknownKeysFacet } from './item.ts';
import { unique } from './unique.ts';

/** The inputs; the first one of a repeated name. */
export function inputItems(root: Table): readonly Item[] {
  const inputs = unique(inputsOf(root)).map((input) =>
    item('input', input.name, input.pointer, input.at, inputFacets(input)),
  );
  return [...inputs, ...interfaceOnly(root, 'inputs', inputs)];
}

/** The environment variables; variables only in the interface are required (ADR-003). */
export function environmentItems(root: Table): readonly Item[] {
  const known = ['name', 'description', 'sensitive'];
  const variables = unique(variablesOf(root)).map((variable) => {
    const { name, pointer, at, value } = variable;
    return item('environment', name, pointer, at, [
      ...flags(variable),
      ['description', textFacet(get(value, 'description'))],
      ['extras', unknownKeysFacet(value, known)],
    ]);
  });
  return [...variables, ...interfaceOnly(root, 'env', variables)];
}

function interfaceOnly(
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

function flags(entry: DeclaredEntry): Facets {
  const sensitive = get(entry.value, 'sensitive')?.at ?? entry.at;
  return [
    ['required', flagFacet(entry.required, entry.at)],
    ['sensitive', flagFacet(isSensitive(entry), sensitive)],
  ];
}

const inputKeys = ['name', 'description', 'schema', 'default', 'sensitive'];

function inputFacets(input: DeclaredEntry): Facets {
  const schema = get(input.value, 'schema');
  const [ownDefault, schemaDefault] = defaultsOf(input);
  const ownDescription = get(input.value, 'description');
  const schemaDescription = get(schema, 'description');
  return [
    ...flags(input),
    ['default', defaultFacet(ownDefault)],
    ['schema', schemaFacet(input)],
    ['description', textFacet(ownDescription ?? schemaDescription)],
    // The entry overrides its schema, but a change in the schema is still a change.
    ['schema.default', defaultFacet(schemaDefault)],
    ['schema.description', ownDescription && verbatimFacet(schemaDescription)],
    ...fields(input.value)
      .filter(({ key }) => !inputKeys.includes(key))
      .map(unknownFacet),
  ];
}

function defaultFacet(defaultValue: DefaultValue | undefined): Facet | undefined {
  return defaultValue && valueFacet(defaultValue.value);
}

/** The schema without the keywords that have facets of their own; an absent schema accepts every value. */
function schemaFacet(input: DeclaredEntry): Facet {
  const schema = get(input.value, 'schema');
  if (schema?.kind !== 'table') {
    const value = schema ? toJson(schema) : {};
    return { shape: { type: 'schema', value }, at: schema?.at ?? input.at };
  }
  const value: Record<string, Json> = Object.create(null);
  for (const [key, field] of schema.fields) {
    if (key !== 'default' && key !== 'description') value[key] = toJson(field.value);
  }
  return { shape: { type: 'schema', value }, at: schema.at };
}

/** An unknown key of an input. `required` in an entry is unknown too: its list decides. */
function unknownFacet({ key, value }: Field): readonly [string, Facet | undefined] {
  return [key === 'required' ? 'entry.required' : key, verbatimFacet(value)];
}
