import { code, type Message, msg, sentence, words } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type { Parsed } from '../../syntax/parsed.ts';
import { parseToml } from '../../syntax/toml/toml.ts';
import { parseYaml } from '../../syntax/yaml/yaml.ts';
import type { ClientDocument } from './documents.ts';

/** Parses a TOML file of a client. */
export function readToml(path: string, text: string, consequence: string): ClientDocument {
  return documentOf(parseToml(path, text), path, consequence);
}

/** Parses a YAML file of a client. */
export function readYaml(path: string, text: string, consequence: string): ClientDocument {
  return documentOf(parseYaml(path, text), path, consequence);
}

/** An empty file is not a fault; a repeated key is one, since clients differ in which one counts. */
function documentOf(
  { root, faults, duplicates }: Parsed,
  path: string,
  consequence: string,
): ClientDocument {
  const effect = sentence(words(consequence));
  const fault = (fact: Message, at: GrantFault['at'], help?: Message): ClientDocument => ({
    root: null,
    faults: [{ message: msg`${fact} ${effect}.`, help, at, isUnreadable: true }],
  });
  const [syntaxFault] = faults;
  if (syntaxFault) return fault(syntaxFault.message, syntaxFault.at, syntaxFault.help);
  if (root === null || root.kind === 'null') return { root: null, faults: [] };
  if (root.kind !== 'table') return fault(msg`The file is not a mapping.`, root.at ?? { path });
  const [repeated] = duplicates;
  if (repeated) return fault(msg`Duplicate key ${code(repeated.key)}.`, repeated.keyAt);
  return { root, faults: [] };
}
