import type { Problem } from '../model/finding.ts';
import type { LockFile } from '../model/lock.ts';
import { type Message, msg, namePart, nothing, pathPart } from '../model/message.ts';
import { contentHash, type Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { sanitizePaths } from '../model/text/sanitize.ts';
import { describeUnhashed } from '../model/unhashed.ts';

/** The recorded state of one skill in a lock. */
export interface LockTarget {
  readonly name: string;
  readonly root: string;
  /** Why the skill has no hash; a clause. */
  readonly unhashedReason?: Message;
  /** Empty if a file of the skill could not be read. */
  readonly contentHash: string;
  readonly integrity: string;
  readonly version: string | null;
  /** The commit with this content; null if uncommitted or unknown. */
  readonly sourceRev: string | null;
  readonly nixStorePath: string | null;
}

/** The lock target of a skill; its digests must include `integrity`. */
export function lockTarget(
  skill: Skill,
  provenance: Pick<LockTarget, 'sourceRev' | 'nixStorePath'>,
): LockTarget {
  return {
    name: skill.name,
    root: skill.root,
    unhashedReason: describeUnhashed(skill),
    contentHash: contentHash(skill),
    integrity: skill.digests.get('integrity') ?? '',
    version: skill.version?.value ?? null,
    ...provenance,
  };
}

/** The fields of an entry with their values, in the order of ADR-003. */
export function fieldsOfTarget(target: LockTarget): ReadonlyMap<string, string | null> {
  const fields = {
    content_hash: target.contentHash,
    integrity: target.integrity,
    nix_store_path: target.nixStorePath,
    version: target.version,
    source_rev: target.sourceRev,
  };
  return new Map(
    Object.entries(fields).map(([name, value]) => [name, value ? sanitizePaths(value) : null]),
  );
}

/** A text of a lock in the spelling of `fieldsOfTarget`: hashes may be in capitals there. */
export function normalizedField(name: string, text: string | null): string | null {
  return name === 'content_hash' && text !== null ? text.toLowerCase() : text;
}

/** Whether a field is provenance (commit, Nix store path), which belongs to a content and changes only with it. */
export function isProvenance(name: string, value: string | null): boolean {
  return name === 'source_rev' || (name === 'nix_store_path' && value === null);
}

/** One skill per name, and problems about the others. */
export interface TargetChoice {
  readonly chosenTargets: readonly LockTarget[];
  /** Names without a hash: their entries stay unchanged. */
  readonly keptNames: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/**
 * Chooses one skill per name, because locks identify skills by name only: the already locked one, else the
 * first.
 */
export function chooseTargets(
  path: string,
  targets: readonly LockTarget[],
  before: LockFile | null,
): TargetChoice {
  const pinnedDigests = new Map(
    before?.entries.map(({ id, pins }) => [id, pins.map((pin) => pin.value)]),
  );
  const chosenTargets: LockTarget[] = [];
  const keptNames = new Set<string>();
  const problems: Problem[] = [];
  for (const [name, sameName] of groupBy(targets, (target) => target.name)) {
    const hashedTargets = sameName.filter(
      (target) => target.contentHash !== '' && target.integrity !== '',
    );
    const alreadyLocked = hashedTargets.find((target) =>
      pinnedDigests.get(name)?.includes(target.contentHash),
    );
    const target = alreadyLocked ?? hashedTargets[0];
    if (target) chosenTargets.push(target);
    else keptNames.add(name);
    const message = target
      ? ambiguous(target, hashedTargets)
      : msg`${namePart(name)} has no hash: ${sameName[0]?.unhashedReason ?? nothing}.`;
    if (message)
      problems.push({ rule: 'lock-content-changed', message, at: { path }, about: name });
  }
  return { chosenTargets, keptNames, problems };
}

function ambiguous(target: LockTarget, sameName: readonly LockTarget[]): Message | null {
  if (sameName.every(({ integrity }) => integrity === target.integrity)) return null;
  const place = pathPart(target.root || '.');
  return msg`${sameName.length} skills are named ${namePart(target.name)}. The lock has the one in ${place}.`;
}
