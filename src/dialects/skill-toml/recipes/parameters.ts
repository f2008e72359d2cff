import type { Location } from '../../../model/text/text.ts';
import { fields, get, items, source, text, type Value } from '../../../model/value.ts';
import { type Recipe, stepsOf } from './recipe.ts';
import { hasBraces, templatesIn } from './templates.ts';

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
const run = ['preconditions', 'steps', 'verification', 'rollback'];

/** Where a recipe may declare names; the contract knows `parameters`. */
const declarations = ['parameters', 'params', 'inputs', 'variables', 'vars', 'env', 'outputs'];

/** What a template of Go ends its blocks with, and what a loop calls its turn. */
const words: ReadonlySet<string> = new Set(['end', 'else', 'break', 'continue', 'item', 'index']);

/**
 * `{{x}}`, alone or below `parameters`. Names with other dots, filters and the variables of `${{x}}` belong to
 * other tools: `{{.Names}}` is docker's.
 */
const double =
  /(?<!\$)\{\{-?\s*(?:(?:parameters|params|inputs)\.)?([A-Za-z_]\w*(?:-\w+)*)\s*-?\}\}/g;

/** `{x}`, but not `${x}`, `%{x}`, `@{x}`, `#{x}`, `{{x}}` or the `{fd}>` of a shell. */
const single = /(?<![$%@#\\{])\{([A-Za-z_]\w+)\}(?![}<>])/g;

/** The names a recipe declares for what it runs. */
export function parametersOf({ root }: Recipe): ReadonlySet<string> {
  return new Set(declarations.flatMap((key) => namesIn(get(root ?? undefined, key))));
}

/** A list of names, a list of mappings with a name each, or a mapping by name. */
function namesIn(value: Value | undefined): readonly string[] {
  if (value?.kind === 'table') return [...value.fields.keys()];
  return items(value).flatMap((item) => {
    const name = source(item) ?? source(get(item, 'name')) ?? source(get(item, 'id'));
    const [only, other] = fields(item);
    return name ?? (only && !other ? only.key : []);
  });
}

/**
 * What the steps of a recipe have put in, each name where it first stands for sure: `{{x}}` or, where a recipe declares
 * parameters and never writes `{{x}}`, `{x}`. Names that steps set themselves (`register: pods`) are left
 * out. The contract names no built-in parameter, so there are none.
 */
export function referencesIn(recipe: Recipe): readonly Reference[] {
  const texts = run.flatMap((key) => textsIn(get(recipe.root ?? undefined, key)));
  const twofold = firstOf(recipe, texts, double);
  const isPlain = twofold.length > 0 || parametersOf(recipe).size === 0;
  const plain = isPlain ? [] : texts.filter((value) => !hasBraces(text(value) ?? ''));
  const all = isPlain ? twofold : firstOf(recipe, plain, single);
  const set = all.length > 0 ? namesSet(recipe) : new Set<string>();
  return all.filter(({ name }) => !words.has(name) && !set.has(name));
}

function firstOf(recipe: Recipe, texts: readonly Value[], form: RegExp): readonly Reference[] {
  const first = new Map<string, Reference>();
  const isForeignIn = form === double ? templatesIn : notAlone;
  // What many aliases repeat is read once.
  const seen = new Set<string>();
  for (const value of texts) {
    const read = text(value) ?? '';
    if (seen.has(read) || !read.includes('{') || read.includes('{%')) continue;
    seen.add(read);
    const places = placesIn(recipe, value, form);
    const isForeignAt = isForeignIn(read);
    for (const { 0: written, 1: name = '', index } of read.matchAll(form)) {
      const { value: place } = places.next();
      if (first.get(name)?.isForeign === false) continue;
      const isForeign = isForeignAt(index);
      if (isForeign && first.has(name)) continue;
      const at = place?.written === written ? place.at() : value.at;
      first.set(name, { name, written, at, isForeign });
    }
  }
  return [...first.values()];
}

/** Single braces are for sure where they are a word of their own: `a.{txt}` is a word of a shell. */
function notAlone(text: string): (place: number) => boolean {
  return (place) => {
    const end = text.indexOf('}', place) + 1;
    return !/^[\s"']?$/.test(text.charAt(place - 1)) || !/^[\s"']?$/.test(text.charAt(end));
  };
}

/** The same in the text of the file: there, too, it stands unless it is escaped or folded. */
function* placesIn(
  { text: whole, lines }: Recipe,
  { at }: Value,
  form: RegExp,
): Generator<{ readonly written: string; readonly at: () => Location }, undefined> {
  if (!at.range) return;
  const { start, end } = at.range;
  const from = lines.offset(start.line) + start.column - 1;
  const raw = whole.slice(from, lines.offset(end.line) + end.column - 1);
  for (const { 0: written, index } of raw.matchAll(form)) {
    const begin = from + index;
    yield { written, at: () => lines.place(at.path, begin, begin + written.length) };
  }
}

/** Every text in a value, at any depth. */
function textsIn(value: Value | undefined): readonly Value[] {
  if (value?.kind === 'string') return [value];
  const inner = value?.kind === 'list' ? value.items : fields(value).map((field) => field.value);
  return inner.flatMap(textsIn);
}

/** What steps call their results and variables: bare names in other fields than those people read. */
function namesSet(recipe: Recipe): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { value } of stepsOf(recipe)) {
    for (const field of fields(value)) {
      if (remarks.has(field.key)) continue;
      for (const name of namesIn(field.value)) known.add(name);
      const name = text(field.value);
      if (name !== undefined) known.add(name);
    }
  }
  return known;
}

/** Fields of a step that set no name. */
const remarks: ReadonlySet<string> = new Set([
  ...['name', 'description', 'confirmation', 'risk_level', 'expect', 'command', 'commands'],
  ...['run', 'cmd'],
]);
