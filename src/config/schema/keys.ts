import {
  type Config,
  type ConfigFile,
  compats,
  defaults,
  failLevels,
  scopes,
  unversionedLevels,
} from '../../model/config.ts';
import { LineMap, type Location } from '../../model/text/text.ts';
import { UsageError } from '../../model/usage-error.ts';
import type { Value } from '../../model/value/value.ts';
import type { SyntaxFault } from '../../syntax/parsed.ts';
import { explainFault } from '../../syntax/yaml/fault.ts';
import { parseYaml } from '../../syntax/yaml/yaml.ts';
import { readPolicies } from './policy.ts';
import { Reader } from './reader.ts';

/** Reads one key of the file: what it sets, from its value. */
type ReadKey = (value: Value, at: Reader) => Partial<Config>;

/** Every key a configuration file may hold. */
const keyReaders: Readonly<Record<string, ReadKey>> = {
  ignore: (value, at) => ({ ignore: at.globs(value, 'ignore') }),
  rules: (value, at) => ({ rules: at.levels(value, 'rules') }),
  overrides: (value, at) => ({ overrides: at.overrides(value) }),
  compat: (value, at) => ({ compat: at.choice(value, 'compat', compats) }),
  release: (value, at) => ({ release: at.release(value) }),
  unversioned: (value, at) => ({
    unversioned: at.choice(value, 'unversioned', unversionedLevels),
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

/** The names of the keys, in the order they are told. */
export const configKeys: readonly string[] = Object.keys(keyReaders);

/** Reads the text of a configuration file; throws one error that names every fault and its place. */
export function readConfig(path: string, text: string, rules: readonly string[]): ConfigFile {
  const withoutBom = text.replace(/^\uFEFF/, '');
  const { root, faults, duplicates } = parseYaml(path, withoutBom);
  const reader = new Reader(rules);
  for (const fault of faults) reader.fault(...describeFault(fault, withoutBom));
  for (const { key, keyAt } of duplicates) {
    reader.fault(keyAt, `"${key}" is set a second time. Keep one of them.`);
  }
  const config = { ...defaults };
  if (root && root.kind !== 'null') {
    for (const field of reader.table(root, 'The configuration', configKeys)) {
      // A key without a value, as templates leave them, sets nothing.
      if (field.value.kind === 'null') continue;
      Object.assign(config, keyReaders[field.key]?.(field.value, reader));
    }
  }
  const errorText = reader.formatFaults();
  if (errorText !== null) throw new UsageError(errorText);
  return { path, root, config };
}

/** A fault of the syntax in words, and the place where it is mended. */
function describeFault(fault: SyntaxFault, text: string): readonly [Location, string] {
  if (fault.code === 'MULTIPLE_DOCS') {
    return [fault.at, 'A second document begins here; a configuration is one.'];
  }
  if (['TOO_MUCH', 'CONTROL', 'UNKNOWN_ALIAS'].includes(fault.code)) {
    return [fault.at, `${fault.message}.`];
  }
  const { message, at } = explainFault(fault, text, 0, new LineMap(text), 'configuration');
  return [at, message];
}
