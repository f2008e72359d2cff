import type { Facet } from '../../model/contract.ts';
import { type Field, fields, flag, text, type Value } from '../../model/value.ts';
import { flagFacet, jsonFacet, textFacet, valueFacet } from '../facets.ts';
import { extensions, type Facts, type Path } from './facts.ts';

/** States one operation: what callers pass, what they get, and how it is run. */
export function addOperation(facts: Facts, operation: Field, path: Path): void {
  const { key: name, keyAt, value } = operation;
  if (value.kind !== 'table') facts.addField(path, operation);
  const known = ['description', 'input', 'output', 'entrypoints'];
  const facets = extensions(fields(value), known);
  addText(facts, facets, value, 'description', path);
  facts.add('operation', '', name, path, keyAt, facets);
  for (const input of facts.fieldsOf(value, 'input', path)) {
    addInput(facts, name, input, [...path, 'input', input.key]);
  }
  addResult(facts, name, value, path);
  const entrypoints = facts.fieldsOf(value, 'entrypoints', path);
  facts.addEntrypoints(name, entrypoints, [...path, 'entrypoints']);
}

function addInput(facts: Facts, owner: string, input: Field, path: Path): void {
  const { key: name, keyAt, value } = input;
  if (value.kind !== 'table') facts.addField(path, input);
  const all = fields(value);
  // The schema is made of the type; a key of that name is no part of it.
  const stray = all.find(({ key }) => key === 'schema');
  if (stray) facts.addField([...path, 'schema'], stray);
  const facets = extensions(all, ['type', 'required', 'default', 'description', 'schema']);
  addText(facts, facets, value, 'description', path);
  const field = (key: string) => all.find((one) => one.key === key);
  const required = field('required');
  const isRequired = flag(required?.value);
  if (required && isRequired === undefined) facts.addField([...path, 'required'], required);
  facets.set('required', flagFacet(isRequired ?? false, required?.value.at ?? keyAt));
  const type = field('type')?.value;
  if (type) facets.set(...typeFacet(type));
  const fallback = field('default')?.value;
  if (fallback && fallback.kind !== 'null') facets.set('default', valueFacet(fallback));
  facts.add('input', owner, name, path, keyAt, facets);
}

const types: readonly string[] = ['string', 'integer', 'boolean', 'number'];

/** A type as a schema; `json` allows everything, and an unknown one is compared as it stands. */
function typeFacet(type: Value): [name: string, facet: Facet] {
  const name = text(type) ?? '';
  if (name !== 'json' && !types.includes(name)) return ['type', jsonFacet(type)];
  const value = name === 'json' ? {} : { type: name };
  return ['schema', { shape: { type: 'schema', value }, at: type.at }];
}

function addResult(facts: Facts, owner: string, operation: Value, path: Path): void {
  const output = fields(operation).find(({ key }) => key === 'output');
  if (!output) return;
  const inside = [...path, 'output'];
  const all = facts.fieldsOf(operation, 'output', path);
  const facets = extensions(all, ['description', 'fields']);
  addText(facts, facets, output.value, 'description', inside);
  const named = all.find(({ key }) => key === 'fields');
  facets.set('fields', flagFacet(named !== undefined, named?.keyAt ?? output.keyAt));
  facts.add('result', owner, '', inside, output.keyAt, facets);
  for (const field of facts.fieldsOf(output.value, 'fields', inside)) {
    const facet = new Map([['value', jsonFacet(field.value)]]);
    facts.add(
      'result-field',
      owner,
      field.key,
      [...inside, 'fields', field.key],
      field.keyAt,
      facet,
    );
  }
}

/** A text as a facet; a value of another kind is stated as it is. */
function addText(
  facts: Facts,
  facets: Map<string, Facet>,
  table: Value,
  key: string,
  path: Path,
): void {
  const field = fields(table).find((one) => one.key === key);
  if (!field) return;
  const facet = textFacet(field.value);
  if (facet) facets.set(key, facet);
  else facts.addField([...path, key], field);
}
