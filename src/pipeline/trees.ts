import type { PreviousByRoot } from '../model/previous-skills.ts';
import type { Pair, Workspace } from '../model/workspace.ts';

/** The trees of a run; base is null where there is nothing to compare with. */
export interface Trees {
  readonly head: Workspace;
  readonly base: Workspace | null;
}

/** The trees of a run, with the pairs of their skills. */
export interface PairedTrees extends Trees {
  readonly pairs: readonly Pair[];
  readonly previousByRoot: PreviousByRoot;
}
