import { sanitizePaths } from '../model/sanitize.ts';
import { contentHash, type Skill } from '../model/skill.ts';

/** What a lock is to record of one skill. */
export interface LockTarget {
  readonly name: string;
  readonly root: string;
  /** Empty when a file of the skill could not be read. */
  readonly contentHash: string;
  readonly integrity: string;
  readonly version: string | null;
  /** The commit the content stands in; null when it stands in none, or none is known. */
  readonly sourceRev: string | null;
  readonly nixStorePath: string | null;
}

/** What a lock records of a skill; `integrity` is one of the algorithms it is to be loaded with. */
export function lockTarget(
  skill: Skill,
  where: Pick<LockTarget, 'sourceRev' | 'nixStorePath'>,
): LockTarget {
  return {
    name: skill.name,
    root: skill.root,
    contentHash: contentHash(skill),
    integrity: skill.digests.get('integrity') ?? '',
    version: skill.version?.value ?? null,
    ...where,
  };
}

/** The fields of an entry, in the order of ADR-003, and what they are to hold. */
export function wantedFields(target: LockTarget): ReadonlyMap<string, string | null> {
  const { contentHash, integrity, nixStorePath, version, sourceRev } = target;
  const fields = Object.entries({
    content_hash: contentHash,
    integrity,
    nix_store_path: nixStorePath,
    version,
    source_rev: sourceRev,
  });
  return new Map(fields.map(([name, value]) => [name, value && sanitizePaths(value)]));
}
