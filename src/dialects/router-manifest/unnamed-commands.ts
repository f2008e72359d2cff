import type { Field, Table, Value } from '../../model/value/value.ts';

/** The name of the operation for commands without one. */
export const unnamedOperation = 'run';

/** Whether entrypoints are the commands of one operation without a name: `{"unix": ["bash", "scripts/run.sh"]}`. */
export function isUnnamed(entrypoints: Value | undefined): boolean {
  if (entrypoints?.kind !== 'table') return false;
  return ['unix', 'windows'].some((system) => {
    const command = entrypoints.fields.get(system)?.value;
    return command !== undefined && command.kind !== 'table';
  });
}

/** The same block with a name for commands without one. */
export function withNamedCommands(root: Table): Table {
  const entrypoints = root.fields.get('entrypoints');
  if (!entrypoints || !isUnnamed(entrypoints.value)) return root;
  const operation: Field = { ...entrypoints, key: unnamedOperation };
  const value: Table = {
    kind: 'table',
    fields: new Map([[unnamedOperation, operation]]),
    at: entrypoints.value.at,
  };
  return { ...root, fields: new Map([...root.fields, ['entrypoints', { ...entrypoints, value }]]) };
}
