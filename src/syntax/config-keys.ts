import { type Config, type ConfigFile, defaults, failLevels, scopes } from '../model/config.ts';
import { UsageError } from '../model/usage-error.ts';
import type { Value } from '../model/value.ts';
import { readPolicies } from './config-policy.ts';
import { Reader } from './config-reader.ts';
import { parseYaml } from './yaml.ts';

/** Reads one key of the file: what it sets, from its value. */
type Read = (value: Value, at: Reader) => Partial<Config>;

/** Every key a configuration file may hold. */
const keys: Readonly<Record<string, Read>> = {
  ignore: (value, at) => ({ ignore: at.globs(value, 'ignore') }),
  rules: (value, at) => ({ rules: at.levels(value, 'rules') }),
  overrides: (value, at) => ({ overrides: at.overrides(value) }),
  compat: (value, at) => ({ compat: at.choice(value, 'compat', ['adr-003', 'semantic']) }),
  release: (value, at) => ({ release: at.release(value) }),
  unversioned: (value, at) => ({
    unversioned: at.choice(value, 'unversioned', ['auto', 'error', 'warn']),
  }),
  locks: (value, at) => ({ locks: at.globs(value, 'locks') }),
  protos: (value, at) => ({ protos: at.globs(value, 'protos') }),
  scope: (value, at) => ({ scope: at.choice(value, 'scope', scopes) }),
  'fail-on': (value, at) => ({
    failOn: at.choice(value, 'fail-on', failLevels),
  }),
  policy: (value, at) => ({ policy: readPolicies(value, at) }),
  accept: (value, at) => ({ accept: at.acceptances(value) }),
  'allow-empty': (value, at) => ({ allowEmpty: at.flag(value, 'allow-empty') }),
};

/** Reads the text of a configuration file; throws one error that names every fault and its place. */
export function readConfig(path: string, text: string, rules: readonly string[]): ConfigFile {
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
  return { path, root, config };
}
