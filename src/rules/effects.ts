import type { Change } from '../model/contract.ts';

/** The effects that Skill Manifest v2 defines, and what a skill that declares one does. */
export const effects: ReadonlyMap<string, string> = new Map([
  ['db.read', 'reads from a database'],
  ['db.write', 'writes to a database'],
  ['proc.exec', 'runs external processes'],
  ['fs.read', 'reads files'],
  ['fs.write', 'writes files'],
  ['net.fetch', 'makes network requests'],
  ['git.read', 'reads the state of git'],
  ['git.write', 'changes the state of git'],
]);

/** Whether an effect that came is one that is defined. */
export function isDefined({ after }: Pick<Change, 'after'>): boolean {
  return effects.has(after?.name ?? '');
}

/** What a skill does by an effect that came. */
export function effectWords({ after }: Pick<Change, 'after'>): string {
  return effects.get(after?.name ?? '') ?? 'does more';
}
