import type { Finding } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import type { PowerChange } from '../../model/power.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Location } from '../../model/text/text.ts';
import { truncate } from '../../model/value/format-value.ts';
import { powerWords } from '../../model/words/power-words.ts';
import { type ReportedChange, reportedChanges } from '../reported-changes.ts';
import { sectionsOf } from '../sections.ts';
import { abbreviateList, maxInEntry } from './abbreviate-list.ts';
import { decisiveFindings, failingSkills } from './failing.ts';
import { withHookRemarks } from './hook-remarks.ts';
import type { Markup } from './markup.ts';

/** One permission that a change grants, takes away or leaves undecided. */
export interface PermissionRow {
  readonly change: PowerChange['change'];
  /** `runs`, `no longer limits`, or the kind of a declared permission: `network`. */
  readonly verb: string;
  /** The literal commands, hosts, servers or rules; none where `sentence` says it. */
  readonly objects: readonly string[];
  /** A sentence that may quote the repository; '' where `object` says it. */
  readonly sentence: string;
  /** Remarks for people: `pipe to shell`; they may quote the repository. */
  readonly remarks: readonly string[];
  /** What the permission was at base: the literal object, or when it took effect. */
  readonly before: { readonly object: string } | { readonly when: string } | null;
  /** When it takes effect; empty if the verb says it. It may quote the repository. */
  readonly when: string;
  readonly where: Location;
  /** The other places with the same permission, each of another skill or file. */
  readonly otherPlaces: readonly Location[];
  /** The finding that reports it, the first one of several; null for what no rule reports. */
  readonly finding: Finding | null;
  /** All findings that report it. */
  readonly findings: readonly Finding[];
}

const order: readonly PermissionRow['change'][] = ['gained', 'undecided', 'lost'];

/**
 * The permissions that differ from base and those of new skills: gained ones first, then undecided, then lost. Without
 * what the configuration accepts.
 */
export function permissionRows(report: Report): readonly PermissionRow[] {
  const { privilege, accepted, existing } = sectionsOf(report);
  const hidden = new Set<Finding | null>([...accepted, ...existing]);
  const changes = reportedChanges(report);
  const reportedFindings = new Set(changes.map(({ finding }) => finding));
  const others = privilege.filter((finding) => !reportedFindings.has(finding));
  const shown = changes.filter(({ finding }) => !hidden.has(finding));
  return rowsOf(shown, others, report);
}

/** The same with one row for what differs in its object only (`Read`, `Grep`), or in its place only. */
export function mergedPermissionRows(report: Report): readonly PermissionRow[] {
  return mergedRows(permissionRows(report));
}

/** The merged rows of the permissions that no skill has, with those that the configuration accepts. */
export function unitPermissionRows(report: Report): readonly PermissionRow[] {
  const changes = reportedChanges(report);
  const reportedFindings = new Set(changes.map(({ finding }) => finding));
  const others = report.findings.filter(
    (finding) =>
      finding.category === 'privilege' &&
      finding.bump !== null &&
      finding.skill === null &&
      !reportedFindings.has(finding),
  );
  const ofUnits = changes.filter(({ change }) => change.power.unit.kind !== 'skill');
  return mergedRows(rowsOf(ofUnits, others, report).map(markAccepted));
}

function markAccepted(row: PermissionRow): PermissionRow {
  const isAccepted = row.finding?.state === 'accepted';
  return isAccepted ? { ...row, remarks: [...row.remarks, 'accepted'] } : row;
}

function rowsOf(
  changes: readonly ReportedChange[],
  others: readonly Finding[],
  report: Report,
): readonly PermissionRow[] {
  const shown = changes.filter(({ change }) => !isSaidBefore(change));
  const rows = [
    ...withHookRemarks(shown, report).map(({ change, finding, hookRemarks }) => {
      const row = changeRow(change, finding);
      return {
        ...row,
        remarks: [...row.remarks, ...hookRemarks, ...removalRemark(change, report)],
      };
    }),
    ...others.map(findingRow),
  ];
  return rows.sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change));
}

/** Says of a lost permission that its skill is gone. */
function removalRemark({ change, power: { unit } }: PowerChange, { skills }: Report): string[] {
  if (change !== 'lost' || unit.kind !== 'skill') return [];
  const isRemoved = skills.some(({ root, status }) => root === unit.root && status === 'removed');
  return isRemoved ? ['the skill was removed'] : [];
}

function mergedRows(all: readonly PermissionRow[]): readonly PermissionRow[] {
  const rows = [...groupBy(all, groupKey).values()].flatMap(mergeRows);
  return [...groupBy(rows, wordsOf).values()].flatMap(mergePlaces);
}

/** Who decides on new permissions, where none of them fails the run; null for any other run. */
export function permissionNote(report: Report, rows: readonly PermissionRow[]): string | null {
  const gained = rows.filter(({ change }) => change === 'gained');
  const decisive = new Set(decisiveFindings(report));
  if (report.base === null || gained.length === 0) return null;
  if (rows.some(({ findings }) => findings.some((finding) => decisive.has(finding)))) return null;
  if (failingSkills(report).some(({ cause }) => cause === 'permissions')) return null;
  return isSingle(gained)
    ? 'This permission does not fail the check: a reviewer accepts it by merging.'
    : 'These permissions do not fail the check: a reviewer accepts them by merging.';
}

/** True if some rows are one permission. */
export function isSingle(rows: readonly PermissionRow[]): boolean {
  const [row, ...others] = rows;
  return !!row && others.length + row.otherPlaces.length === 0 && row.objects.length < 2;
}

/** Fewer places are rows of their own. */
const minPlaces = 4;

function mergePlaces(group: readonly PermissionRow[]): readonly PermissionRow[] {
  const [first, ...others] = group;
  if (!first || group.length < minPlaces) return group;
  const findings = group.flatMap((row) => row.findings);
  return [{ ...first, otherPlaces: others.map(({ where }) => where), findings }];
}

/** All words of a row except its place. */
function wordsOf({ where: _, otherPlaces: __, finding, findings: ___, ...words }: PermissionRow) {
  return JSON.stringify([words, finding?.rule ?? '', finding?.severity ?? '']);
}

/** Rows with one key differ in their objects only; a row that names what was before is one of its own. */
function groupKey({ change, verb, remarks, when, where, finding, before, objects }: PermissionRow) {
  const isAlone = before !== null || objects.length === 0 || finding?.severity === 'error';
  const own = isAlone ? (finding?.fingerprint ?? objects.join('\0')) : '';
  const rule = finding?.rule ?? '';
  return JSON.stringify([change, verb, remarks, when, where.path, rule, own]);
}

function mergeRows(group: readonly PermissionRow[]): readonly PermissionRow[] {
  const [first] = group;
  if (!first || first.before !== null || first.objects.length === 0) return group;
  const objects = [...new Set(group.flatMap((row) => row.objects))];
  return [{ ...first, objects, findings: group.flatMap((row) => row.findings) }];
}

/** The row of a new permission names the one that it replaces; a replaced guard is one that is gone. */
function isSaidBefore({ change, power, isReplaced = false }: PowerChange): boolean {
  return change === 'lost' && isReplaced && power.kind !== 'guard';
}

function changeRow(powerChange: PowerChange, finding: Finding | null): PermissionRow {
  const { change, power, isSameCommand = false } = powerChange;
  const { verb, object, when, remarks } = powerWords(power);
  const isOfBase = change === 'lost' || (change === 'undecided' && powerChange.previous === null);
  const isGone = change === 'lost' || (isOfBase && power.kind === 'guard');
  // The repository has no name.
  const named = shortenObject(object === '' ? power.unit.name : object);
  return {
    change,
    verb: `${isGone ? 'no longer ' : ''}${verb}${object === '' && named !== '' ? ':' : ''}`,
    objects: named === '' ? [] : [named],
    sentence: '',
    remarks: [
      ...remarks,
      ...(isSameCommand ? ['the files that it runs were changed'] : []),
      ...(change === 'gained' && power.isDefault ? ['a limit was removed'] : []),
    ],
    before: isSameCommand ? null : beforeOf(powerChange),
    when,
    where: isOfBase ? atBase(power.at) : power.at,
    otherPlaces: [],
    finding,
    findings: finding ? [finding] : [],
  };
}

function atBase({ path, range }: Location): Location {
  return { path, range, inBaseOnly: true };
}

function beforeOf({ power, previous }: PowerChange): PermissionRow['before'] {
  if (previous === null || power.kind === 'guard') return null;
  const { object, when } = powerWords(previous);
  if (previous.scope !== power.scope) return { object: shortenObject(object) };
  return when === powerWords(power).when || when === '' ? null : { when };
}

const maxObject = 120;

function shortenObject(object: string): string {
  return truncate(object.replace(/\s+/g, ' ').trim(), maxObject);
}

function findingRow(finding: Finding): PermissionRow {
  const { rule, message, at } = finding;
  const verb = kinds.find(([pattern]) => pattern.test(rule))?.[1] ?? '';
  const change = /uncomparable|unknown|undeclared|rewritten/.test(rule) ? 'undecided' : 'gained';
  const empty = { objects: [], remarks: [], otherPlaces: [], before: null, when: '' };
  return {
    change,
    verb,
    sentence: plainText(message),
    ...empty,
    where: at,
    finding,
    findings: [finding],
  };
}

/** What a row allows: its verb, and its objects. */
export function permissionClause(row: PermissionRow, markup: Markup): string {
  const { verb, sentence } = row;
  const start = markup.prose(sentence === '' || verb === '' ? verb : `${verb}:`);
  return [start, permissionText(row, markup)].filter((part) => part !== '').join(' ');
}

/** What a row says between its verb and its place: the literal object, and the remarks in brackets. */
export function permissionText(row: PermissionRow, markup: Markup): string {
  const { objects, sentence, remarks, before } = row;
  const previous =
    before === null
      ? []
      : [`before: ${'object' in before ? markup.code(before.object) : markup.prose(before.when)}`];
  const brackets = [...remarks.map((remark) => markup.prose(remark)), ...previous];
  const list = abbreviateList(objects.map(markup.code), maxInEntry);
  const subject = objects.length === 0 ? markup.prose(sentence) : list;
  return brackets.length > 0 ? `${subject} (${brackets.join('; ')})` : subject;
}

/** Kinds of permissions by the ids of their rules. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^new-skill/, 'new skill'],
  [/^allowed-tools/, 'tools'],
  [/^net-|^network-/, 'network'],
  [/^fs-read/, 'read'],
  [/^fs-write/, 'write'],
  [/^exec/, 'run'],
  [/^env-read/, 'variables'],
  [/secrets|sensitive/, 'secrets'],
  [/^dependency/, 'dependency'],
  [/^destructive/, 'destroy'],
  [/^confirmation/, 'confirmation'],
  [/^effect/, 'effect'],
];
