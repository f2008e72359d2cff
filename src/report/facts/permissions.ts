import type { Finding } from '../../model/finding.ts';
import { isEmpty, type Message, msg, namePart, plainText, words } from '../../model/message.ts';
import {
  aboutUnit,
  isWidening,
  type Power,
  type PowerChange,
  type Unit,
  unitKey,
} from '../../model/power.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import type { Location } from '../../model/text/text.ts';
import { powerWords, programChange } from '../../model/words/power-words.ts';
import { blockedWords } from '../../model/words/trigger-words.ts';
import type { Line } from '../document/document.ts';
import { joinLines, line, unstopped } from '../document/lines.ts';
import { countedIn } from './counted.ts';
import { type ReportedChange, reportedChanges } from './reported-changes.ts';
import { skillsByRoot } from './skills.ts';

/** A permission that a change grants, perhaps grants, or takes away. */
export interface Permission {
  readonly change: PowerChange['change'];
  /** Whether more may happen than before; a limit that is gone widens, too. */
  readonly isWider: boolean;
  /** What has it; null for one of a finding that names none. */
  readonly unit: Unit | null;
  /** False for one of which it cannot be told whether it is new. */
  readonly isCertain: boolean;
  /** Whether it is told by the message of its finding, a sentence of its own. */
  readonly isSentence: boolean;
  /** What it allows: `allows`, its objects and the rest; without its unit. */
  readonly verb: Line;
  readonly objects: readonly Message[];
  readonly rest: Line;
  readonly at: Location;
  /** The finding that reports it; null for what no rule reports. */
  readonly finding: Finding | null;
}

/** The permissions that differ from base and those of new skills, without accepted and existing ones. */
export const permissionsOf = memoize((report: Report): readonly Permission[] => {
  const { permissions, accepted, existing } = countedIn(report);
  const hidden = new Set<Finding | null>([...accepted, ...existing]);
  const changes = reportedChanges(report);
  const reported = new Set(changes.map(({ finding }) => finding));
  const others = permissions.filter((finding) => !reported.has(finding));
  return [
    ...powerPermissions(changes.filter(({ finding }) => !hidden.has(finding))),
    ...others.map((finding) => ofFinding(finding, report)),
  ];
});

/** The permissions that no skill has, with those that the configuration accepts. */
export function unitPermissions(report: Report): readonly Permission[] {
  const changes = reportedChanges(report);
  const reported = new Set(changes.map(({ finding }) => finding));
  const others = report.findings.filter(
    (finding) =>
      finding.category === 'privilege' &&
      finding.bump !== null &&
      finding.skill === null &&
      !reported.has(finding),
  );
  return [
    ...powerPermissions(changes.filter(({ change }) => change.power.unit.kind !== 'skill')),
    ...others.map((finding) => ofFinding(finding, report)),
  ];
}

/** A permission that replaces another names it; the limit that a hook sets is said of its command. */
function powerPermissions(changes: readonly ReportedChange[]): readonly Permission[] {
  const guards = groupBy(
    changes.filter(({ change, finding }) => finding === null && isNewHook(change, 'guard')),
    ({ change }) => hookKey(change),
  );
  const commands = changes.filter(({ change }) => isNewHook(change, 'run'));
  const guarded = new Set(commands.flatMap(({ change }) => guards.get(hookKey(change)) ?? []));
  return changes
    .filter((reported) => !guarded.has(reported) && !isNamedByNext(reported.change))
    .map((reported) => {
      const { change } = reported;
      const mayBlock = isNewHook(change, 'run') && guards.has(hookKey(change));
      return ofPower(reported, mayBlock);
    });
}

/** Whether the permission that replaces it names it. */
export function isNamedByNext({ change, power, isReplaced = false }: PowerChange): boolean {
  return change === 'lost' && isReplaced && power.kind !== 'guard';
}

function isNewHook({ change, power }: PowerChange, kind: 'guard' | 'run'): boolean {
  return change === 'gained' && power.feature === 'hook' && power.kind === kind;
}

/** Equal for the powers of one hook. */
function hookKey({ power: { at, trigger } }: PowerChange): string {
  return JSON.stringify([at.path, at.range?.start.line, trigger]);
}

/** The programs by which a permission differs: how the first one does, or that their bytes do. */
function programWords([first]: PowerChange['programs'] = []): readonly Message[] {
  if (!first) return [];
  return [
    first.change === 'bytes' ? words('the files that it runs changed') : programChange(first),
  ];
}

/** A changed permission in words; a hook may block what it runs before. */
export function ofPower(
  { change: powerChange, finding }: ReportedChange,
  mayBlock = false,
): Permission {
  const { change, power, previous, isSameCommand = false, programs } = powerChange;
  const { verb, object, when, remarks } = powerWords(power);
  const isOfBase = change === 'lost' || (change === 'undecided' && previous === null);
  const isGone = change === 'lost' || (isOfBase && power.kind === 'guard');
  const brackets = joinLines(
    [
      ...remarks,
      ...programWords(programs),
      ...(change === 'gained' && power.isDefault ? [words('a limit was removed')] : []),
      ...(mayBlock ? [msg`may block ${blockedWords(power.trigger)}`] : []),
      ...(change === 'moved' && previous && unitKey(previous.unit) !== unitKey(power.unit)
        ? [movedFrom(previous)]
        : []),
      ...(isSameCommand ? [] : previousOf(powerChange)),
    ],
    '; ',
  );
  const own = verb;
  const subject = object;
  return {
    change,
    isWider: isWidening(powerChange) || change === 'moved',
    unit: power.unit,
    isCertain: change !== 'undecided' || isSameCommand,
    isSentence: false,
    verb: isGone ? line`no longer ${own}` : own.parts,
    objects: isEmpty(subject) ? [] : [subject],
    rest: joinLines([when, brackets.length === 0 ? [] : line`(${brackets})`], ' '),
    at: isOfBase ? { path: power.at.path, range: power.at.range, inBaseOnly: true } : power.at,
    finding,
  };
}

function movedFrom({ unit: { kind, name } }: Power): Message {
  return msg`moved from ${words(kind)} ${namePart(name)}`;
}

/** What a permission of base says that this one does not. */
function previousOf({ power, previous }: PowerChange): readonly Message[] {
  if (previous === null || power.kind === 'guard') return [];
  const { object, when } = powerWords(previous);
  if (previous.scope !== power.scope) {
    // Long texts may differ where neither is shown.
    const isSame = plainText(object) === plainText(powerWords(power).object);
    return [isSame ? words('its text changed') : msg`was ${object}`];
  }
  const [before, now] = [when, powerWords(power).when];
  return isEmpty(before) || keyOf(before) === keyOf(now) ? [] : [msg`was ${before}`];
}

function ofFinding(finding: Finding, report: Report): Permission {
  const { skill: root, at, about, phrase } = finding;
  const skill = skillsByRoot(report).get(root);
  const added = report.powers.find(({ power }) => aboutUnit(power.unit) === about)?.power.unit;
  return {
    change: 'gained',
    isWider: true,
    unit: skill ? { kind: 'skill', name: skill.name, root: skill.root } : (added ?? null),
    isCertain: true,
    isSentence: true,
    verb: added && phrase ? phrase.parts : unstopped(finding.message).parts,
    objects: [],
    rest: [],
    at,
    finding,
  };
}

/** Equal for the same message. */
export function keyOf({ parts }: Message): string {
  return JSON.stringify(parts);
}
