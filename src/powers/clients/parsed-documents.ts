import type { GrantFault } from '../../model/power.ts';
import { quote } from '../../model/value/format-value.ts';
import type { Parsed } from '../../syntax/parsed.ts';
import { parseToml } from '../../syntax/toml/toml.ts';
import { parseYaml } from '../../syntax/yaml/yaml.ts';
import type { ClientDocument } from '../support/documents.ts';

/** Parses a TOML file of a client. */
export function readToml(path: string, text: string, consequence: string): ClientDocument {
  return documentOf(parseToml(path, text), { path, format: 'TOML', consequence });
}

/** Parses a YAML file of a client. */
export function readYaml(path: string, text: string, consequence: string): ClientDocument {
  return documentOf(parseYaml(path, text), { path, format: 'YAML', consequence });
}

interface Reading {
  readonly path: string;
  readonly format: string;
  readonly consequence: string;
}

/** An empty file is not a fault; a repeated key is one, since clients differ in which one counts. */
function documentOf(
  { root, faults, duplicates }: Parsed,
  { path, format, consequence }: Reading,
): ClientDocument {
  const fault = (message: string, at: GrantFault['at']): ClientDocument => ({
    root: null,
    faults: [{ message: `${message}; ${consequence}.`, at, isUnreadable: true }],
  });
  const [syntaxFault] = faults;
  if (syntaxFault) {
    return fault(`The file is not ${format}: ${syntaxFault.message}`, syntaxFault.at);
  }
  if (root === null || root.kind === 'null') return { root: null, faults: [] };
  if (root.kind !== 'table') return fault('The file is not a mapping', root.at ?? { path });
  const [repeated] = duplicates;
  if (repeated) return fault(`Key ${quote(repeated.key)} is in the file twice`, repeated.keyAt);
  return { root, faults: [] };
}
