import type { Level } from '../../model/config.ts';
import { didYouMean } from '../../model/text/suggest.ts';
import type { Location, Position } from '../../model/text/text.ts';
import { UsageError } from '../../model/usage-error.ts';
import { type Field, source, type Value } from '../../model/value/value.ts';
import { globFault } from '../../syntax/glob/glob-fault.ts';

/** The levels of a rule. */
export const levels: readonly Level[] = ['error', 'warning', 'note', 'off'];

/** The most characters of a glob, or of another text in a list. */
export const maxTextLength = 300;

/** The most faults that one error lists. */
const maxFaults = 50;

/** A fault of a configuration file at its place, in words. */
export interface ConfigFault {
  readonly at: Location;
  readonly text: string;
}

interface Fault {
  readonly at: Location;
  readonly message: string;
  readonly suggest: (() => string | undefined) | undefined;
}

/** A configuration file that cannot be read as one. */
export class ConfigError extends UsageError {
  readonly faults: readonly ConfigFault[];

  constructor(lines: readonly string[], faults: readonly ConfigFault[]) {
    super(lines);
    this.faults = faults;
  }
}

/** Reads values of a configuration and collects their faults. */
export class Reader {
  readonly #faults: Fault[] = [];
  readonly #rules: readonly string[];

  constructor(rules: readonly string[]) {
    this.#rules = rules;
  }

  fault(at: Location, message: string, suggest?: () => string | undefined): void {
    this.#faults.push({ at, message, suggest });
  }

  /** Throws one error with the first faults in the order of the file, one a line, if there are any. */
  throwFaults(): void {
    const all = [...this.#faults].sort((a, b) => compareLocations(a.at, b.at));
    if (all.length === 0) return;
    const faults = all.slice(0, maxFaults).map(({ at, message, suggest }) => {
      const advice = suggest?.();
      return { at, text: advice === undefined ? message : `${message} ${advice}` };
    });
    const lines = faults.map(({ at, text }) => {
      const { line, column } = startOf(at);
      return `${at.path}:${line}:${column}: ${text}`;
    });
    if (all.length === 1) throw new ConfigError(lines, faults);
    const more = all.length - lines.length;
    const heading = `The configuration has ${all.length} faults.`;
    throw new ConfigError(
      [heading, ...lines, ...(more > 0 ? [`${more} more follow.`] : [])],
      faults,
    );
  }

  /** The fields of a table that have a known key. */
  table(value: Value, name: string, known: readonly string[], noun = 'key'): Field[] {
    if (value.kind === 'null') return [];
    if (value.kind !== 'table') {
      this.fault(value.at, `${name} must be a mapping, not ${describeValue(value)}.`);
      return [];
    }
    return [...value.fields.values()].filter(({ key, keyAt }) => {
      if (known.includes(key)) return true;
      this.fault(keyAt, `"${key}" is not a known ${noun}.`, () => advice(key, known, noun));
      return false;
    });
  }

  levels(value: Value, name: string): Record<string, Level> {
    const fields = this.table(value, `"${name}"`, this.#rules, 'rule');
    const read = fields.map(({ key, value }) => [key, this.choice(value, key, levels)] as const);
    return Object.fromEntries(read);
  }

  globs(value: Value, name: string): string[] {
    return this.list(value, name).flatMap((item) => {
      const glob = item.kind === 'string' ? String(item.value) : '';
      const fault = glob === '' || !isShortEnough(glob) ? undefined : globFault(glob);
      if (fault !== undefined) {
        this.fault(item.at, `"${name}" lists ${describeValue(item)}, but ${fault}.`);
        return [];
      }
      if (glob !== '' && isShortEnough(glob)) return [glob];
      const allowed = `globs of 1 to ${maxTextLength} characters`;
      this.fault(item.at, `"${name}" must list ${allowed}, not ${describeValue(item)}.`);
      return [];
    });
  }

  texts(value: Value, name: string): string[] {
    return this.list(value, name).flatMap((item) => {
      const text = item.kind === 'string' ? String(item.value) : '';
      if (text !== '' && isShortEnough(text)) return [text];
      this.fault(item.at, `"${name}" must list texts, not ${describeValue(item)}.`);
      return [];
    });
  }

  list(value: Value, name: string): readonly Value[] {
    if (value.kind === 'list') return value.items;
    if (value.kind !== 'null') {
      const hint = value.kind === 'string' ? `Write [${JSON.stringify(value.value)}].` : undefined;
      this.fault(value.at, `"${name}" must be a list, not ${describeValue(value)}.`, () => hint);
    }
    return [];
  }

  choice<T extends string>(value: Value, name: string, allowed: readonly T[]): T {
    const text = value.kind === 'string' ? String(value.value) : '';
    const chosen = allowed.find((candidate) => candidate === text);
    if (chosen !== undefined) return chosen;
    const choices = `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
    this.fault(
      value.at,
      `"${name}" must be ${choices}, not ${describeValue(value)}.`,
      () => aliasSuggestion(value, allowed) ?? didYouMean(text, allowed),
    );
    return allowed[0] as T;
  }

  flag(value: Value, name: string): boolean {
    if (value.kind === 'boolean') return value.value === true;
    const message = `"${name}" must be true or false, not ${describeValue(value)}.`;
    this.fault(value.at, message, () => booleanSuggestion(value));
    return false;
  }
}

/** The closest name, else all names if they are few. */
function advice(key: string, known: readonly string[], noun: string): string | undefined {
  if (key === '<<') return 'Merge keys are not read. Write their keys out.';
  const suggestion = didYouMean(key, known);
  if (suggestion !== undefined) return suggestion;
  if (known.length <= 16) return `Known are ${known.join(', ')}.`;
  return noun === 'rule' ? 'skillaccord explain lists them all.' : undefined;
}

/** Whether a text is short enough, in characters as JSON Schema counts them. */
export function isShortEnough(text: string): boolean {
  return text.length <= maxTextLength || [...text].length <= maxTextLength;
}

/** The YAML 1.2 spelling of what YAML 1.1 reads as true or false; undefined for any other value. */
export function booleanSuggestion(value: Value): string | undefined {
  const word = (source(value) ?? '').toLowerCase();
  if (/^(true|false)$/.test(word)) return 'Write it without quotation marks, in lower case.';
  if (/^(yes|on|y)$/.test(word)) return 'In YAML 1.2, write true.';
  return /^(no|off|n)$/.test(word) ? 'In YAML 1.2, write false.' : undefined;
}

/** The choice behind a word that other tools use. */
function aliasSuggestion(value: Value, allowed: readonly string[]): string | undefined {
  const word = (source(value) ?? '').toLowerCase();
  const suggestion = /^(no|false|none|disable|disabled|ignore)$/.test(word)
    ? 'off'
    : { warn: 'warning', info: 'note', notice: 'note', err: 'error' }[word];
  return suggestion !== undefined && allowed.includes(suggestion)
    ? `Did you mean "${suggestion}"?`
    : undefined;
}

function startOf({ range }: Location): Position {
  return range?.start ?? { line: 1, column: 1 };
}

function compareLocations(a: Location, b: Location): number {
  const [left, right] = [startOf(a), startOf(b)];
  return left.line - right.line || left.column - right.column;
}

/** A value as a message shows it. */
export function describeValue(value: Value): string {
  if (value.kind === 'list') return 'a list';
  if (value.kind === 'table') return 'a mapping';
  if (value.kind === 'null') return 'nothing';
  const source = value.source.slice(0, 80);
  return value.kind === 'string' ? `"${source}"` : source;
}
