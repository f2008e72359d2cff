import { msg, plainText } from '../model/message.ts';
import { LineMap, type Location } from '../model/text/text.ts';
import type { SyntaxFault } from '../syntax/parsed.ts';
import { explainFault } from '../syntax/yaml/fault.ts';
import { parseYaml } from '../syntax/yaml/yaml.ts';
import { type Config, type ConfigFile, defaults, mapKeys } from './config.ts';
import type { ConfigKey } from './schema/config-key.ts';
import { Reader } from './schema/reader.ts';

const keysByName: ReadonlyMap<string, readonly [keyof Config, ConfigKey<unknown>]> = new Map(
  mapKeys((property, key) => [key.name, [property, key as ConfigKey<unknown>]]),
);

/** Reads the text of a configuration file; throws one error that names every fault and its place. */
export function readConfig(path: string, text: string, rules: readonly string[]): ConfigFile {
  const withoutBom = text.replace(/^\uFEFF/, '');
  const { root, faults, duplicates } = parseYaml(path, withoutBom);
  const reader = new Reader(rules);
  for (const fault of faults) reader.fault(...describeFault(fault, withoutBom));
  for (const { key, keyAt } of duplicates) {
    reader.fault(keyAt, `\`${key}\` is a duplicate. Keep one of them.`);
  }
  const values: Partial<Record<keyof Config, unknown>> = {};
  if (root && root.kind !== 'null') {
    for (const field of reader.table(root, 'The configuration', [...keysByName.keys()])) {
      const [property, key] = keysByName.get(field.key) ?? [];
      // A key without a value, as in templates, sets nothing.
      if (!property || !key || field.value.kind === 'null') continue;
      values[property] = key.read(field.value, reader);
    }
  }
  reader.throwFaults();
  return { path, root, config: { ...defaults, ...values } as Config };
}

/** A fault of the syntax in words, and the place to correct. */
function describeFault(fault: SyntaxFault, text: string): readonly [Location, string] {
  if (fault.code === 'MULTIPLE_DOCS') {
    return [fault.at, 'A configuration is one document; a second one begins here.'];
  }
  const isPlain = ['TOO_MUCH', 'CONTROL', 'UNKNOWN_ALIAS'].includes(fault.code);
  const { message, help, at } = isPlain
    ? fault
    : explainFault(fault, text, 0, new LineMap(text), 'configuration');
  return [at, plainText(help ? msg`${message} ${help}` : message)];
}
