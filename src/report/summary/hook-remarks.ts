import type { PowerChange } from '../../model/power.ts';
import type { Report } from '../../model/report.ts';
import { blockedWords } from '../../model/words/power-words.ts';
import type { ReportedChange } from '../reported-changes.ts';
import { placeText } from './markup.ts';

/** A changed permission, with remarks on the hook that has it. */
export interface RemarkedChange extends ReportedChange {
  readonly hookRemarks: readonly string[];
}

/**
 * The same changes, with what people need to know of a new hook at the command that it runs: whether it may block what it
 * runs before, whose permission is then left out, and whether its script is missing.
 */
export function withHookRemarks(
  changes: readonly ReportedChange[],
  { findings }: Pick<Report, 'findings'>,
): readonly RemarkedChange[] {
  const missing = new Set(
    findings.flatMap(({ rule, at }) => (rule === 'hook-script-missing' ? placeText(at) : [])),
  );
  const guards = new Map(
    changes
      .filter(({ change, finding }) => finding === null && isNewHook(change, 'guard'))
      .map((reported) => [hookKey(reported.change), reported]),
  );
  const folded = new Set<ReportedChange>();
  const remarked = changes.map((reported) => {
    const { change } = reported;
    if (!isNewHook(change, 'run')) return { reported, hookRemarks: [] };
    const guard = guards.get(hookKey(change));
    if (guard) folded.add(guard);
    const isMissing = missing.has(placeText(change.power.at));
    const block = guard ? [`may block ${blockedWords(change.power.trigger)}`] : [];
    return { reported, hookRemarks: isMissing ? ['the script does not exist'] : block };
  });
  return remarked
    .filter(({ reported }) => !folded.has(reported))
    .map(({ reported, hookRemarks }) => ({ ...reported, hookRemarks }));
}

function isNewHook({ change, power }: PowerChange, kind: 'guard' | 'run'): boolean {
  return change === 'gained' && power.feature === 'hook' && power.kind === kind;
}

/** Equal for the powers of one hook. */
function hookKey({ power: { at, trigger } }: PowerChange): string {
  return JSON.stringify([placeText(at), trigger]);
}
