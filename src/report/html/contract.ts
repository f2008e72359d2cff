import type { StatedContract } from '../../model/catalogue.ts';
import { exactJson } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { type Child, element, type Html, spaced } from './element.ts';
import { code, fieldsOf, listItems, scalarsText } from './text.ts';

/** Limits each list of a contract. */
const maxItems = 40;
const maxText = 300;

/** The interface of a skill as terms with descriptions: what it is found by, called with, and needs. */
export function contractLists(contract: StatedContract): readonly Html[] {
  const { operations, dependencies, features } = contract;
  return [
    ...term('Capabilities', contract.capabilities.map(named)),
    ...term('Arguments', contract.arguments.map(named)),
    ...term('Inputs', contract.inputs.map(listed)),
    ...term('Outputs', contract.outputs.map(listed)),
    ...term('Operations', Object.entries(operations)),
    ...term('Recipes', contract.recipes.map(named)),
    ...term('Exports', contract.exports.map(named)),
    ...term('Features', Object.entries(features)),
    ...term('Dependencies', Object.entries(dependencies)),
  ];
}

type Item = readonly [name: string, value: Json];

function named(name: string): Item {
  return [name, null];
}

/** An input by its name, an output by its pattern. */
function listed(value: Json): Item {
  const { name, pattern } = fieldsOf(value);
  return [textOf(name ?? pattern), value];
}

function term(name: string, items: readonly Item[]): readonly Html[] {
  return items.length === 0 ? [] : [element('dt', {}, name), element('dd', {}, listOf(items))];
}

function listOf(items: readonly Item[]): Html {
  return element('ul', {}, ...listItems(items, maxItems, itemHtml));
}

/** The name, what callers have to know, the description, and the inputs of an operation. */
function itemHtml([name, value]: Item): Html {
  const { required, optional, sensitive, range, description, inputs } = fieldsOf(value);
  const need = required === true ? 'required' : optional === true ? 'optional' : '';
  return spaced(
    code(name),
    range === undefined ? '' : code(textOf(range)),
    need === '' ? '' : element('small', {}, need),
    ...(sensitive === true ? ['sensitive'] : typeOf(value)),
    textOf(description),
    Array.isArray(inputs) && inputs.length > 0 ? listOf(inputs.map(listed)) : '',
  );
}

/** The declared type, else the scalars of the schema, with the default. */
function typeOf(value: Json): readonly Child[] {
  const { type, schema, default: fallback } = fieldsOf(value);
  const { type: schemaType, ...details } = fieldsOf(schema);
  const name = type ?? schemaType;
  const others = type === undefined ? scalarsText(details, maxText) : '';
  return [
    name === undefined ? '' : code(textOf(name)),
    others === '' ? '' : code(others),
    ...(fallback === undefined ? [] : ['default', code(exactJson(fallback))]),
  ];
}

function textOf(value: Json | undefined): string {
  return value === undefined || value === null ? '' : scalarsText(value, maxText);
}
