import type { Finding, Severity } from '../../model/finding.ts';
import { count, type Message, words } from '../../model/message.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { without } from '../../model/text/without.ts';
import type { Block, Document, Item, Line } from '../document/document.ts';
import { firstOf, joinLines, line, strong } from '../document/lines.ts';
import { countedIn } from '../facts/counted.ts';
import { type PermissionRow, permissionClause, permissionRows } from '../facts/permission-rows.ts';
import { keyOf, permissionsOf } from '../facts/permissions.ts';
import { hasTargetBranch, skillsByRoot } from '../facts/skills.ts';
import { outcomeOf } from '../outcome/outcome.ts';
import { unitName } from '../outcome/title.ts';
import { acceptFold } from './accept.ts';
import { baseLines, countsLine } from './base-lines.ts';
import { findingFiles, phraseOf, worstFirst } from './findings.ts';
import { footerLine } from './footer.ts';
import { skillsTable } from './skills-table.ts';
import { remedies } from './steps.ts';

/** What a summary depends on besides its report. */
export interface SummaryOptions {
  /** Whether a clean run lists what asks for nothing, too. */
  readonly isVerbose: boolean;
  /** Converts a path of the repository to one that a shell of the reader finds. */
  readonly formatPath: (path: string) => string;
  /** Why the report has no base; null if self-evident. */
  readonly noBaseReason: Message | null;
}

/** What a report comes to: the verdict, what to do, what is newly allowed, then the findings. */
export function summaryDocument(report: Report, options: SummaryOptions): Document {
  const steps = remedies(report, options.formatPath);
  const resolved = new Set(steps.flatMap((remedy) => remedy.resolved));
  const helped = new Set(steps.flatMap((remedy) => (remedy.isHelp ? remedy.resolved : [])));
  const context = { report, resolved, helped, title: outcomeOf(report).titleFinding };
  const lists = countedIn(report);
  const body: readonly Block[] = [
    ...(steps.length === 0
      ? []
      : [{ kind: 'steps', title: line`To pass`, steps: steps.map(({ step }) => step) } as const]),
    ...permissionBlocks(report),
    ...skillsTable(report),
    ...scriptBlocks(report),
    ...findingBlocks(line`Findings`, lists.problems, context),
  ];
  const isClean = body.every(({ audience }) => audience === 'verbose');
  const rest: readonly Block[] = [
    ...changesFold(report),
    ...findingsFold(lists.notes, 'note', context),
    ...findingsFold(lists.existing.filter(isProblem), 'existing finding', context),
    ...findingsFold(lists.accepted, 'accepted finding', context),
    ...acceptFold(report),
  ];
  return {
    blocks: [
      ...titleBlocks(report, options.noBaseReason),
      ...(isClean && !options.isVerbose ? [] : [...body, ...rest]),
      ...(isClean ? [] : footerLine(report, options.isVerbose)),
    ],
  };
}

/** The verdict alone, with what fails, for runs that print nothing else. */
export function briefDocument(report: Report, findings: readonly Finding[]): Document {
  const context = { report, resolved: new Set<Finding>(), helped: new Set<Finding>() };
  const [title] = titleBlocks(report, null);
  return { blocks: [...(title ? [title] : []), ...findingBlocks([], findings, context)] };
}

function titleBlocks(report: Report, noBaseReason: Message | null): readonly Block[] {
  const { mark, title } = outcomeOf(report);
  const lines = baseLines(report, noBaseReason);
  return [
    { kind: 'heading', level: 1, line: line`${{ kind: 'mark', mark }} ${title}` },
    ...countsLine(report),
    ...(lines.length === 0 ? [] : [{ kind: 'paragraph', lines } as const]),
  ];
}

/** The permissions that somebody has to look at; other wider ones are a fold, and `diff` has the lost ones. */
function permissionBlocks(report: Report): readonly Block[] {
  const rows = permissionRows(permissionsOf(report)).filter(({ first }) => first.isWider);
  const reported = rows.filter(({ findings }) => findings.some(asksForLook));
  const others = without(rows, reported);
  const isWarned = reported.every(({ findings }) => findings.every(isWarning));
  const accepted = isWarned && hasTargetBranch(report) ? line` (accepted by merging)` : [];
  const items = reported.map(permissionItem);
  const lost = reported.filter(({ first }) => first.change === 'lost').length;
  const name = lost === 0 ? 'New permissions' : lost === reported.length ? 'Lost limits' : both;
  const title = line`${words(name)}${accepted}`;
  return [
    ...(items.length === 0 ? [] : [{ kind: 'list', title, items } as const]),
    ...(others.length === 0 ? [] : [permissionFold(others)]),
  ];
}

const maxParts = 3;

/** What scripts accept no longer or begin to require, one item a skill: a fact that asks for nothing, and breaks calls. */
function scriptBlocks(report: Report): readonly Block[] {
  const facts = countedIn(report).notes.filter(({ topic }) => topic === 'script');
  const items = Array.from(groupBy(facts, ({ skill }) => skill).values(), (group): Item => {
    const [{ at, skill }] = group as [Finding, ...Finding[]];
    const label = skillsByRoot(report).get(skill)?.name;
    const owner: Line = [{ kind: 'place', at, ...(label === undefined ? {} : { label }) }];
    return { line: line`${owner}: ${firstOf(group.map(phraseOf), maxParts)}` };
  });
  return items.length === 0 ? [] : [{ kind: 'list', title: line`Scripts`, items }];
}

const both = 'New permissions and lost limits';

function asksForLook(finding: Finding): boolean {
  return finding.severity !== 'note' || finding.topic === 'new-unit';
}

function isWarning({ severity }: Finding): boolean {
  return severity !== 'error';
}

function permissionFold(rows: readonly PermissionRow[]): Block {
  const title = count(rows.length, 'other changed permission').parts;
  const list = { kind: 'list', title: [], items: rows.map(permissionItem) } as const;
  return { kind: 'details', audience: 'verbose', title, blocks: [list] };
}

/** An existing note asks for nothing. */
function isProblem({ severity }: Finding): boolean {
  return severity !== 'note';
}

const maxOwners = 3;

/** What has a permission, what it allows, and where. */
export function permissionItem(row: PermissionRow): Item {
  const { first, owners, places, findings } = row;
  const counted = findings.filter(({ severity }) => severity !== 'note');
  const clause = permissionClause(row);
  const names = firstOf(owners.map(unitName), maxOwners);
  const separator = owners.length > 1 || first.isSentence ? ': ' : ' ';
  const subject = joinLines([names, clause], separator);
  return {
    mark: first.change === 'lost' ? 'removed' : 'added',
    line: subject,
    places,
    severity: worstOf(counted),
    amount: counted.length,
    help: distinct(findings.flatMap(({ help }) => help ?? [])),
    // Of a power, its row has them as remarks.
    notes: first.isSentence ? findings.flatMap(({ notes }) => notes) : [],
  };
}

function distinct(messages: readonly Message[]): readonly Message[] {
  return [...new Map(messages.map((message) => [keyOf(message), message])).values()];
}

function worstOf(findings: readonly Finding[]): Severity | undefined {
  return worstFirst(findings)[0]?.severity;
}

function findingBlocks(
  title: Line,
  findings: readonly Finding[],
  context: Parameters<typeof findingFiles>[1],
): readonly Block[] {
  if (findings.length === 0) return [];
  return [{ kind: 'findings', title, files: findingFiles(findings, context) }];
}

function findingsFold(
  findings: readonly Finding[],
  noun: string,
  context: Parameters<typeof findingFiles>[1],
): readonly Block[] {
  if (findings.length === 0) return [];
  const title = count(findings.length, noun).parts;
  return [
    { kind: 'details', audience: 'verbose', title, blocks: findingBlocks([], findings, context) },
  ];
}

/** What asks for nothing, such as a break that its version announces: one item a skill. */
function changesFold(report: Report): readonly Block[] {
  const { changes, findings } = report;
  if (changes.length === 0) return [];
  const groups = groupBy(changes, ({ skill, at }) => skill ?? `\0${at.path}`);
  const items = [...groups.values()].map((group) => changeItem(group, report));
  const more = findings.length > 0 ? 'more change' : 'change';
  const title = count(changes.length, more).parts;
  const list = { kind: 'list', title: [], items } as const;
  return [{ kind: 'details', audience: 'verbose', title, blocks: [list] }];
}

/** The changes of one skill or file in a few words each, after its name. */
function changeItem(group: readonly Finding[], report: Report): Item {
  const [first] = group as readonly [Finding, ...Finding[]];
  const { at } = first;
  const { name } = skillsByRoot(report).get(first.skill) ?? {};
  const owner: Line = [
    name === undefined ? { kind: 'place', at } : { kind: 'place', at, label: name },
  ];
  const phrases = group.map((change) => {
    const { bump } = change;
    const step = bump === 'major' || bump === 'minor' ? line`${strong([bump])} ` : [];
    return [...step, ...phraseOf(change)];
  });
  return { line: line`${owner}: ${joinLines(phrases, ', ')}` };
}
