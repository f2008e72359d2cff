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
    'terminal_exec',
    'filesystem_read',
    'filesystem_write',
    'network',
    'env_read',
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
  const isMarked = countMarks(root) >= 2;
  const provides = get(root, 'provides');
  if (provides?.kind === 'list' && !isMarked) return msg`${code('provides')} is a list`;
  const nested = fields(provides).filter(({ value }) => isNested(value));
  const foreign = nested.find(({ key }) => !parts.includes(key)) ?? nested[0];
  if (foreign && !(isMarked && countForeignTables(root) < 2))
    return msg`${code(`provides.${foreign.key}`)} is not a flag`;
  if (isMarked) return null;
  const skill = get(root, 'skill');
  if (get(skill, 'api_version')) return null;
  if (skill?.kind !== 'table') return msg`there is no ${code('[skill]')} table`;
  return get(skill, 'id') && (provides || (hasKnownId(root) && countForeignTables(root) < 2))
    ? null
    : msg`${code('[skill]')} has no ${code('api_version')}`;
}

function isNested({ kind }: Value): boolean {
  return kind === 'list' || kind === 'table';
}

/** The tables that this format does not have, under no name close to one of its own. */
function countForeignTables(root: Table): number {
  const own = [
    'skill',
    'provides',
    'knowledge',
    'dependencies',
    'platform',
    ...Object.keys(tables),
  ];
  const others = fields(root).filter(({ key, value }) => isNested(value) && !own.includes(key));
  return others.filter(({ key }) => !own.some((name) => isNearMiss(key, name))).length;
}

/** Whether a file names its skill in one of the namespaces, and has neither `api_version` nor `[provides]`. */
export function hasIdAlone(root: Table): boolean {
  return hasKnownId(root) && !get(aboutTable(root), 'api_version') && !get(root, 'provides');
}

function hasKnownId(root: Table): boolean {
  return namespaceOf(text(get(aboutTable(root), 'id')) ?? '') !== null;
}

/** The lists and tables of `[provides]`, which other tools have there, beside its flags. */
export function foreignParts(root: Table): readonly Field[] {
  const provides = fields(get(root, 'provides'));
  return provides.filter(({ key, value }) => isNested(value) && !parts.includes(key));
}

function countMarks(root: Table): number {
  const about = aboutTable(root);
  const provides = get(root, 'provides');
  const marks = [
    hasKnownId(root),
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
