import type { Item } from '../../model/contract.ts';
import {
  asWritten,
  type Field,
  fields,
  get,
  type Json,
  pointer,
  type Table,
  type Value,
} from '../../model/value.ts';
import { count, item } from './item.ts';

/** What of a value has no item of its own: undefined where all of it has. */
type Rest = (value: Value) => Json | undefined;

const text = ofKind('string');
const flag = ofKind('boolean');
const table = ofKind('table');
const scalar: Rest = (value) =>
  value.kind === 'list' || value.kind === 'table' ? asWritten(value) : undefined;
const whole: Rest = (value) => (count(value) === undefined ? asWritten(value) : undefined);
const any: Rest = () => undefined;
/** Of a list of texts, the entries that are none. */
const texts: Rest = (value) => {
  if (value.kind !== 'list') return asWritten(value);
  const others = value.items.filter(({ kind }) => kind !== 'string').map(asWritten);
  return others.length > 0 ? others : undefined;
};

function ofKind(kind: Value['kind']): Rest {
  return (value) => (value.kind === kind ? undefined : asWritten(value));
}

type Keys = Readonly<Record<string, Rest>>;

/** The keys of each table that have items of their own, and what values do. */
const known: Readonly<Record<string, Keys>> = {
  skill: {
    ...{ id: text, version: scalar, name: text, description: text, license: text },
    ...{ api_version: scalar, min_caro_version: scalar, keywords: texts },
    ...{ authors: any, repository: any, documentation: any },
  },
  provides: { knowledge: flag, recipes: flag, executable: flag },
  knowledge: { topics: texts, priority: whole, max_context_tokens: whole },
  recipes: { files: texts, default_confirmation: text },
  executable: { module: text, exports: texts },
  capabilities: {
    ...{ terminal_exec: table, filesystem_read: texts, filesystem_write: texts },
    ...{ network: texts, env_read: texts, secrets_access: flag },
  },
  platform: { os: texts, arch: texts, required_tools: texts, optional_tools: texts },
};

const exec: Keys = { allowed: flag, commands: texts, blocked: texts };

/** The tables whose keys are free, and what is known below each of them. */
const free: Readonly<Record<string, { readonly each: Rest; readonly keys: Keys }>> = {
  dependencies: {
    each: (value) =>
      value.kind === 'string' || value.kind === 'table' ? undefined : asWritten(value),
    keys: { version: text, optional: flag, features: texts },
  },
  suggestions: { each: text, keys: {} },
  features: { each: table, keys: { description: text, default: flag } },
};

/** Everything no other item holds: unknown keys at every level, and known ones of a wrong type. */
export function fieldItems(root: Table): readonly Item[] {
  const capabilities = get(root, 'capabilities');
  return [
    ...fields(root).flatMap((field) => fieldsOfSection(field)),
    ...strays(get(capabilities, 'terminal_exec'), ['capabilities', 'terminal_exec'], exec),
  ];
}

function fieldsOfSection(section: Field): readonly Item[] {
  const { key, value } = section;
  const keys = Object.hasOwn(known, key) ? known[key] : undefined;
  const open = Object.hasOwn(free, key) ? free[key] : undefined;
  if (value.kind !== 'table' || !(keys || open))
    return [fieldItem([key], section, asWritten(value))];
  if (keys) return strays(value, [key], keys);
  return fields(value).flatMap((field) => {
    const rest = open?.each(field.value);
    const path = [key, field.key];
    return rest === undefined
      ? strays(field.value, path, open?.keys ?? {})
      : [fieldItem(path, field, rest)];
  });
}

/** The keys of a table that are unknown, or not of the type that would make them known. */
function strays(value: Value | undefined, path: readonly string[], keys: Keys): readonly Item[] {
  return fields(value).flatMap((field) => {
    const restOf = Object.hasOwn(keys, field.key) ? keys[field.key] : undefined;
    const rest = restOf ? restOf(field.value) : asWritten(field.value);
    return rest === undefined ? [] : [fieldItem([...path, field.key], field, rest)];
  });
}

function fieldItem(path: readonly string[], { keyAt, value }: Field, rest: Json): Item {
  const place = { pointer: pointer(...path), at: keyAt };
  return item('field', path.join('.'), place, {
    value: { shape: { type: 'json', value: rest }, at: value.at },
  });
}
