import type { Facet } from '../../model/contract.ts';
import { type Field, fields, flag, text, type Value } from '../../model/value/value.ts';
import { flagFacet, textFacet, valueFacet, verbatimFacet } from '../facets.ts';
import { type ItemCollector, type Path, unknownFacets } from './item-collector.ts';

/** Adds one operation: its inputs, results and entrypoints. */
export function addOperation(collector: ItemCollector, operation: Field, path: Path): void {
  const { key: name, keyAt, value } = operation;
  if (value.kind !== 'table') collector.addField(path, operation);
  const known = ['description', 'input', 'output', 'entrypoints'];
  const facets = unknownFacets(fields(value), known);
  addText(collector, facets, value, 'description', path);
  collector.add('operation', '', name, path, keyAt, facets);
  for (const input of collector.fieldsOf(value, 'input', path)) {
    addInput(collector, name, input, [...path, 'input', input.key]);
  }
  addResult(collector, name, value, path);
  const entrypoints = collector.fieldsOf(value, 'entrypoints', path);
  collector.addEntrypoints(name, entrypoints, [...path, 'entrypoints']);
}

function addInput(collector: ItemCollector, owner: string, input: Field, path: Path): void {
  const { key: name, keyAt, value } = input;
  if (value.kind !== 'table') collector.addField(path, input);
  const allFields = fields(value);
  // `type` becomes the schema facet; a key named `schema` is unknown.
  const schemaField = allFields.find(({ key }) => key === 'schema');
  if (schemaField) collector.addField([...path, 'schema'], schemaField);
  const facets = unknownFacets(allFields, ['type', 'required', 'default', 'description', 'schema']);
  addText(collector, facets, value, 'description', path);
  const field = (key: string) => allFields.find((candidate) => candidate.key === key);
  const required = field('required');
  const isRequired = flag(required?.value);
  if (required && isRequired === undefined) collector.addField([...path, 'required'], required);
  facets.set('required', flagFacet(isRequired ?? false, required?.value.at ?? keyAt));
  const type = field('type')?.value;
  if (type) facets.set(...typeFacet(type));
  const defaultValue = field('default')?.value;
  if (defaultValue && defaultValue.kind !== 'null') facets.set('default', valueFacet(defaultValue));
  collector.add('input', owner, name, path, keyAt, facets);
}

const types: readonly string[] = ['string', 'integer', 'boolean', 'number'];

/** A type as a schema; `json` accepts everything, and unknown types are compared as JSON. */
function typeFacet(type: Value): [name: string, facet: Facet] {
  const name = text(type) ?? '';
  if (name !== 'json' && !types.includes(name)) return ['type', verbatimFacet(type)];
  const value = name === 'json' ? {} : { type: name };
  return ['schema', { shape: { type: 'schema', value }, at: type.at }];
}

function addResult(collector: ItemCollector, owner: string, operation: Value, path: Path): void {
  const output = fields(operation).find(({ key }) => key === 'output');
  if (!output) return;
  const outputPath = [...path, 'output'];
  const allFields = collector.fieldsOf(operation, 'output', path);
  const facets = unknownFacets(allFields, ['description', 'fields']);
  addText(collector, facets, output.value, 'description', outputPath);
  const fieldsField = allFields.find(({ key }) => key === 'fields');
  facets.set('fields', flagFacet(fieldsField !== undefined, fieldsField?.keyAt ?? output.keyAt));
  collector.add('result', owner, '', outputPath, output.keyAt, facets);
  for (const field of collector.fieldsOf(output.value, 'fields', outputPath)) {
    const facet = new Map([['value', verbatimFacet(field.value)]]);
    collector.add(
      'result-field',
      owner,
      field.key,
      [...outputPath, 'fields', field.key],
      field.keyAt,
      facet,
    );
  }
}

/** Adds a text as a facet; adds other values as a field. */
function addText(
  collector: ItemCollector,
  facets: Map<string, Facet>,
  table: Value,
  key: string,
  path: Path,
): void {
  const field = fields(table).find((candidate) => candidate.key === key);
  if (!field) return;
  const facet = textFacet(field.value);
  if (facet) facets.set(key, facet);
  else collector.addField([...path, key], field);
}
