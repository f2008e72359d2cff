import { code, type Message, msg, sentence, words } from '../../model/message.ts';
import type { GrantFault } from '../../model/power.ts';
import { LineMap } from '../../model/text/text.ts';
import type { Value } from '../../model/value/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { blankComments } from './json-comments.ts';

/** A parsed file of a client; `root` is null if its powers are unknown. */
export interface ClientDocument {
  readonly root: Value | null;
  readonly faults: readonly GrantFault[];
}

/** How a client reads its JSON. */
export interface JsonDialect {
  /** What the client does with a file that it cannot read: `Claude Code loads none of its hooks`. */
  readonly consequence: string;
  /** Whether the client accepts comments and trailing commas. */
  readonly hasComments?: boolean;
  /** Whether the file may be a list. */
  readonly acceptsList?: boolean;
}

/** Parses a JSON file of a client. A repeated key makes it unreadable: clients differ in which one counts. */
export function readJson(path: string, text: string, dialect: JsonDialect): ClientDocument {
  const consequence = sentence(words(dialect.consequence));
  const fault = (fact: Message, at: GrantFault['at'], help?: Message): ClientDocument => ({
    root: null,
    faults: [{ message: msg`${fact} ${consequence}.`, help, at, isUnreadable: true }],
  });
  const bomLength = text.startsWith('\ufeff') ? 1 : 0;
  const written = text.slice(bomLength);
  if (written.trim() === '') return fault(msg`The file is empty.`, { path });
  const json = dialect.hasComments ? blankComments(written) : written;
  const { root, faults, duplicates } = parseJson(path, json, bomLength, new LineMap(text));
  const [syntaxFault] = faults;
  if (syntaxFault) return fault(syntaxFault.message, syntaxFault.at, syntaxFault.help);
  const isRoot = root?.kind === 'table' || (dialect.acceptsList && root?.kind === 'list');
  if (!isRoot) return fault(msg`The file is not a JSON object.`, root?.at ?? { path });
  const [repeated] = duplicates;
  if (repeated) return fault(msg`Duplicate key ${code(repeated.key)}.`, repeated.keyAt);
  return { root, faults: [] };
}
