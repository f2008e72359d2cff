import {
  type Config,
  defaults,
  failLevels,
  type Level,
  type Override,
  scopes,
} from '../model/config.ts';
import { didYouMean } from '../model/nearest.ts';
import type { Location } from '../model/text.ts';
import { UsageError } from '../model/usage-error.ts';
import type { Field, Value } from '../model/value.ts';
import { parseYaml } from '../syntax/yaml.ts';

/** Reads one key of the file: what it sets, from its value. */
type Read = (value: Value, at: Reader) => Partial<Config>;

/** Every key a configuration file may hold. */
const keys: Readonly<Record<string, Read>> = {
  ignore: (value, at) => ({ ignore: at.globs(value, 'ignore') }),
  rules: (value, at) => ({ rules: at.levels(value, 'rules') }),
  overrides: (value, at) => ({ overrides: at.overrides(value) }),
  compat: (value, at) => ({ compat: at.choice(value, 'compat', ['adr-003', 'semantic']) }),
  unversioned: (value, at) => ({
    unversioned: at.choice(value, 'unversioned', ['auto', 'error', 'warn']),
  }),
  locks: (value, at) => ({ locks: at.globs(value, 'locks') }),
  scope: (value, at) => ({ scope: at.choice(value, 'scope', scopes) }),
  'fail-on': (value, at) => ({
    failOn: at.choice(value, 'fail-on', failLevels),
  }),
  'allow-empty': (value, at) => ({ allowEmpty: at.flag(value, 'allow-empty') }),
};

const levels: readonly Level[] = ['error', 'warning', 'note', 'off'];

/** Reads the text of a configuration file; throws one error that names every fault and its place. */
export function readConfig(path: string, text: string, rules: readonly string[]): Config {
  const { root, faults, duplicates } = parseYaml(path, text.replace(/^\uFEFF/, ''));
  const reader = new Reader(rules);
  for (const { message, at } of faults) reader.fault(at, message.replace(/[^.]$/, '$&.'));
  for (const { key, keyAt } of duplicates) reader.fault(keyAt, `"${key}" is set a second time.`);
  const config = { ...defaults };
  if (root && root.kind !== 'null') {
    for (const field of reader.table(root, 'The configuration', Object.keys(keys))) {
      // A key without a value, as templates leave them, sets nothing.
      if (field.value.kind === 'null') continue;
      Object.assign(config, keys[field.key]?.(field.value, reader));
    }
  }
  if (reader.faults.length > 0) throw new UsageError(reader.faults.join('\n'));
  return config;
}

const longestGlob = 300;

/** More are not worth reading at once. */
const mostFaults = 20;

/** Reads values of a configuration, and keeps what is wrong with them. */
class Reader {
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

  globs(value: Value, name: string): string[] {
    return this.list(value, name).flatMap((item) => {
      const glob = item.kind === 'string' ? String(item.value) : '';
      if (glob !== '' && glob.length <= longestGlob) return [glob];
      const allowed = `globs of 1 to ${longestGlob} characters`;
      this.fault(item.at, `"${name}" must list ${allowed}, not ${shown(item)}.`);
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
