import type { Item } from '../../model/contract.ts';
import {
  asWritten,
  type Field,
  fields,
  formatPointer,
  get,
  type Json,
  type Table,
  type Value,
} from '../../model/value/value.ts';
import { item, wholeNumber } from './item.ts';

/** The part of a value without an item of its own; undefined if there is none. */
type Uncovered = (value: Value) => Json | undefined;

const text = ofKind('string');
const flag = ofKind('boolean');
const table = ofKind('table');
const scalar: Uncovered = (value) =>
  value.kind === 'list' || value.kind === 'table' ? asWritten(value) : undefined;
const number: Uncovered = (value) =>
  wholeNumber(value) === undefined ? asWritten(value) : undefined;
const covered: Uncovered = () => undefined;
/** The entries of a list that are not texts. */
const textList: Uncovered = (value) => {
  if (value.kind !== 'list') return asWritten(value);
  const otherItems = value.items.filter(({ kind }) => kind !== 'string').map(asWritten);
  return otherItems.length > 0 ? otherItems : undefined;
};

function ofKind(kind: Value['kind']): Uncovered {
  return (value) => (value.kind === kind ? undefined : asWritten(value));
}

type Keys = Readonly<Record<string, Uncovered>>;

/** The keys of each table with items of their own, and the covered part of their values. */
const coveredKeys: Readonly<Record<string, Keys>> = {
  skill: {
    id: text,
    version: scalar,
    name: text,
    description: text,
    license: text,
    api_version: scalar,
    min_caro_version: scalar,
    keywords: textList,
    authors: covered,
    repository: covered,
    documentation: covered,
  },
  provides: { knowledge: flag, recipes: flag, executable: flag },
  knowledge: { topics: textList, priority: number, max_context_tokens: number },
  recipes: { files: textList, default_confirmation: text },
  executable: { module: text, exports: textList },
  capabilities: {
    terminal_exec: table,
    filesystem_read: textList,
    filesystem_write: textList,
    network: textList,
    env_read: textList,
    secrets_access: flag,
  },
  platform: { os: textList, arch: textList, required_tools: textList, optional_tools: textList },
};

const exec: Keys = { allowed: flag, commands: textList, blocked: textList };

/** The tables with free keys, and the known keys below them. */
const tablesWithFreeKeys: Readonly<
  Record<string, { readonly each: Uncovered; readonly keys: Keys }>
> = {
  dependencies: {
    each: (value) =>
      value.kind === 'string' || value.kind === 'table' ? undefined : asWritten(value),
    keys: { version: text, optional: flag, features: textList },
  },
  suggestions: { each: text, keys: {} },
  features: { each: table, keys: { description: text, default: flag } },
};

/** Everything outside other items: unknown keys at every level, and known keys with a value of the wrong type. */
export function fieldItems(root: Table): readonly Item[] {
  const capabilities = get(root, 'capabilities');
  return [
    ...fields(root).flatMap((field) => fieldsOfSection(field)),
    ...uncoveredItems(get(capabilities, 'terminal_exec'), ['capabilities', 'terminal_exec'], exec),
  ];
}

function fieldsOfSection(section: Field): readonly Item[] {
  const { key, value } = section;
  const keys = Object.hasOwn(coveredKeys, key) ? coveredKeys[key] : undefined;
  const freeTable = Object.hasOwn(tablesWithFreeKeys, key) ? tablesWithFreeKeys[key] : undefined;
  if (value.kind !== 'table' || !(keys || freeTable))
    return [fieldItem([key], section, asWritten(value))];
  if (keys) return uncoveredItems(value, [key], keys);
  return fields(value).flatMap((field) => {
    const uncovered = freeTable?.each(field.value);
    const path = [key, field.key];
    return uncovered === undefined
      ? uncoveredItems(field.value, path, freeTable?.keys ?? {})
      : [fieldItem(path, field, uncovered)];
  });
}

/** The keys of a table that are unknown or have a value of the wrong type. */
function uncoveredItems(
  value: Value | undefined,
  path: readonly string[],
  keys: Keys,
): readonly Item[] {
  return fields(value).flatMap((field) => {
    const uncoveredOf = Object.hasOwn(keys, field.key) ? keys[field.key] : undefined;
    const uncovered = uncoveredOf ? uncoveredOf(field.value) : asWritten(field.value);
    return uncovered === undefined ? [] : [fieldItem([...path, field.key], field, uncovered)];
  });
}

function fieldItem(path: readonly string[], { keyAt, value }: Field, uncovered: Json): Item {
  const location = { pointer: formatPointer(...path), at: keyAt };
  return item('field', path.join('.'), location, {
    value: { shape: { type: 'json', value: uncovered }, at: value.at },
  });
}
