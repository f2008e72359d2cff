import type { Finding, Severity } from '../../model/finding.ts';
import { count, type Message, namePart } from '../../model/message.ts';
import type { Report } from '../../model/report.ts';
import { countedIn } from '../counted.ts';
import { unitName } from '../outcome/title.ts';
import { outcomeOf } from '../outcome.ts';
import { hasTargetBranch, isChanged } from '../skills.ts';
import { acceptFold } from './accept.ts';
import { baseLines, countsLine } from './base-lines.ts';
import type { Block, Document, Item, Line } from './document.ts';
import { findingFiles, worstFirst } from './findings.ts';
import { footerLine } from './footer.ts';
import { firstOf, joinLines, line, strong } from './lines.ts';
import {
  type PermissionRow,
  permissionClause,
  permissionRows,
  permissionsOf,
} from './permissions.ts';
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
    ...findingBlocks(line`Findings`, lists.problems, context),
  ];
  const isClean = body.every(({ kind }) => kind === 'table');
  const rest: readonly Block[] = [
    ...changesFold(report),
    ...findingsFold(lists.notes, 'note', context),
    ...findingsFold(lists.existing, 'existing finding', context),
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

function permissionBlocks(report: Report): readonly Block[] {
  const rows = permissionRows(permissionsOf(report));
  const wider = rows.filter(({ first }) => first.isWider);
  const lost = rows.filter(({ first }) => !first.isWider);
  const isWarned = wider.every(({ findings }) =>
    findings.every((each) => each.severity !== 'error'),
  );
  const accepted = isWarned && hasTargetBranch(report) ? line` (accepted by merging)` : [];
  return [
    ...(wider.length === 0
      ? []
      : [
          {
            kind: 'list',
            title: line`New permissions${accepted}`,
            items: wider.map(permissionItem),
          } as const,
        ]),
    ...(lost.length === 0
      ? []
      : [
          {
            kind: 'details',
            audience: 'verbose',
            title: count(lost.length, 'permission is gone', 'permissions are gone').parts,
            blocks: [{ kind: 'list', title: [], items: lost.map(permissionItem) } as const],
          } as const,
        ]),
  ];
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
  };
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

/** What asks for nothing, such as a break that its version announces. */
function changesFold(report: Report): readonly Block[] {
  const { changes, skills, findings } = report;
  if (changes.length === 0) return [];
  const names = new Map(skills.filter(isChanged).map(({ root, name }) => [root, name]));
  const items = changes.map(({ message, skill, at, bump }): Item => {
    const name = skill === null ? undefined : names.get(skill);
    const isNamed = message.parts.some((part) => typeof part !== 'string' && part.text === name);
    const owner = name === undefined || isNamed ? [] : line`${namePart(name)}: `;
    const step = bump === 'major' || bump === 'minor' ? line`${strong([bump])} ` : [];
    return { line: [...step, ...owner, ...message.parts], places: [at] };
  });
  const more = findings.length > 0 ? 'more change' : 'change';
  return [
    {
      kind: 'details',
      audience: 'verbose',
      title: count(changes.length, more).parts,
      blocks: [{ kind: 'list', title: [], items }],
    },
  ];
}
