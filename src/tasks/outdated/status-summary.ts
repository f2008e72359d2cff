import type { Finding } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import { compareNatural } from '../../model/text/natural-order.ts';
import { type UpdateSide, updateClause } from '../../rules/words/update-words.ts';
import type { OutdatedState, Revision, UpdateStatus } from './update-status.ts';

/** Whether an update breaks callers. */
export function isBreaking({ changes }: Pick<UpdateStatus, 'changes'>): boolean {
  return changes !== null && (changes.requiredBump === 'major' || changes.requiredBump === null);
}

/** Whether an update gains permissions. */
export function gainsPermissions({ changes }: Pick<UpdateStatus, 'changes'>): boolean {
  return changes !== null && (changes.powers.length > 0 || changes.findings.some(isPermission));
}

/** Whether a finding reports a gained permission. */
export function isPermission({ category, severity }: Finding): boolean {
  return category === 'privilege' && severity !== 'note';
}

/** Whether a finding is a gained permission itself, and not the verdict of the policy on one. */
function isGain(finding: Finding): boolean {
  return isPermission(finding) && finding.rule !== 'policy-denied';
}

/** Whether a finding is a change of the contract; the others are new findings of the version at the source. */
export function isChange({ bump, rule }: Finding): boolean {
  return bump !== null || rule === 'incomparable';
}

/** Whose update is pending, from what to what, and what it changes, in the words of `check`; null without a comparison. */
export function updateSentence({ skill, from, to, changes }: UpdateStatus): string | null {
  if (changes === null || to === null) return null;
  const isKnown = (key: keyof Revision) => from[key] !== null && to[key] !== null;
  const sideOf = (side: Revision): UpdateSide => ({
    version: isKnown('version') ? side.version : null,
    revision: isKnown('commit') ? side.commit : null,
    pin: isKnown('digest') ? side.digest : null,
  });
  const clause = updateClause({
    ...{ source: skill.tracked.text, from: sideOf(from), to: sideOf(to) },
    changes: changes.findings.filter((finding) => isChange(finding) || isGain(finding)),
  });
  return `It can be updated ${plainText(clause)}.`;
}

/** The states from the loudest to the quietest. */
const statesByUrgency: readonly OutdatedState[] = [
  ...(['tag-moved', 'edited', 'pending', 'moved', 'gone', 'unreachable'] as const),
  ...(['not-understood', 'current'] as const),
];

/** Orders statuses: moved tags, then breaking updates, then gained permissions, then by state, name and lock. */
export function byUrgency(statuses: readonly UpdateStatus[]): readonly UpdateStatus[] {
  const rank = (status: UpdateStatus) =>
    status.state === 'tag-moved'
      ? 0
      : isBreaking(status)
        ? 1
        : gainsPermissions(status)
          ? 2
          : 3 + statesByUrgency.indexOf(status.state);
  return [...statuses].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      compareNatural(a.skill.name, b.skill.name) ||
      compareNatural(a.skill.path, b.skill.path),
  );
}

/** Whether a person has something to do: an update, or a source that is lost or cannot be asked. */
export function needsAttention({ isPending, state }: UpdateStatus): boolean {
  return isPending || (state !== 'current' && state !== 'not-understood');
}

/** How many skills have an update, as a sentence. */
export function headline(statuses: readonly UpdateStatus[]): string {
  if (statuses.length === 0)
    return 'No lock records where a skill comes from. skills-lock.json, .skill-lock.json and apm.lock.yaml do.';
  const count = (test: (status: UpdateStatus) => boolean) => statuses.filter(test).length;
  const parts = [
    [count(({ isPending }) => isPending), 'with an update'],
    [count(isBreaking), 'breaking'],
    [count(gainsPermissions), 'with more permissions'],
    [count(({ state }) => state === 'tag-moved'), 'with a moved tag'],
    [count(({ state }) => state === 'edited'), 'edited here'],
    [count(({ state }) => state === 'gone'), 'gone at the source'],
    [count(({ state }) => state === 'unreachable'), 'not asked'],
    [count(({ state }) => state === 'not-understood'), 'without a known source'],
  ].flatMap(([number, words]) => (number === 0 ? [] : [`${number} ${words}`]));
  const skills = statuses.length === 1 ? '1 locked skill' : `${statuses.length} locked skills`;
  return parts.length === 0 ? `${skills}: up to date.` : `${skills}: ${parts.join(', ')}.`;
}
