import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import type { RenderOptions } from '../reporter.ts';
import type { Markup } from './markup.ts';

/** What makes findings go away, in a sentence or two. */
export interface Remedy {
  readonly text: string;
  readonly resolved: readonly Finding[];
  /** True if `bump` does it; absent for others. */
  readonly runsBump?: boolean;
}

/**
 * What `bump` and `fix` need before they run: they edit only what git can restore. Empty for a tree without uncommitted
 * changes.
 */
export function addFirst({ head }: Report, { markup }: RemedyStyle): string {
  return head.dirty ? ` (${markup.code('git add')} your changes first)` : '';
}

/** How remedies are written. */
export interface RemedyStyle {
  readonly markup: Markup;
  readonly docsOf: RenderOptions['docsOf'];
  /** The most places that one remedy lists. */
  readonly maxPlaces: number;
  /** Converts a path of the repository to one that a shell of the reader finds. */
  readonly formatPath: (path: string) => string;
}
