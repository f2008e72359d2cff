import type { RenderOptions } from '../reporter.ts';

/** How much of a report a page shows; omitted parts are counted. */
export interface PageOptions {
  readonly links: RenderOptions['links'];
  readonly docs: RenderOptions['docs'];
  readonly noBaseReason: RenderOptions['noBaseReason'];
  /** The base commit, for links to removed files; null without a base. */
  readonly baseSha: string | null;
  /** Whether existing findings are among those that count. */
  readonly marksExisting: boolean;
  /** Maximum number of findings per section. */
  readonly findings: number;
  /** Maximum number of rows in the table of skills. */
  readonly skills: number;
  /** Maximum number of places in one step of what to do. */
  readonly places: number;
}
