import type { Change } from '../../model/contract.ts';

/** An effect: its definition in Skill Manifest v2, and its wording in messages. */
export interface Effect {
  readonly definition: string;
  readonly verbPhrase: string;
}

/** The effects that Skill Manifest v2 defines. */
export const effects: ReadonlyMap<string, Effect> = new Map([
  ['db.read', { definition: 'Reads from a database', verbPhrase: 'reads from a database' }],
  ['db.write', { definition: 'Writes to a database', verbPhrase: 'writes to a database' }],
  [
    'proc.exec',
    { definition: 'Executes external processes', verbPhrase: 'runs external processes' },
  ],
  ['fs.read', { definition: 'Reads files', verbPhrase: 'reads files' }],
  ['fs.write', { definition: 'Writes/creates files', verbPhrase: 'writes files' }],
  ['net.fetch', { definition: 'Makes network requests', verbPhrase: 'makes network requests' }],
  ['git.read', { definition: 'Reads git state', verbPhrase: 'reads the state of git' }],
  [
    'git.write',
    { definition: 'Modifies git state (commit, push)', verbPhrase: 'changes the state of git' },
  ],
]);

/** True if an added effect is defined. */
export function isDefinedEffect({ after }: Pick<Change, 'after'>): boolean {
  return effects.has(after?.name ?? '');
}

/** Describes an added effect. */
export function describeEffect({ after }: Pick<Change, 'after'>): string {
  return effects.get(after?.name ?? '')?.verbPhrase ?? 'does more';
}

/** Effects that other formats can limit to hosts, paths or commands. */
const limitableEffects: ReadonlySet<string> = new Set([
  'proc.exec',
  'fs.read',
  'fs.write',
  'net.fetch',
]);

/** True if other manifests may limit an added effect. */
export function hasLimits({ after }: Pick<Change, 'after'>): boolean {
  return limitableEffects.has(after?.name ?? '');
}
