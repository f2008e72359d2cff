import type { Acceptance, Level, Override } from '../model/config.ts';
import { isDay } from '../model/day.ts';
import { didYouMean } from '../model/nearest.ts';
import type { Location } from '../model/text.ts';
import { type Field, source, type Value } from '../model/value.ts';
import { isTooWide, mostSpellings } from './path-glob.ts';

const levels: readonly Level[] = ['error', 'warning', 'note', 'off'];
const longestGlob = 300;

/** More are not worth reading at once. */
const mostFaults = 20;

/** Reads values of a configuration, and keeps what is wrong with them. */
export class Reader {
  readonly faults: string[] = [];
  readonly #rules: readonly string[];

  constructor(rules: readonly string[]) {
    this.#rules = rules;
  }

  fault(at: Location, message: string, advise?: () => string | undefined): void {
    if (this.faults.length >= mostFaults) return;
    const { line, column } = at.range?.start ?? { line: 1, column: 1 };
    const advice = advise?.();
    const text = advice === undefined ? message : `${message} ${advice}`;
    this.faults.push(`${at.path}:${line}:${column}: ${text}`);
  }

  /** The fields of a table whose keys are known. */
  table(value: Value, name: string, known: readonly string[], noun = 'key'): Field[] {
    if (value.kind === 'null') return [];
    if (value.kind !== 'table') {
      this.fault(value.at, `${name} must be a mapping, not ${shown(value)}.`);
      return [];
    }
    return [...value.fields.values()].filter(({ key, keyAt }) => {
      if (known.includes(key)) return true;
      this.fault(keyAt, `"${key}" is no ${noun} known here.`, () => advice(key, known));
      return false;
    });
  }

  levels(value: Value, name: string): Record<string, Level> {
    const fields = this.table(value, `"${name}"`, this.#rules, 'rule');
    const read = fields.map(({ key, value }) => [key, this.choice(value, key, levels)] as const);
    return Object.fromEntries(read);
  }

  overrides(value: Value): Override[] {
    return this.list(value, 'overrides').map((item) => {
      let files: readonly string[] = [];
      let rules: Override['rules'] = {};
      for (const field of this.table(item, 'Each of "overrides"', ['files', 'rules'])) {
        if (field.key === 'files') files = this.globs(field.value, 'files');
        else rules = this.levels(field.value, 'rules');
      }
      if (files.length === 0) this.fault(item.at, 'An override needs "files", a list of globs.');
      return { files, rules };
    });
  }

  acceptances(value: Value): Acceptance[] {
    return this.list(value, 'accept').flatMap((item) => {
      const known = ['fingerprint', 'reason', 'expires'];
      const fields = this.table(item, 'Each of "accept"', known);
      const read = new Map(fields.map((field) => [field.key, field.value]));
      const fingerprint = this.fingerprint(item, read.get('fingerprint'));
      const reason = source(read.get('reason')) ?? '';
      if (reason === '') this.fault(item.at, 'An accepted finding needs a "reason".');
      const expires = this.date(read.get('expires'));
      return fingerprint === null ? [] : [{ fingerprint, reason, expires, at: item.at }];
    });
  }

  fingerprint(item: Value, value: Value | undefined): string | null {
    const text = value?.kind === 'string' ? String(value.value) : '';
    if (/^[0-9a-f]{12}$/.test(text)) return text;
    const shape = 'twelve hexadecimal digits in quotes, as reports show it';
    if (value) this.fault(value.at, `"fingerprint" must be ${shape}, not ${shown(value)}.`);
    else this.fault(item.at, `An accepted finding needs its "fingerprint", ${shape}.`);
    return null;
  }

  date(value: Value | undefined): string | null {
    if (!value || value.kind === 'null') return null;
    const text = source(value) ?? '';
    if (isDay(text)) return text;
    this.fault(value.at, `"expires" must be a date such as 2027-01-31, not ${shown(value)}.`);
    return null;
  }

  release(value: Value): string {
    const text = value.kind === 'string' ? String(value.value) : '';
    const isGlob = /^tag:./.test(text) && text.length <= longestGlob;
    if (text === 'base' || isGlob) return text;
    this.fault(
      value.at,
      `"release" must be base or tag: and a glob, such as tag:v*, not ${shown(value)}.`,
    );
    return 'base';
  }

  globs(value: Value, name: string): string[] {
    return this.list(value, name).flatMap((item) => {
      const glob = item.kind === 'string' ? String(item.value) : '';
      if (glob.startsWith('!')) {
        const fix = `write the globs so that they leave it out, or '\\!' where a name begins with it`;
        this.fault(item.at, `"${name}" lists ${shown(item)}, but "!" takes nothing back: ${fix}.`);
        return [];
      }
      if (glob.length <= longestGlob && isTooWide(glob)) {
        const most = `stands for more than ${mostSpellings} globs: write those out that are meant`;
        this.fault(item.at, `"${name}" lists ${shown(item)}, which ${most}.`);
        return [];
      }
      if (glob !== '' && glob.length <= longestGlob) return [glob];
      const allowed = `globs of 1 to ${longestGlob} characters`;
      this.fault(item.at, `"${name}" must list ${allowed}, not ${shown(item)}.`);
      return [];
    });
  }

  texts(value: Value, name: string): string[] {
    return this.list(value, name).flatMap((item) => {
      const text = item.kind === 'string' ? String(item.value) : '';
      if (text !== '' && text.length <= longestGlob) return [text];
      this.fault(item.at, `"${name}" must list texts, not ${shown(item)}.`);
      return [];
    });
  }

  list(value: Value, name: string): readonly Value[] {
    if (value.kind === 'list') return value.items;
    if (value.kind !== 'null') {
      this.fault(value.at, `"${name}" must be a list, not ${shown(value)}.`);
    }
    return [];
  }

  choice<T extends string>(value: Value, name: string, allowed: readonly T[]): T {
    const text = value.kind === 'string' ? String(value.value) : '';
    const chosen = allowed.find((one) => one === text);
    if (chosen !== undefined) return chosen;
    const words = `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
    this.fault(value.at, `"${name}" must be ${words}, not ${shown(value)}.`, () =>
      text === 'warn' && allowed.some((one) => one === 'warning')
        ? 'Did you mean "warning"?'
        : didYouMean(text, allowed),
    );
    return allowed[0] as T;
  }

  flag(value: Value, name: string): boolean {
    if (value.kind === 'boolean') return value.value === true;
    this.fault(value.at, `"${name}" must be true or false, not ${shown(value)}.`);
    return false;
  }
}

/** The nearest name, else all of them where they are few enough to read. */
function advice(key: string, known: readonly string[]): string | undefined {
  const few = known.length <= 12 ? `Known are ${known.join(', ')}.` : undefined;
  return didYouMean(key, known) ?? few;
}

function shown(value: Value): string {
  if (value.kind === 'list') return 'a list';
  if (value.kind === 'table') return 'a mapping';
  if (value.kind === 'null') return 'nothing';
  const source = value.source.slice(0, 80);
  return value.kind === 'string' ? `"${source}"` : source;
}
