import { countText } from '../../model/words/count-text.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { shellPath } from '../../report/shell-path.ts';
import type { Refusal } from '../../tasks/update/find-installs.ts';
import type { PlannedInstall } from '../../tasks/update/plan-install.ts';

/** Which entry is re-pinned, at which commit, and how many files that changes. */
export function updateLine(
  { install, status, changes, pin }: PlannedInstall,
  isWritten: boolean,
): string {
  const commit = status.to?.commit?.slice(0, 12);
  const at = commit === undefined ? '' : ` at ${commit}`;
  const verb = isWritten ? 'is updated' : 'would be updated';
  const files = changes.length === 0 ? '' : `${countText(changes.length, 'file')}, and `;
  const effect = `${verb} to its source${at}: ${files}its entry in ${install.lock.path}`;
  const text = pin === null ? `is what its source has${at}` : effect;
  return escapeInvisible(`${install.name} ${text}.`);
}

/** Why a skill is not updated, and what to do, as one line for standard error. */
export function refusalLine({ name, reason, remedy, command }: Refusal): string {
  const sentences = [`${name} is not updated. ${reason}`, remedy].filter(Boolean).join(' ');
  const toRun = command ? ` Run: ${command.map(shellPath).join(' ')}` : '';
  return neutralizeCommands(escapeInvisible(sentences)) + toRun;
}
