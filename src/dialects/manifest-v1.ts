import type { Dialect } from './dialect.ts';

/** The manifest fields ADR-002 adds to the frontmatter. */
export const manifestV1: Dialect = {
  id: 'manifest-v1',
  title: 'Skill manifest 1.0 (ADR-002)',
  source: 'ADR-002',
  claim: () => null,
  state: () => ({ name: null, version: null, items: [], secrets: [] }),
};
