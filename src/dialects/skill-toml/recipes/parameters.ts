import type { Location } from '../../../model/text/text.ts';
import { fields, get, items, source, text, type Value } from '../../../model/value/value.ts';
import { type Recipe, stepsOf } from './recipe.ts';
import { templateTest, usesBraces } from './templates.ts';

/** A name that a recipe has put in where it runs. */
export interface Reference {
  readonly name: string;
  /** As written, braces included. */
  readonly written: string;
  readonly at: Location;
  /** Whether it may just as well be meant for the program it is passed to. */
  readonly isForeign: boolean;
}

/** The parts of a recipe that are run. */
const runnableKeys = ['preconditions', 'steps', 'verification', 'rollback'];

/** Where a recipe may declare names; the contract knows `parameters`. */
const declarationKeys = ['parameters', 'params', 'inputs', 'variables', 'vars', 'env', 'outputs'];

/** What a template of Go ends its blocks with, and what a loop calls its turn. */
const templateWords: ReadonlySet<string> = new Set([
  'end',
  'else',
  'break',
  'continue',
  'item',
  'index',
]);

/**
 * `{{x}}`, alone or below `parameters`. Names with other dots, filters and the variables of `${{x}}` belong to
 * other tools: `{{.Names}}` is docker's.
 */
const doubleBraces =
  /(?<!\$)\{\{-?\s*(?:(?:parameters|params|inputs)\.)?([A-Za-z_]\w*(?:-\w+)*)\s*-?\}\}/g;

/** `{x}`, but not `${x}`, `%{x}`, `@{x}`, `#{x}`, `{{x}}` or the `{fd}>` of a shell. */
const singleBraces = /(?<![$%@#\\{])\{([A-Za-z_]\w+)\}(?![}<>])/g;

/** The names a recipe declares for what it runs. */
export function parametersOf({ root }: Recipe): ReadonlySet<string> {
  return new Set(declarationKeys.flatMap((key) => declaredNames(get(root ?? undefined, key))));
}

/** A list of names, a list of mappings with a name each, or a mapping by name. */
function declaredNames(value: Value | undefined): readonly string[] {
  if (value?.kind === 'table') return [...value.fields.keys()];
  return items(value).flatMap((item) => {
    const name = source(item) ?? source(get(item, 'name')) ?? source(get(item, 'id'));
    const [firstField, secondField] = fields(item);
    return name ?? (firstField && !secondField ? firstField.key : []);
  });
}

/**
 * What the steps of a recipe have put in, each name where it first stands for sure: `{{x}}` or, where a recipe declares
 * parameters and never writes `{{x}}`, `{x}`. Names that steps set themselves (`register: pods`) are left
 * out. The contract names no built-in parameter, so there are none.
 */
export function referencesIn(recipe: Recipe): readonly Reference[] {
  const texts = runnableKeys.flatMap((key) => textsIn(get(recipe.root ?? undefined, key)));
  const doubleReferences = firstReferences(recipe, texts, doubleBraces);
  const usesDoubleBraces = doubleReferences.length > 0 || parametersOf(recipe).size === 0;
  const singleTexts = usesDoubleBraces
    ? []
    : texts.filter((value) => !usesBraces(text(value) ?? ''));
  const references = usesDoubleBraces
    ? doubleReferences
    : firstReferences(recipe, singleTexts, singleBraces);
  const assigned = references.length > 0 ? assignedNames(recipe) : new Set<string>();
  return references.filter(({ name }) => !templateWords.has(name) && !assigned.has(name));
}

function firstReferences(
  recipe: Recipe,
  texts: readonly Value[],
  pattern: RegExp,
): readonly Reference[] {
  const byName = new Map<string, Reference>();
  const isForeignIn = pattern === doubleBraces ? templateTest : isPartOfWord;
  // What many aliases repeat is read once.
  const visited = new Set<string>();
  for (const value of texts) {
    const textValue = text(value) ?? '';
    if (visited.has(textValue) || !textValue.includes('{') || textValue.includes('{%')) continue;
    visited.add(textValue);
    const locations = locationsIn(recipe, value, pattern);
    const isForeignAt = isForeignIn(textValue);
    for (const { 0: written, 1: name = '', index } of textValue.matchAll(pattern)) {
      const { value: place } = locations.next();
      if (byName.get(name)?.isForeign === false) continue;
      const isForeign = isForeignAt(index);
      if (isForeign && byName.has(name)) continue;
      const at = place?.written === written ? place.at() : value.at;
      byName.set(name, { name, written, at, isForeign });
    }
  }
  return [...byName.values()];
}

/** Single braces are for sure where they are a word of their own: `a.{txt}` is a word of a shell. */
function isPartOfWord(text: string): (place: number) => boolean {
  return (place) => {
    const end = text.indexOf('}', place) + 1;
    return !/^[\s"']?$/.test(text.charAt(place - 1)) || !/^[\s"']?$/.test(text.charAt(end));
  };
}

/** The same in the text of the file: there, too, it stands unless it is escaped or folded. */
function* locationsIn(
  { text: fileText, lines }: Recipe,
  { at }: Value,
  pattern: RegExp,
): Generator<{ readonly written: string; readonly at: () => Location }, undefined> {
  if (!at.range) return;
  const { start, end } = at.range;
  const from = lines.offset(start.line) + start.column - 1;
  const raw = fileText.slice(from, lines.offset(end.line) + end.column - 1);
  for (const { 0: written, index } of raw.matchAll(pattern)) {
    const matchStart = from + index;
    yield { written, at: () => lines.locate(at.path, matchStart, matchStart + written.length) };
  }
}

/** Every text in a value, at any depth. */
function textsIn(value: Value | undefined): readonly Value[] {
  if (value?.kind === 'string') return [value];
  const inner = value?.kind === 'list' ? value.items : fields(value).map((field) => field.value);
  return inner.flatMap(textsIn);
}

/** What steps call their results and variables: bare names in other fields than those people read. */
function assignedNames(recipe: Recipe): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { value } of stepsOf(recipe)) {
    for (const field of fields(value)) {
      if (nonAssigningKeys.has(field.key)) continue;
      for (const name of declaredNames(field.value)) names.add(name);
      const name = text(field.value);
      if (name !== undefined) names.add(name);
    }
  }
  return names;
}

/** Fields of a step that set no name. */
const nonAssigningKeys: ReadonlySet<string> = new Set([
  ...['name', 'description', 'confirmation', 'risk_level', 'expect', 'command', 'commands'],
  ...['run', 'cmd'],
]);
