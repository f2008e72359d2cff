import { lockFormatOf } from '../../locks/read.ts';
import { createSkillLookup, lockedTargets, type SkillLookup } from '../../locks/targets.ts';
import { verifyEntry } from '../../locks/verify-entry.ts';
import type { LockEntry, LockFile } from '../../model/lock.ts';
import type { Skill } from '../../model/skill.ts';
import type { Workspace } from '../../model/workspace.ts';
import { skillsNamed } from '../outdated/skills-named.ts';
import { type TrackedSkill, trackedSkills } from '../outdated/tracked-skills.ts';

/** A skill with a recorded source, its lock entry, and the copies that are installed here. */
export interface Install {
  readonly name: string;
  readonly lock: LockFile;
  readonly entry: LockEntry;
  readonly skill: TrackedSkill;
  readonly copies: readonly InstalledCopy[];
}

/** A copy of a skill, and whether the lock verifies it. */
export interface InstalledCopy {
  readonly skill: Skill;
  readonly isVerified: boolean;
}

/** A skill that is not updated, with the reason as a sentence. */
export interface Refusal {
  readonly name: string;
  readonly reason: string;
  /** What to do, as a sentence. */
  readonly remedy?: string;
  /** The command that does it, word by word; the words come from the repository. */
  readonly command?: readonly string[];
}

/** Finds the installs of some names, each or the reason why it is not updated here. `ownRemote` as for `trackedSkills`. */
export function findInstalls(
  workspace: Workspace,
  names: readonly string[],
  ownRemote: string | null,
): readonly (Install | Refusal)[] {
  const tracked = trackedSkills(workspace, ownRemote);
  const lookup = createSkillLookup(workspace);
  const reason = 'No lock has an entry of it that records a source.';
  // Two spellings of a name may be of one skill.
  const found = new Set(
    names.flatMap((name): readonly (TrackedSkill | string)[] => {
      const skills = skillsNamed(tracked, name);
      return skills.length > 0 ? skills : [name];
    }),
  );
  return Array.from(found, (skill) =>
    typeof skill === 'string' ? { name: skill, reason } : installOf(skill, lookup),
  );
}

function installOf(skill: TrackedSkill, lookup: SkillLookup): Install | Refusal {
  const { name, lock } = skill;
  const { entry } = skill.tracked;
  if (lock === null) {
    const reason = 'Its frontmatter records its source, which only gh writes.';
    return { name, reason, command: ['gh', 'skill', 'update', name] };
  }
  if (lockFormatOf(lock).repin === undefined) return ofItsOwnTool(name, lock, entry);
  const targets = lockedTargets(lock, { ...entry, unhashed: false }, lookup);
  const copies = targets.flatMap((target) =>
    target.skill
      ? [{ skill: target.skill, isVerified: verifyEntry(entry, [target]) === 'verified' }]
      : [],
  );
  if (copies.length > 0) return { name, lock, entry, skill, copies };
  const reason = `${lock.path} has an entry of it, and no copy is installed here.`;
  return { name, reason, remedy: 'Install it with the tool that wrote the lock.' };
}

function ofItsOwnTool(name: string, lock: LockFile, { id }: LockEntry): Refusal {
  const { id: format, writer } = lockFormatOf(lock);
  const reason = `${lock.path} is written by ${writer?.name ?? 'another tool'} only.`;
  const command = format === 'apm-lock' ? ['apm', 'update', id] : writer?.command.split(' ');
  return { name, reason, ...(command && { command }) };
}
