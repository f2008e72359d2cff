import { escapeInvisible } from '../../report/escape.ts';
import { shellPath } from '../../report/shell-path.ts';
import { count } from '../../report/verdict.ts';
import type { Refusal } from '../../tasks/update/find-installs.ts';
import type { PlannedInstall } from '../../tasks/update/plan-install.ts';

/** Which entry moves to what, and how many files that changes. */
export function updateLine(
  { install, changes, commit, pin }: PlannedInstall,
  isWritten: boolean,
): string {
  const { name, lock, tracked } = install;
  const start = `${escapeInvisible(name)} (${escapeInvisible(tracked.text)})`;
  const at = commit === null ? '' : ` at ${commit.slice(0, 12)}`;
  if (pin === null) return `${start} is what its source has${at}; nothing to do.`;
  const verb = isWritten ? 'is updated' : 'would be updated';
  return `${start} ${verb}: ${pinStep(install, pin)}${at}, ${count(changes.length, 'file')}, ${escapeInvisible(lock.path)}.`;
}

function pinStep(
  { entry }: PlannedInstall['install'],
  { digests }: NonNullable<PlannedInstall['pin']>,
): string {
  const [pin] = entry.pins;
  const to = pin && digests.get(pin.algorithm);
  return pin && to ? `${shortDigest(pin.value)} -> ${shortDigest(to)}` : 'now with a hash';
}

function shortDigest(digest: string): string {
  return escapeInvisible(digest.replace(/^sha256[:-]/, '')).slice(0, 12);
}

/** Why a skill is not updated, and what to do. */
export function refusalLines({ name, reason, remedy, command }: Refusal): readonly string[] {
  const toRun = command && `Run: ${command.map(shellPath).join(' ')}`;
  const parts = [`${name} is not updated. ${reason}`, remedy].filter(Boolean).join(' ');
  return [escapeInvisible(parts) + (toRun === undefined ? '' : ` ${toRun}`)];
}
