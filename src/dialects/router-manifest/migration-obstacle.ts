import { skillManifestV2 } from '../../generated/validators.cjs';
import { plainText } from '../../model/message.ts';
import { code, formatValue } from '../../model/value/format-value.ts';
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
    return 'the file already has a skill-manifest block';
  }
  const [block, other] = blocks.filter(({ name }) => name === 'router-manifest');
  if (!block || other) return 'there are several, and a person has to choose one';
  if (!isSound) return 'its JSON has a fault, so part of it would be lost';
  return entrypointsObstacle(root) ?? shapeObstacle(migratedBlock(block.text));
}

/** Why the entrypoints do not give exactly one set of operations. */
function entrypointsObstacle(root: Table): string | null {
  const entrypoints = get(root, 'entrypoints');
  if (root.fields.has('operations')) {
    return entrypoints
      ? 'it has both `operations` and `entrypoints`, and a person has to choose'
      : null;
  }
  if (!entrypoints) return 'it has no `entrypoints` to make operations of';
  if (entrypoints.kind !== 'table')
    return `its \`entrypoints\` are ${formatValue(entrypoints)}, not a mapping`;
  for (const field of fields(entrypoints)) {
    const fault = entrypointFault(field);
    if (fault !== null) return fault;
  }
  return null;
}

function entrypointFault(field: Field): string | null {
  const { key, value } = field;
  if (value.kind !== 'table') {
    return `entrypoint ${code(key)} is ${formatValue(value)}, not a mapping of commands`;
  }
  const describePart = (part: string) => `${code(part)} of entrypoint ${code(key)}`;
  const { operationFields: declaredFields, commands } = flatEntrypoint(value);
  for (const [part, { value: partValue }] of declaredFields) {
    const expected = part === 'description' ? 'a string' : 'a mapping';
    const isValid =
      part === 'description' ? text(partValue) !== undefined : partValue.kind === 'table';
    if (!isValid) return `${describePart(part)} is ${formatValue(partValue)}, not ${expected}`;
  }
  const invalidCommand = commands.find((command) => !isCommand(command));
  if (invalidCommand)
    return `${describePart(invalidCommand.key)} is ${formatValue(invalidCommand.value)}, not a command`;
  const declaredInputs = declaredFields.get('input')?.value;
  const undeclaredInput = placeholderNames(field, commands).find(
    (name) => declaredInputs && !get(declaredInputs, name),
  );
  return undeclaredInput === undefined
    ? null
    : `the \`input\` of entrypoint ${code(key)} lacks ${code(undeclaredInput)}, which its command uses`;
}

/** A list of texts; a plain text if the key is not an operating system. */
function isCommand({ key, value }: Field): boolean {
  if (value.kind === 'string') return key !== 'unix' && key !== 'windows';
  return value.kind === 'list' && items(value).every((word: Value) => word.kind === 'string');
}

/** The first fault of the migrated block. */
function shapeObstacle(migrated: string): string | null {
  const { root } = parseJson('', migrated);
  const fault = root
    ? plainText(shapeDrafts(root, skillManifestV2)[0]?.message ?? '')
    : 'its JSON would have a fault';
  if (fault === '') return null;
  const clause = fault.charAt(0).toLowerCase() + fault.slice(1).replace(/\.$/, '');
  return `the new skill-manifest block would have a fault: ${clause}`;
}
