import type { Change } from '../../model/contract.ts';

/** The effects of Skill Manifest v2, with their definitions there. */
export const effects: ReadonlyMap<string, { readonly definition: string }> = new Map([
  ['db.read', { definition: 'Reads from a database' }],
  ['db.write', { definition: 'Writes to a database' }],
  ['proc.exec', { definition: 'Executes external processes' }],
  ['fs.read', { definition: 'Reads files' }],
  ['fs.write', { definition: 'Writes/creates files' }],
  ['net.fetch', { definition: 'Makes network requests' }],
  ['git.read', { definition: 'Reads git state' }],
  ['git.write', { definition: 'Modifies git state (commit, push)' }],
]);

/** True if an added effect is defined. */
export function isDefinedEffect({ after }: Pick<Change, 'after'>): boolean {
  return effects.has(after?.name ?? '');
}
