import type { PolicyKey } from '../model/config.ts';
import { code, type Message, msg, words } from '../model/message.ts';
import type { Manifest } from '../model/skill.ts';
import type { Location } from '../model/text/text.ts';
import {
  type Field,
  fields,
  items,
  type Json,
  type Table,
  toJson,
  type Value,
} from '../model/value/value.ts';
import { shownValue } from '../model/words/shown-value.ts';
import { powerNodes } from './catalog.ts';
import type { PowerNode, PowerNodes } from './power-nodes.ts';

/** A reason why the permissions of a manifest are ambiguous. */
export interface Doubt {
  /** The fact, as a sentence. */
  readonly message: Message;
  /** What to do; to correct it where nothing more is known. */
  readonly help?: Message;
  readonly at: Location;
  /** The part of the manifest. */
  readonly about: string;
  /** The ambiguous content: different content is a different doubt. */
  readonly value: Json;
  readonly limitedBy: readonly PolicyKey[];
}

/** Declarations that readers interpret differently because of their shape, with different permissions. */
export function doubtsIn({ dialect, root }: Manifest): readonly Doubt[] {
  return [...tableDoubts(root, powerNodes[dialect] ?? {}, [])];
}

function* tableDoubts(table: Table, nodes: PowerNodes, path: readonly string[]): Iterable<Doubt> {
  const limits = [...new Set(Object.values(nodes).flatMap(({ limitedBy }) => limitedBy))];
  if (table.tag !== undefined && Object.keys(nodes).some((key) => table.fields.has(key))) {
    yield doubt(path, table, msg`has the YAML tag ${code(table.tag)}`, limits, removeTag);
  }
  for (const [key, node] of Object.entries(nodes)) {
    const field = table.fields.get(key);
    if (!field) continue;
    const inner = [...path, key];
    for (const repeatedField of table.repeated ?? []) {
      if (repeatedField.key === key) yield repetition(inner, field, repeatedField, node.limitedBy);
    }
    yield* valueDoubts(field.value, node, inner);
  }
}

function repetition(
  path: readonly string[],
  first: Field,
  { keyAt, value }: Field,
  limitedBy: readonly PolicyKey[],
): Doubt {
  const about = path.join('.');
  const message = msg`Duplicate key ${code(about)}. Readers differ in the value they use.`;
  const both = [toJson(first.value), toJson(value)];
  const help = msg`Keep one of them.`;
  return { message, help, at: keyAt, about: `${about}\0again`, value: both, limitedBy };
}

function* valueDoubts(value: Value, node: PowerNode, path: readonly string[]): Iterable<Doubt> {
  if (node.shape === 'selector' || value.kind === 'null') return;
  if (value.tag !== undefined) {
    yield doubt(path, value, msg`has the YAML tag ${code(value.tag)}`, node.limitedBy, removeTag);
  } else if (node.shape === 'table' && value.kind === 'table') {
    yield* tableDoubts(value, node.children ?? {}, path);
  } else {
    const mismatch = mismatchedPart(value, node);
    if (mismatch)
      yield {
        ...doubt(
          path,
          value,
          mismatchClause(value, mismatch, node),
          node.limitedBy,
          mismatch.tag === undefined ? msg`Write ${expectedShapes[node.shape]}.` : removeTag,
        ),
        at: mismatch.at,
      };
  }
}

function mismatchClause(value: Value, mismatch: Value, { shape }: PowerNode): Message {
  const verb = words(mismatch === value ? 'is' : 'contains');
  return mismatch.tag === undefined
    ? msg`${verb} ${shownValue(mismatch)}, not ${expectedShapes[shape]}`
    : msg`${verb} ${shownValue(mismatch)} with the YAML tag ${code(mismatch.tag)}`;
}

function doubt(
  path: readonly string[],
  value: Value,
  clause: Message,
  limitedBy: readonly PolicyKey[],
  help: Message,
): Doubt {
  const about = path.join('.');
  const subject = about === '' ? words('The manifest') : code(about);
  const message = msg`${subject} ${clause}.`;
  return { message, help, at: value.at, about, value: toJson(value), limitedBy };
}

const removeTag = msg`Remove the tag.`;

const expectedShapes: Readonly<Record<PowerNode['shape'], Message>> = {
  flag: msg`${code('true')} or ${code('false')}`,
  names: msg`a list of strings`,
  tools: msg`a string or a list of strings`,
  table: msg`a mapping`,
  selector: msg`a value`,
};

/** The part of a value with a wrong shape; empty values grant nothing for any reader. */
function mismatchedPart(value: Value, { shape }: PowerNode): Value | undefined {
  if (shape === 'flag') return value.kind === 'boolean' ? undefined : value;
  if (shape === 'tools' && value.kind === 'string') return undefined;
  if ((shape === 'names' || shape === 'tools') && value.kind === 'list') {
    return items(value).find(({ kind, tag }) => kind !== 'string' || tag !== undefined);
  }
  return mayGrant(value) ? value : undefined;
}

/** Whether some reader finds a permission in a value. */
export function mayGrant(value: Value): boolean {
  switch (value.kind) {
    case 'null':
      return false;
    case 'boolean':
      return value.value === true;
    case 'string':
      return String(value.value).trim() !== '';
    case 'list':
      return value.items.length > 0;
    case 'table':
      return fields(value).length > 0;
    default:
      return true;
  }
}
