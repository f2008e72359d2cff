import type { Carrier, SourceName } from '../../laws/support/maximal.ts';
import type { Document } from '../../pages/conformance.ts';

/** Where the manifest of a document is in a maximal skill. */
export const maximalPlaces: Readonly<Record<Document, readonly [SourceName, Carrier]>> = {
  'ADR-002': ['manifest-v1', 'front'],
  'Skill Manifest v2': ['skill-manifest-v2', 'block'],
  'skill.toml contract': ['skill-toml', 'toml'],
};
