import type { StatedContract } from '../../model/catalogue.ts';
import type { Json } from '../../model/value/value.ts';
import { type Child, element, fragment, type Html, spaced, table } from './element.ts';
import { code, fieldsOf, formatNumber, listItems, scalarsText } from './text.ts';

/** Limits each list of a contract. */
const maxItems = 40;
const maxText = 300;

/** The interface of a skill as terms with descriptions: what it is found by, called with, and needs. */
export function contractLists(contract: StatedContract): readonly Html[] {
  const { operations, dependencies, features } = contract;
  return [
    ...term('Capabilities', names(contract.capabilities)),
    ...term('Inputs', inputs(contract.inputs)),
    ...term('Outputs', list(contract.outputs, outputItem)),
    ...term('Operations', list(Object.entries(operations), operationItem)),
    ...term('Recipes', names(contract.recipes)),
    ...term('Exports', names(contract.exports)),
    ...term('Features', list(Object.entries(features), namedItem)),
    ...term('Dependencies', list(Object.entries(dependencies), namedItem)),
  ];
}

function term(name: string, description: Html | null): readonly Html[] {
  return description === null ? [] : [element('dt', {}, name), element('dd', {}, description)];
}

function names(values: readonly string[]): Html | null {
  return list(values, (value) => code(value));
}

function list<T>(values: readonly T[], render: (value: T) => Html): Html | null {
  return values.length === 0 ? null : element('ul', {}, ...listItems(values, maxItems, render));
}

function outputItem(value: Json): Html {
  const { pattern, description } = fieldsOf(value);
  return fragment(code(textOf(pattern)), described(description));
}

function namedItem([name, value]: readonly [string, Json]): Html {
  const { range, optional, description } = fieldsOf(value);
  return fragment(
    code(name),
    ...(range === undefined ? [] : [' ', code(textOf(range))]),
    ...(optional === true ? [' optional'] : []),
    described(description),
  );
}

function operationItem([name, value]: readonly [string, Json]): Html {
  const { description, inputs: declared } = fieldsOf(value);
  const table = Array.isArray(declared) ? inputs(declared) : null;
  return fragment(code(name), described(description), ...(table ? [table] : []));
}

/** A table of inputs; null without any. */
function inputs(values: readonly Json[]): Html | null {
  if (values.length === 0) return null;
  const rows = values.slice(0, maxItems).map((value) => ({ cells: inputCells(value) }));
  const omitted = values.length - rows.length;
  const columns = ['Input', 'Required', 'Type', 'Description'];
  return element(
    'div',
    { class: 'wide' },
    table(columns, rows),
    ...(omitted > 0 ? [element('p', {}, `and ${formatNumber(omitted)} more`)] : []),
  );
}

function inputCells(value: Json): readonly Child[] {
  const { name, required, sensitive, description } = fieldsOf(value);
  const need = required === null || required === undefined ? 'not stated' : required ? 'yes' : 'no';
  const type = sensitive === true ? 'sensitive' : typeOf(value);
  return [code(textOf(name)), need, type, textOf(description)];
}

/** The declared type, else the scalars of the schema, with the default. */
function typeOf(value: Json): Html {
  const { type, schema, default: fallback } = fieldsOf(value);
  const { type: schemaType, ...others } = fieldsOf(schema);
  const name = type ?? schemaType;
  const details = type === undefined && Object.keys(others).length > 0 ? [others] : [];
  return spaced(
    ...[...(name === undefined ? [] : [name]), ...details].map((shown) =>
      element('code', {}, scalarsText(shown, maxText)),
    ),
    ...(fallback === undefined ? [] : ['default', code(JSON.stringify(fallback))]),
  );
}

function described(description: Json | undefined): Html {
  const text = textOf(description);
  return text === '' ? fragment() : fragment(' ', text);
}

function textOf(value: Json | undefined): string {
  return value === undefined || value === null ? '' : scalarsText(value, maxText);
}
