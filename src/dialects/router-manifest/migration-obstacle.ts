import { skillManifestV2 } from '../../generated/validators.cjs';
import { code, type Message, msg, words } from '../../model/message.ts';
import {
  type Field,
  fields,
  get,
  items,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import type { ManifestBlock } from '../blocks.ts';
import { shapeDrafts } from '../shape.ts';
import { flatEntrypoint, placeholderNames } from './flat-entrypoint.ts';
import { migratedBlock } from './migrated-block.ts';

/**
 * Why a `router-manifest` block has no unique migration; null if it has one. `blocks` are all blocks of the file;
 * `isSound` means that the JSON has no fault.
 */
export function migrationObstacle(
  blocks: readonly ManifestBlock[],
  root: Table,
  isSound: boolean,
): Message | null {
  if (blocks.some(({ name }) => name === 'skill-manifest'))
    return msg`The file already has a ${code('skill-manifest')} block.`;
  const [block, other] = blocks.filter(({ name }) => name === 'router-manifest');
  if (!block || other) return msg`There are several ${code('router-manifest')} blocks.`;
  if (!isSound) return msg`Its JSON has a fault.`;
  return entrypointsObstacle(root) ?? shapeObstacle(migratedBlock(block.text));
}

/** Why the entrypoints do not give exactly one set of operations. */
function entrypointsObstacle(root: Table): Message | null {
  const entrypoints = get(root, 'entrypoints');
  if (root.fields.has('operations')) {
    return entrypoints ? msg`It has both ${code('operations')} and ${code('entrypoints')}.` : null;
  }
  if (!entrypoints) return msg`It has no ${code('entrypoints')}.`;
  if (entrypoints.kind !== 'table')
    return msg`Its ${code('entrypoints')} are ${shownValue(entrypoints)}, not a mapping.`;
  for (const field of fields(entrypoints)) {
    const fault = entrypointFault(field);
    if (fault !== null) return fault;
  }
  return null;
}

function entrypointFault(field: Field): Message | null {
  const { key, value } = field;
  if (value.kind !== 'table') {
    return msg`Entrypoint ${code(key)} is ${shownValue(value)}, not a mapping of commands.`;
  }
  const describePart = (part: string) => msg`${code(part)} of entrypoint ${code(key)}`;
  const { operationFields: declaredFields, commands } = flatEntrypoint(value);
  for (const [part, { value: partValue }] of declaredFields) {
    const expected = words(part === 'description' ? 'a string' : 'a mapping');
    const isValid =
      part === 'description' ? text(partValue) !== undefined : partValue.kind === 'table';
    if (!isValid) return msg`${describePart(part)} is ${shownValue(partValue)}, not ${expected}.`;
  }
  const invalidCommand = commands.find((command) => !isCommand(command));
  if (invalidCommand)
    return msg`${describePart(invalidCommand.key)} is ${shownValue(invalidCommand.value)}, not a command.`;
  const declaredInputs = declaredFields.get('input')?.value;
  const undeclaredInput = placeholderNames(field, commands).find(
    (name) => declaredInputs && !get(declaredInputs, name),
  );
  return undeclaredInput === undefined
    ? null
    : msg`Entrypoint ${code(key)} uses ${code(undeclaredInput)}, missing in its ${code('input')}.`;
}

/** A list of texts; a plain text if the key is not an operating system. */
function isCommand({ key, value }: Field): boolean {
  if (value.kind === 'string') return key !== 'unix' && key !== 'windows';
  return value.kind === 'list' && items(value).every((word: Value) => word.kind === 'string');
}

/** The first fault of the migrated block. */
function shapeObstacle(migrated: string): Message | null {
  const { root } = parseJson('', migrated);
  const fault = root ? shapeDrafts(root, skillManifestV2)[0]?.message : msg`Its JSON has a fault.`;
  return fault && typeof fault === 'object' ? msg`In the new block: ${fault}` : null;
}
