import type { Finding } from '../../model/finding.ts';
import { count, msg, namePart, pathPart } from '../../model/message.ts';
import type { Report, SkillSummary, UnitSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { decisiveFindings } from '../counted.ts';
import { isBreakOfCallers, lastingBreaks, versionedPlugin } from '../outcome/subject.ts';
import { problems } from '../outcome/title.ts';
import { isOutdatedEntry } from '../outdated-entry.ts';
import { shellPath } from '../shell-path.ts';
import { missingVersion } from '../skills.ts';
import type { Line, Step } from './document.ts';
import { firstOf, line } from './lines.ts';

/** A command with the findings that it resolves. */
interface Remedy {
  readonly step: Step;
  readonly resolved: readonly Finding[];
  /** Whether the command is all that the help of these findings says. */
  readonly isHelp: boolean;
}

/** The commands that let a failing run pass; what no command resolves has its help at the finding. */
export function remedies(report: Report, formatPath: (path: string) => string): readonly Remedy[] {
  const decisive = decisiveFindings(report);
  if (decisive.length === 0) return [];
  const bump = bumpRemedy(report, decisive);
  const resolved = new Set(bump.flatMap((remedy) => remedy.resolved));
  const fixable = decisive.filter((finding) => finding.fix && !resolved.has(finding));
  const fix = {
    step: { command: 'skillaccord fix', line: problems(fixable).parts },
    resolved: fixable,
    isHelp: true,
  };
  return [
    ...bump,
    ...(fixable.length > 0 ? [fix] : []),
    ...lockRemedies(report, decisive, formatPath),
  ];
}

const maxNamed = 3;

function bumpRemedy(report: Report, decisive: readonly Finding[]): readonly Remedy[] {
  const needs = [...skillNeeds(report, decisive), ...pluginNeeds(report, decisive)];
  if (needs.length === 0) return [];
  const step = {
    command: 'skillaccord bump',
    line: firstOf(
      needs.map((need) => need.line),
      maxNamed,
    ),
  };
  return [{ step, resolved: needs.flatMap(({ resolved }) => resolved), isHelp: false }];
}

/** A version that `skillaccord bump` writes. */
interface Need {
  readonly line: Line;
  readonly resolved: readonly Finding[];
}

function skillNeeds(report: Report, decisive: readonly Finding[]): readonly Need[] {
  const bySkill = groupBy(decisive, ({ skill }) => skill);
  return report.skills.flatMap((skill): readonly Need[] => {
    const resolved = raisedBy(bySkill.get(skill.root) ?? []);
    const needed = missingVersion(skill);
    if (needed === null || resolved.length === 0) return [];
    return [{ line: raise(skill, needed), resolved }];
  });
}

/** What a new version of a skill resolves: its breaks and what is wrong with its version. */
function raisedBy(findings: readonly Finding[]): readonly Finding[] {
  const breaks = lastingBreaks(findings);
  if (breaks.length === 0 && findings.some(isBreakOfCallers)) return [];
  return [...breaks, ...findings.filter(({ category }) => category === 'version')];
}

function pluginNeeds(report: Report, decisive: readonly Finding[]): readonly Need[] {
  const byPlugin = groupBy(decisive, (finding) => versionedPlugin(finding, report));
  return [...byPlugin].flatMap(([plugin, resolved]): readonly Need[] =>
    plugin?.neededVersion ? [{ line: raise(plugin, plugin.neededVersion), resolved }] : [],
  );
}

function raise({ name, version }: SkillSummary | UnitSummary, needed: string): Line {
  const from =
    version === null ? msg`${namePart(name)}` : msg`${namePart(name)} ${namePart(version)}`;
  return line`${from} → ${namePart(needed)}`;
}

/** The commands that renew locks: those of this program, or those of the tools that wrote them. */
function lockRemedies(
  report: Report,
  decisive: readonly Finding[],
  formatPath: (path: string) => string,
): readonly Remedy[] {
  const byPath = groupBy(decisive.filter(isOutdatedEntry), ({ at }) => at.path);
  return [...byPath].flatMap(([path, resolved]): readonly Remedy[] => {
    const command = isOwnLock(report, path)
      ? ownCommand(formatPath(path))
      : report.foreignLockCommands?.get(path);
    if (command === undefined) return [];
    const entries = count(resolved.length, 'entry', 'entries');
    const step = { command, line: line`renew ${entries} of ${pathPart(path)}` };
    return [{ step, resolved, isHelp: true }];
  });
}

const ownFormat = 'proto-lock';
/** The lock that the command writes without an operand. */
const defaultLock = 'proto.lock';

function isOwnLock({ locks, allLocks = locks }: Report, path: string): boolean {
  return allLocks.some((lock) => lock.path === path && lock.format === ownFormat);
}

function ownCommand(path: string): string {
  return path === defaultLock ? 'skillaccord lock' : `skillaccord lock ${shellPath(path)}`;
}
