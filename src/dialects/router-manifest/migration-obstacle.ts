import { skillManifestV2 } from '../../generated/validators.cjs';
import { quoted, seen } from '../../model/format-value.ts';
import { type Field, fields, get, items, type Table, text, type Value } from '../../model/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import type { ManifestBlock } from '../blocks.ts';
import { shapeDrafts } from '../shape.ts';
import { filledIn, flatEntrypoint, migratedBlock } from './migrated-block.ts';

/**
 * Why a `router-manifest` block has no one `skill-manifest` block to become, as a clause; null where it has.
 * `blocks` are all of the file; `isSound` is whether the JSON of the old one is read without a fault.
 */
export function migrationObstacle(
  blocks: readonly ManifestBlock[],
  root: Table,
  isSound: boolean,
): string | null {
  if (blocks.some(({ name }) => name === 'skill-manifest')) {
    return 'the skill-manifest block beside it takes its place';
  }
  const [block, other] = blocks;
  if (!block || other) return 'there are several, and which of them counts is for people to say';
  if (!isSound) return 'as it is no sound JSON, part of it would be lost in a new one';
  return misplaced(root) ?? misshapen(migratedBlock(block.text));
}

/** What an operation could be made of in more ways than one, or in none. */
function misplaced(root: Table): string | null {
  const flat = get(root, 'entrypoints');
  if (root.fields.has('operations')) {
    return flat
      ? '"operations" stand beside its "entrypoints", and which count is for people to say'
      : null;
  }
  if (!flat) return 'it has no "entrypoints" that operations could be made of';
  if (flat.kind !== 'table') return `its "entrypoints" are ${seen(flat)}, where a mapping belongs`;
  for (const field of fields(flat)) {
    const fault = entrypointFault(field);
    if (fault !== null) return fault;
  }
  return null;
}

function entrypointFault(field: Field): string | null {
  const { key, value } = field;
  if (value.kind !== 'table') {
    return `entrypoint ${quoted(key)} is ${seen(value)}, where a mapping of commands belongs`;
  }
  const where = (part: string) => `${quoted(part)} of entrypoint ${quoted(key)}`;
  const { said, commands } = flatEntrypoint(value);
  for (const [part, { value: one }] of said) {
    const wanted = part === 'description' ? 'a text' : 'a mapping';
    const fits = part === 'description' ? text(one) !== undefined : one.kind === 'table';
    if (!fits) return `${where(part)} is ${seen(one)}, where ${wanted} belongs`;
  }
  const stray = commands.find((command) => !isCommand(command));
  if (stray) return `${where(stray.key)} is ${seen(stray.value)}, which is no command`;
  const declared = said.get('input')?.value;
  const unknown = filledIn(field, commands).find((name) => declared && !get(declared, name));
  return unknown === undefined
    ? null
    : `the "input" of entrypoint ${quoted(key)} lacks ${quoted(unknown)}, which its command names`;
}

/** A list of texts; for what is no system, a text as well. */
function isCommand({ key, value }: Field): boolean {
  if (value.kind === 'string') return key !== 'unix' && key !== 'windows';
  return value.kind === 'list' && items(value).every((word: Value) => word.kind === 'string');
}

/** The first fault the new block would have. */
function misshapen(migrated: string): string | null {
  const { root } = parseJson('', migrated);
  const fault = root ? shapeDrafts(root, skillManifestV2)[0]?.message : 'it would be no sound JSON';
  if (fault === undefined) return null;
  const clause = fault.charAt(0).toLowerCase() + fault.slice(1).replace(/\.$/, '');
  return `the skill-manifest block made of it would be wrong: ${clause}`;
}
