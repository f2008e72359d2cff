import { code, type Message, msg } from '../../model/message.ts';
import { isNearMiss } from '../../model/text/suggest.ts';
import {
  type Field,
  fields,
  flag,
  get,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';
import { namespaceOf } from './skill-id.ts';

/** The flags of `[provides]`. */
const parts: readonly string[] = ['knowledge', 'recipes', 'executable'];

/** The tables of this format, each with its keys; tables with free keys have none. */
const tables: Readonly<Record<string, readonly string[]>> = {
  capabilities: [
    ...['terminal_exec', 'filesystem_read', 'filesystem_write', 'network', 'env_read'],
    'secrets_access',
  ],
  recipes: ['files', 'default_confirmation'],
  executable: ['module', 'exports'],
  suggestions: [],
  features: [],
};

/** Why a file is not in this format, as a clause; null if it is. An empty file has no other format. */
export function foreignReason(root: Table): Message | null {
  if (root.fields.size === 0) return null;
  const provides = get(root, 'provides');
  if (provides?.kind === 'list') return msg`${code('provides')} is a list`;
  const nested = fields(provides).filter(({ value }) => isNested(value));
  const foreign = nested.find(({ key }) => !parts.includes(key)) ?? nested[0];
  const skill = get(root, 'skill');
  if (foreign && (!parts.includes(foreign.key) || !hasTwoMarks(root)))
    return msg`${code(`provides.${foreign.key}`)} is not a flag`;
  if (get(skill, 'api_version') || hasTwoMarks(root)) return null;
  if (skill?.kind !== 'table') return msg`there is no ${code('[skill]')} table`;
  return get(skill, 'id') && provides
    ? null
    : msg`${code('[skill]')} has no ${code('api_version')}`;
}

function isNested({ kind }: Value): boolean {
  return kind === 'list' || kind === 'table';
}

/** Whether a file has two signs of this format, complete or not. */
export function hasTwoMarks(root: Table): boolean {
  return countMarks(root) >= 2;
}

function countMarks(root: Table): number {
  const about = aboutTable(root);
  const provides = get(root, 'provides');
  const marks = [
    namespaceOf(text(get(about, 'id')) ?? '') !== null,
    get(about, 'api_version') !== undefined,
    get(about, 'min_caro_version') !== undefined,
    parts.some((key) => flag(get(provides, key)) !== undefined),
    ...Object.entries(tables).map(([key, keys]) => isOwnTable(get(root, key), keys)),
  ];
  return marks.filter(Boolean).length;
}

/** The `[skill]` table, also under a misspelt name, or the top level. */
function aboutTable(root: Table): Value {
  const isAbout = ({ key, value }: Field) => value.kind === 'table' && isNearMiss(key, 'skill');
  return get(root, 'skill') ?? fields(root).find(isAbout)?.value ?? root;
}

function isOwnTable(value: Value | undefined, keys: readonly string[]): boolean {
  if (value?.kind !== 'table') return false;
  return keys.length === 0 || keys.some((key) => value.fields.has(key));
}
