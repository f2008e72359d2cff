import { lockFormatOf } from '../../locks/read.ts';
import { createSkillLookup, lockedTargets } from '../../locks/targets.ts';
import { vendoredSkills } from '../../locks/vendored.ts';
import { verifyEntry } from '../../locks/verify-entry.ts';
import type { LockEntry, LockFile } from '../../model/lock.ts';
import type { Skill } from '../../model/skill.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { TrackedSource } from '../../upstream/source.ts';
import { sourceOf } from '../../upstream/source-of.ts';

/** An entry of a lock with its source and the copies that are installed here. */
export interface Install {
  readonly name: string;
  readonly lock: LockFile;
  readonly entry: LockEntry;
  readonly tracked: TrackedSource;
  readonly copies: readonly InstalledCopy[];
}

/** A copy of a skill; a copy is edited where the lock does not verify it. */
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

/** The installs of a name, or why there are none. */
export function findInstalls(workspace: Workspace, name: string): readonly Install[] | Refusal {
  const found = workspace.locks.flatMap((lock) =>
    lock.entries.flatMap((entry) => {
      const tracked = entry.id === name ? sourceOf(lock, entry) : null;
      return tracked ? [{ lock, entry, tracked }] : [];
    }),
  );
  if (found.length === 0) return recordedElsewhere(workspace, name);
  const foreign = found.find(({ lock }) => lockFormatOf(lock).repin === undefined);
  if (foreign) return ofItsOwnTool(name, foreign.lock);
  const lookup = createSkillLookup(workspace);
  const installs = found.map(({ lock, entry, tracked }): Install => {
    const targets = lockedTargets(lock, { ...entry, unhashed: false }, lookup);
    const copies = targets.flatMap((target) =>
      target.skill
        ? [{ skill: target.skill, isVerified: verifyEntry(entry, [target]) === 'verified' }]
        : [],
    );
    return { name, lock, entry, tracked, copies };
  });
  const missing = installs.find(({ copies }) => copies.length === 0);
  if (missing) {
    const reason = `${missing.lock.path} has an entry of it, and no copy is installed here.`;
    return { name, reason, remedy: 'Install it with the tool that wrote the lock.' };
  }
  return installs;
}

/** A name without an entry that records a source: its own frontmatter may record one. */
function recordedElsewhere(workspace: Workspace, name: string): Refusal {
  const vendoringOf = vendoredSkills(workspace);
  const skill = workspace.skills.find((one) => one.name === name && vendoringOf(one) !== null);
  if (skill) {
    const reason = 'Its frontmatter records its source, which only gh writes.';
    return { name, reason, command: ['gh', 'skill', 'update', name] };
  }
  const known = workspace.locks.find((lock) => lock.entries.some(({ id }) => id === name));
  const reason = known
    ? `${known.path} has an entry of it that records no source.`
    : 'No lock has an entry of it that records a source.';
  return { name, reason };
}

function ofItsOwnTool(name: string, lock: LockFile): Refusal {
  const { writer } = lockFormatOf(lock);
  const reason = `${lock.path} is written by ${writer?.name ?? 'another tool'} only.`;
  const isApm = lockFormatOf(lock).id === 'apm-lock';
  const command = isApm ? ['apm', 'update', name] : writer?.command.split(' ');
  return { name, reason, ...(command && { command }) };
}
