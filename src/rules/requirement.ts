import type { Change, Kind, Verdict } from '../model/contract.ts';
import type { Bump } from '../model/version/bump.ts';

/** The reason for the bump that a change requires: a quoted sentence of a document, or our inference. */
export type BumpBasis = { readonly document: string; readonly quote: string } | 'inferred';

/** How a finding on a power affects the exposure of the caller. */
export type PowerVerdict =
  | 'widened'
  | 'narrowed'
  | 'guard-removed'
  | 'disclosed'
  | 'undeclared'
  | 'transitive';

/** A pattern for changes; every given field has to match. */
export interface ChangePattern {
  readonly kind: Kind | readonly Kind[];
  readonly action?: Change['action'] | readonly Change['action'][];
  readonly facet?: string | null;
  readonly verdict?: Verdict | readonly Verdict[];
}

/** What a change requires: a bump; with `warn` the finding is a warning even below major. */
export interface Requirement {
  readonly bump: Bump;
  readonly warn?: boolean;
}
