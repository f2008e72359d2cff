import type { Change } from '../../model/contract.ts';

/** An effect: what Skill Manifest v2 says of it, and what a skill that declares it does. */
export interface Effect {
  readonly says: string;
  readonly does: string;
}

/** The effects that Skill Manifest v2 defines. */
export const effects: ReadonlyMap<string, Effect> = new Map([
  ['db.read', { says: 'Reads from a database', does: 'reads from a database' }],
  ['db.write', { says: 'Writes to a database', does: 'writes to a database' }],
  ['proc.exec', { says: 'Executes external processes', does: 'runs external processes' }],
  ['fs.read', { says: 'Reads files', does: 'reads files' }],
  ['fs.write', { says: 'Writes/creates files', does: 'writes files' }],
  ['net.fetch', { says: 'Makes network requests', does: 'makes network requests' }],
  ['git.read', { says: 'Reads git state', does: 'reads the state of git' }],
  ['git.write', { says: 'Modifies git state (commit, push)', does: 'changes the state of git' }],
]);

/** Whether an effect that came is one that is defined. */
export function isDefinedEffect({ after }: Pick<Change, 'after'>): boolean {
  return effects.has(after?.name ?? '');
}

/** What a skill does by an effect that came. */
export function describeEffect({ after }: Pick<Change, 'after'>): string {
  return effects.get(after?.name ?? '')?.does ?? 'does more';
}

/** The effects that other formats may bound: by hosts, paths or commands. */
const bounded: ReadonlySet<string> = new Set(['proc.exec', 'fs.read', 'fs.write', 'net.fetch']);

/** Whether other manifests may have said an effect that came within limits. */
export function hasLimits({ after }: Pick<Change, 'after'>): boolean {
  return bounded.has(after?.name ?? '');
}
