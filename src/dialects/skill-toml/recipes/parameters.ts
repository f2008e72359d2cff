import type { Location } from '../../../model/text/text.ts';
import { wordList } from '../../../model/text/word-list.ts';
import { fields, get, items, source, text, type Value } from '../../../model/value/value.ts';
import { type Recipe, stepsOf } from './recipe.ts';
import { templateTest, usesBraces } from './templates.ts';

/** A placeholder in a recipe. */
export interface Reference {
  readonly name: string;
  /** As written, with braces. */
  readonly written: string;
  readonly at: Location;
  /** Whether it may belong to the program it is passed to. */
  readonly isForeign: boolean;
}

/** The executed parts of a recipe. */
const runnableKeys = ['preconditions', 'steps', 'verification', 'rollback'];

/** Keys that may declare names; the contract has only `parameters`. */
const declarationKeys = ['parameters', 'params', 'inputs', 'variables', 'vars', 'env', 'outputs'];

/** Keywords of Go templates, and loop variables. */
const templateWords: ReadonlySet<string> = new Set([
  'end',
  'else',
  'break',
  'continue',
  'item',
  'index',
]);

/**
 * `{{x}}`, alone or below `parameters`. Names with other dots, filters and `${{x}}` belong to other tools:
 * `{{.Names}}` is docker's.
 */
const doubleBraces =
  /(?<!\$)\{\{-?\s*(?:(?:parameters|params|inputs)\.)?([A-Za-z_]\w*(?:-\w+)*)\s*-?\}\}/g;

/** `{{x` that nothing closes; `{{a,b},c}` is a list of a shell. */
const unclosedBraces = /\{\{-?\s*([A-Za-z_]\w*(?:-\w+)*)(?=[\s"'/]|\}(?!\})|$)(?![^{}]*\}\})/g;

/** `{x}`, but not `${x}`, `%{x}`, `@{x}`, `#{x}`, `{{x}}` or the `{fd}>` of a shell. */
const singleBraces = /(?<![$%@#\\{])\{([A-Za-z_]\w+)\}(?![}<>])/g;

/** The declared parameters of a recipe. */
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
 * The placeholders in the steps of a recipe, each at its first unambiguous occurrence: `{{x}}` or, if the
 * recipe declares parameters and never uses `{{x}}`, `{x}`. Skips names that steps assign (`register: pods`).
 * The contract has no built-in parameters.
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

/** The placeholders in the steps of a recipe that are not closed. */
export function unclosedIn(recipe: Recipe): readonly Reference[] {
  const texts = runnableKeys.flatMap((key) => textsIn(get(recipe.root ?? undefined, key)));
  return firstReferences(recipe, texts, unclosedBraces).filter(({ isForeign }) => !isForeign);
}

function firstReferences(
  recipe: Recipe,
  texts: readonly Value[],
  pattern: RegExp,
): readonly Reference[] {
  const byName = new Map<string, Reference>();
  const isForeignIn = pattern === singleBraces ? isPartOfWord : templateTest;
  // Reads a text with many aliases once.
  const visited = new Set<string>();
  for (const value of texts) {
    const textValue = text(value) ?? '';
    if (visited.has(textValue) || !textValue.includes('{') || textValue.includes('{%')) continue;
    visited.add(textValue);
    const locations = locationsIn(recipe, value, pattern);
    const isForeignAt = isForeignIn(textValue);
    for (const { 0: written, 1: name = '', index } of textValue.matchAll(pattern)) {
      const { value: location } = locations.next();
      if (byName.get(name)?.isForeign === false) continue;
      const isForeign = isForeignAt(index);
      if (isForeign && byName.has(name)) continue;
      const at = location?.written === written ? location.at() : value.at;
      byName.set(name, { name, written, at, isForeign });
    }
  }
  return [...byName.values()];
}

/** Single braces are unambiguous as a whole word: `a.{txt}` is shell syntax. */
function isPartOfWord(text: string): (location: number) => boolean {
  return (location) => {
    const end = text.indexOf('}', location) + 1;
    return !/^[\s"']?$/.test(text.charAt(location - 1)) || !/^[\s"']?$/.test(text.charAt(end));
  };
}

/** The same matches in the file's text; they differ if the value is escaped or folded. */
function* locationsIn(
  { text: fileText, lines }: Recipe,
  { at }: Value,
  pattern: RegExp,
): Generator<{ readonly written: string; readonly at: () => Location }, undefined> {
  if (!at.range) return;
  const [from, to] = lines.span(at.range);
  const raw = fileText.slice(from, to);
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

/** The names that steps assign: bare names in all fields except those for people. */
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

/** Fields of a step that assign no name. */
const nonAssigningKeys: ReadonlySet<string> = new Set(
  wordList(`
  name description confirmation risk_level expect command commands run cmd
`),
);
