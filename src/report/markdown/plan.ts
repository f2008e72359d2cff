import type { RenderOptions } from '../reporter.ts';

/** How much of a report a page shows; what is left out is counted. */
export interface Plan {
  readonly links: RenderOptions['links'];
  readonly reason: RenderOptions['reason'];
  /** The commit that has the files which head has no more; null without a base. */
  readonly baseSha: string | null;
  /** The most findings of a section. */
  readonly findings: number;
  /** The most rows of the table of skills. */
  readonly skills: number;
}
