import type { Table } from '../model/value/value.ts';

/** The frontmatter keys of ADR-002 and the `interface:` block of ADR-003. */
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
 * Whether a frontmatter is a manifest of ADR-002: it has a `manifest_version` or an `interface:` table. Real
 * repositories use the other keys with other meanings.
 */
export function isManifestV1(frontmatter: Table): boolean {
  const { fields } = frontmatter;
  return fields.has('manifest_version') || fields.get('interface')?.value.kind === 'table';
}
