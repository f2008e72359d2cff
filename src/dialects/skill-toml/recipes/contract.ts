import type { Location } from '../../../model/text/text.ts';
import { fields, flag, get, items, source, text, type Value } from '../../../model/value/value.ts';
import { commandKeys, type Recipe } from './recipe.ts';
import { shellWords } from './shell-words.ts';

/** A parameter that callers of a recipe pass. */
export interface RecipeParameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly at: Location;
  /** The name alone, or a table. */
  readonly value: Value;
}

/** A step of a recipe with the programs that it runs, sorted. */
export interface StepCommand {
  /** The id or name; for others the programs and a number. */
  readonly name: string;
  readonly programs: readonly string[];
  /** Its commands, one a line, without comments and further blanks. */
  readonly command: string;
  readonly value: Value;
  /** The location of its first command. */
  readonly commandAt: Location;
}

/** The id of a recipe; null if absent. */
export function recipeId({ root }: Recipe): string | null {
  return source(get(root ?? undefined, 'id'))?.trim() || null;
}

/** The parameters of a recipe, from a list of names or tables, or a table by name. The first of a name counts. */
export function declaredParameters({ root }: Recipe): readonly RecipeParameter[] {
  const declared = get(root ?? undefined, 'parameters') ?? get(root ?? undefined, 'params');
  const entries =
    declared?.kind === 'table'
      ? fields(declared).map(({ key, keyAt, value }) => ({ name: key, at: keyAt, value }))
      : items(declared).flatMap((value) => {
          const name = text(value) ?? source(get(value, 'name')) ?? source(get(value, 'id'));
          return name ? [{ name, at: value.at, value }] : [];
        });
  const parameters = new Map<string, RecipeParameter>();
  for (const { name, at, value } of entries) {
    if (parameters.has(name)) continue;
    parameters.set(name, { name, isRequired: isRequired(value), at, value });
  }
  return [...parameters.values()];
}

/** A parameter without a default is required, unless it says otherwise. */
function isRequired(value: Value): boolean {
  if (flag(get(value, 'optional')) === true) return false;
  return flag(get(value, 'required')) ?? get(value, 'default') === undefined;
}

/** The steps of a recipe with a command. */
export function stepCommands({ root }: Recipe): readonly StepCommand[] {
  const counts = new Map<string, number>();
  const lists = ['steps', 'rollback'].flatMap((key) =>
    items(get(root ?? undefined, key)).map((value) => ({
      value,
      prefix: key === 'steps' ? '' : 'rollback ',
    })),
  );
  return lists.flatMap(({ value, prefix }) => {
    const programs = programsOf(value);
    if (programs.length === 0) return [];
    const label = source(get(value, 'id')) || source(get(value, 'name')) || programs.join(' ');
    const count = (counts.get(prefix + label) ?? 0) + 1;
    counts.set(prefix + label, count);
    const commandAt = commandsOf(value)[0]?.at ?? value.at;
    const name = `${prefix}${label}${count === 1 ? '' : ` ${count}`}`;
    return [{ name, programs, command: commandText(value), value, commandAt }];
  });
}

/** The programs of a step: the first word of each command. */
function programsOf(step: Value): readonly string[] {
  const programs = commandsOf(step).flatMap(linesOf).flatMap(programsIn);
  return [...new Set(programs)].sort();
}

function commandText(step: Value): string {
  const texts = commandsOf(step).map((value) => {
    const words = value.kind === 'list' ? value.items.map((item) => source(item) ?? '') : [];
    const isWords = words.length > 0 && !words.some((word) => /\s/.test(word));
    return isWords ? words.join(' ') : linesOf(value).join('\n');
  });
  const lines = texts.join('\n').replace(/\\\n/g, ' ').split('\n');
  const plain = lines.map((line) => line.trim().replace(/\s+/g, ' '));
  return plain.filter((line) => line !== '' && !line.startsWith('#')).join('\n');
}

function commandsOf(step: Value): readonly Value[] {
  if (step.kind !== 'table') return [step];
  return fields(step)
    .filter(({ key }) => commandKeys.includes(key))
    .map(({ value }) => value);
}

/** The command lines of a value: a text, a list of words, or a list of command lines. */
function linesOf(value: Value): readonly string[] {
  if (value.kind !== 'list') return [source(value) ?? ''];
  const lines = value.items.map((item) => source(item) ?? '');
  return lines.some((line) => /\s/.test(line)) ? lines : lines.slice(0, 1);
}

/** The first word of each command of a shell text, without assignments. */
function programsIn(line: string): readonly string[] {
  const seen = new Set<number>();
  return shellWords(line).flatMap(({ text: word, command }) => {
    if (seen.has(command) || /^\w+=/.test(word)) return [];
    seen.add(command);
    return word.startsWith('#') ? [] : [word];
  });
}

/** The confirmation of a step: its own, that of its recipe, or the default of the skill. */
export function confirmationOf(
  { root }: Recipe,
  step: Value,
  fallback: string,
): { readonly level: string; readonly isStated: boolean; readonly at: Location } {
  const values = [get(step, 'confirmation'), get(root ?? undefined, 'confirmation')];
  const stated = values.find((value) => source(value) !== undefined);
  return {
    level: source(stated) ?? fallback,
    isStated: stated !== undefined,
    at: stated?.at ?? step.at,
  };
}
