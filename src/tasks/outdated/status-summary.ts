import type { Finding } from '../../model/finding.ts';
import { count, join, list, type Message, msg, pathPart, words } from '../../model/message.ts';
import { compareNatural } from '../../model/text/natural-order.ts';
import { incomparable } from '../../rules/problem/comparison.ts';
import type { OutdatedState, UpdateStatus } from './update-status.ts';

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

/** Whether a finding is a change of the contract; the others are new findings of the version at the source. */
export function isChange({ bump, rule }: Finding): boolean {
  return bump !== null || rule === incomparable.id;
}

/** The states from the loudest to the quietest. */
const statesByUrgency: readonly OutdatedState[] = [
  'tag-moved',
  'edited',
  'pending',
  'moved',
  'gone',
  'unreachable',
  'not-understood',
  'current',
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

/** How many skills have an update, in one clause. */
export function headline(statuses: readonly UpdateStatus[]): Message {
  if (statuses.length === 0)
    return msg`No lock records where a skill comes from: ${list(recordingLocks.map(pathPart))} would`;
  const amountOf = (test: (status: UpdateStatus) => boolean) => statuses.filter(test).length;
  const counts = [
    [amountOf(({ isPending }) => isPending), 'with an update'],
    [amountOf(isBreaking), 'breaking'],
    [amountOf(gainsPermissions), 'with more permissions'],
    [amountOf(({ state }) => state === 'tag-moved'), 'with a moved tag'],
    [amountOf(({ state }) => state === 'edited'), 'edited here'],
    [amountOf(({ state }) => state === 'gone'), 'gone at the source'],
    [amountOf(({ state }) => state === 'unreachable'), 'not asked'],
    [amountOf(({ state }) => state === 'not-understood'), 'without a known source'],
  ] as const;
  const parts = counts.flatMap(([amount, text]) =>
    amount === 0 ? [] : [msg`${amount} ${words(text)}`],
  );
  const skills = count(statuses.length, 'locked skill');
  return parts.length === 0 ? msg`${skills} up to date` : msg`${skills}: ${join(parts, ', ')}`;
}

const recordingLocks = ['skills-lock.json', '.skill-lock.json', 'apm.lock.yaml'];
