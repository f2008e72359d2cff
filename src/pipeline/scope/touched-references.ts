import type { Workspace } from '../../model/workspace.ts';
import type { Trees } from '../trees.ts';
import type { PathChange } from './path-changes.ts';

/**
 * Both trees with the references to skills of some names only; null if a proto changed, or if a reference names a skill
 * that came, went or took another name: such a finding names the skills of the whole repository.
 */
export function withTouchedReferences(
  { head, base }: Trees,
  names: ReadonlySet<string>,
  {
    changes,
    areNamesSame,
  }: { readonly changes: readonly PathChange[]; readonly areNamesSame: boolean },
): Trees | null {
  const protos = [...head.protos, ...(base?.protos ?? [])];
  if (protos.every(({ references }) => references.length === 0)) return { head, base };
  const changed = new Set(changes.map(({ path }) => path));
  if (protos.some(({ path }) => changed.has(path))) return null;
  const isTouched = ({ id }: { readonly id: string }) => names.has(id);
  if (!areNamesSame && protos.some(({ references }) => references.some(isTouched))) return null;
  const focus = (workspace: Workspace): Workspace => ({
    ...workspace,
    protos: workspace.protos.map((proto) => ({
      ...proto,
      references: proto.references.filter(isTouched),
    })),
  });
  return { head: focus(head), base: base && focus(base) };
}
