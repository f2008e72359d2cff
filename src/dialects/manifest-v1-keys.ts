import type { Table } from '../model/value/value.ts';

/** The frontmatter keys ADR-002 and the `interface:` block of ADR-003 give a meaning. */
export const manifestV1Keys: ReadonlySet<string> = new Set([
  'manifest_version',
  'interface',
  'inputs',
  'env',
  'preconditions',
  'outputs',
  'execution',
  'sensitive',
]);

/**
 * Whether a frontmatter is a manifest of ADR-002: a `manifest_version` of any value, or an
 * `interface:` table. Without them those keys mean other things in real repositories.
 */
export function isManifestV1(front: Table): boolean {
  const { fields } = front;
  return fields.has('manifest_version') || fields.get('interface')?.value.kind === 'table';
}
