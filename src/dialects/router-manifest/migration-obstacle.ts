import { skillManifestV2 } from '../../generated/validators.cjs';
import { formatValue, quote } from '../../model/value/format-value.ts';
import {
  type Field,
  fields,
  get,
  items,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import type { ManifestBlock } from '../blocks.ts';
import { shapeDrafts } from '../shape.ts';
import { flatEntrypoint, migratedBlock, placeholderNames } from './migrated-block.ts';

/**
 * Why a `router-manifest` block has no unique migration, as a clause; null if it has one. `blocks` are all
 * blocks of the file; `isSound` means that the JSON has no fault.
 */
export function migrationObstacle(
  blocks: readonly ManifestBlock[],
  root: Table,
  isSound: boolean,
): string | null {
  if (blocks.some(({ name }) => name === 'skill-manifest')) {
    return 'the skill-manifest block beside it takes its place';
  }
  const [block, other] = blocks.filter(({ name }) => name === 'router-manifest');
  if (!block || other) return 'there are several, and which of them counts is for people to say';
  if (!isSound) return 'as it is no sound JSON, part of it would be lost in a new one';
  return entrypointsObstacle(root) ?? shapeObstacle(migratedBlock(block.text));
}

/** Entrypoints with several possible operations, or with none. */
function entrypointsObstacle(root: Table): string | null {
  const entrypoints = get(root, 'entrypoints');
  if (root.fields.has('operations')) {
    return entrypoints
      ? '"operations" stand beside its "entrypoints", and which count is for people to say'
      : null;
  }
  if (!entrypoints) return 'it has no "entrypoints" that operations could be made of';
  if (entrypoints.kind !== 'table')
    return `its "entrypoints" are ${formatValue(entrypoints)}, where a mapping belongs`;
  for (const field of fields(entrypoints)) {
    const fault = entrypointFault(field);
    if (fault !== null) return fault;
  }
  return null;
}

function entrypointFault(field: Field): string | null {
  const { key, value } = field;
  if (value.kind !== 'table') {
    return `entrypoint ${quote(key)} is ${formatValue(value)}, where a mapping of commands belongs`;
  }
  const describePart = (part: string) => `${quote(part)} of entrypoint ${quote(key)}`;
  const { declared: declaredFields, commands } = flatEntrypoint(value);
  for (const [part, { value: partValue }] of declaredFields) {
    const expected = part === 'description' ? 'a text' : 'a mapping';
    const isValid =
      part === 'description' ? text(partValue) !== undefined : partValue.kind === 'table';
    if (!isValid)
      return `${describePart(part)} is ${formatValue(partValue)}, where ${expected} belongs`;
  }
  const invalidCommand = commands.find((command) => !isCommand(command));
  if (invalidCommand)
    return `${describePart(invalidCommand.key)} is ${formatValue(invalidCommand.value)}, which is no command`;
  const declaredInputs = declaredFields.get('input')?.value;
  const undeclaredInput = placeholderNames(field, commands).find(
    (name) => declaredInputs && !get(declaredInputs, name),
  );
  return undeclaredInput === undefined
    ? null
    : `the "input" of entrypoint ${quote(key)} lacks ${quote(undeclaredInput)}, which its command names`;
}

/** A list of texts; a plain text if the key is not an operating system. */
function isCommand({ key, value }: Field): boolean {
  if (value.kind === 'string') return key !== 'unix' && key !== 'windows';
  return value.kind === 'list' && items(value).every((word: Value) => word.kind === 'string');
}

/** The first fault of the migrated block. */
function shapeObstacle(migrated: string): string | null {
  const { root } = parseJson('', migrated);
  const fault = root ? shapeDrafts(root, skillManifestV2)[0]?.message : 'it would be no sound JSON';
  if (fault === undefined) return null;
  const clause = fault.charAt(0).toLowerCase() + fault.slice(1).replace(/\.$/, '');
  return `the skill-manifest block made of it would be wrong: ${clause}`;
}
