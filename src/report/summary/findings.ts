import { type Finding, isRemoval, severityRank } from '../../model/finding.ts';
import { code, type Message, msg, pathPart, words } from '../../model/message.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import type { Location } from '../../model/text/text.ts';
import type { FindingEntry, FindingFile, Findings, Line } from '../document/document.ts';
import { unstopped } from '../document/lines.ts';
import { countedIn } from '../facts/counted.ts';
import { missingVersion } from '../facts/skills.ts';
import { isBreakOfCallers, lastingBreaks } from '../outcome/subject.ts';
import { type Group, groupFindings, neutralParts, ownTexts } from './grouping.ts';

/** What entries need to know of their report. */
export interface EntryContext {
  readonly report: Report;
  /** The findings that a step to pass resolves. */
  readonly resolved: ReadonlySet<Finding>;
  /** Those whose help is the command of the step. */
  readonly helped: ReadonlySet<Finding>;
  /** The first of the findings whose message is the title. */
  readonly title?: Finding | null;
}

/** Findings by file, alike ones as one entry: those in several files first, then those of skills, then those of locks. */
export function findingFiles(
  findings: readonly Finding[],
  context: EntryContext,
): readonly FindingFile[] {
  const groups = groupFindings(findings, context.report);
  const files = [...groupBy(groups, commonPath)].map(([path, inFile]) => ({
    path: path === '' || path === '.' ? null : path,
    findings: inFile.map((group) => entryOf(group, context)),
  }));
  return [
    ...files.filter(({ path }) => path === null),
    ...files.filter(({ path }) => path !== null),
  ];
}

/** The file of all of a group; null for several. */
function commonPath([first, ...others]: Group): string | null {
  return others.every(({ at }) => at.path === first.at.path) ? first.at.path : null;
}

/** Findings by themselves, by file. */
export function plainFindings(findings: readonly Finding[]): Findings {
  const files = [...groupBy(findings, ({ at }) => at.path)].map(([path, inFile]) => ({
    path: path === '' ? null : path,
    findings: inFile.map(entry),
  }));
  return { kind: 'findings', title: [], files };
}

function entryOf(group: Group, context: EntryContext): FindingEntry {
  const [first] = group;
  const isSingle = group.length === 1;
  return {
    ...entry(first),
    places: group.map((finding) => finding.at),
    amount: group.length,
    ...(isSingle ? {} : { frame: null }),
    help: context.helped.has(first) ? [] : groupHelp(group, context.report),
    hasStep: group.every((finding) => context.resolved.has(finding)),
    ...(context.title === first && { isTitle: true }),
    notes: isSingle ? notesOf(first, context.report) : sharedNotes(group, context.report),
  };
}

/** A finding by itself, with its own help and notes. */
function entry(finding: Finding): FindingEntry {
  const { severity, state, message, rule, fix, at, excerpt, help, notes } = finding;
  const range = isRemoval(finding) ? undefined : at.range;
  return {
    severity,
    state,
    message,
    rule,
    isFixable: fix !== undefined,
    places: [at],
    amount: 1,
    frame: excerpt !== null && range && hasFrame(finding) ? { excerpt, range } : null,
    help: help ? [help] : [],
    hasStep: false,
    notes: notes.map((note) => ({ message: note.message, at: note.at ?? null })),
  };
}

/** Whether its line tells anything: a hash of a lock does not. */
function hasFrame({ category }: Finding): boolean {
  return category !== 'lock';
}

/** What to do about a finding; about the last break of a skill, also with its version. */
export function helpTexts(finding: Finding, report: Report): readonly Message[] {
  const { help } = finding;
  return [...(help ? [help] : []), ...(versionAdvice(report).get(finding)?.help ?? [])];
}

/** The help of the first; where it is about the version, the first that is. */
function groupHelp(group: Group, report: Report): readonly Message[] {
  const [first] = group;
  const all = group.map((finding) => helpTexts(finding, report));
  return all.find(({ length }) => length > (first.help ? 1 : 0)) ?? all[0] ?? [];
}

/** The notes without the one on the version that the help names, and where a removed thing was. */
export function notesOf(finding: Finding, report: Report): FindingEntry['notes'] {
  const advice = versionAdvice(report).get(finding);
  const notes = finding.notes
    .filter((note) => note !== advice?.replacedNote)
    .map(({ message, at = null }) => ({ message, at }));
  const isGone = finding.after === null && finding.was !== null && finding.at.isSubstitute === true;
  return isGone ? [{ message: words('it was here'), at: finding.was }, ...notes] : notes;
}

/** The notes that all of a group have. */
function sharedNotes(group: Group, report: Report): FindingEntry['notes'] {
  const [first, ...others] = group;
  const keyOf = (message: Message, finding: Finding) =>
    JSON.stringify(neutralParts(message, ownTexts(finding, report)));
  const keys = others.map(
    (finding) => new Set(finding.notes.map(({ message }) => keyOf(message, finding))),
  );
  return notesOf(first, report).filter(({ message }) =>
    keys.every((known) => known.has(keyOf(message, first))),
  );
}

/** The version that covers the breaks of a skill, as help of the last of them. */
interface VersionAdvice {
  readonly help: readonly Message[];
  readonly replacedNote: Finding['notes'][number] | undefined;
}

const versionAdvice = memoize((report: Report): ReadonlyMap<Finding, VersionAdvice> => {
  const { sums, problems } = countedIn(report);
  const sumOf = new Map(sums.map((finding) => [finding.skill, finding]));
  const bySkill = groupBy(
    problems.filter(({ state }) => state === 'new'),
    ({ skill }) => skill,
  );
  return new Map(
    report.skills.flatMap((skill): readonly (readonly [Finding, VersionAdvice])[] => {
      const own = bySkill.get(skill.root) ?? [];
      const breaks = own.filter(isBreakOfCallers);
      const last = breaks.at(-1);
      if (last === undefined) return [];
      const note = breaks.length === 1 ? last.notes.at(-1) : undefined;
      const at = sumOf.get(skill.root)?.at ?? note?.at;
      const isNeeded = lastingBreaks(own).length > 0;
      const help = at && isNeeded ? versionHelp(skill, at, last, breaks.length) : null;
      return help || !isNeeded ? [[last, { help: help ? [help] : [], replacedNote: note }]] : [];
    }),
  );
});

function versionHelp(
  skill: SkillSummary,
  at: Location,
  finding: Finding,
  breaks: number,
): Message | null {
  const needed =
    missingVersion(skill) ?? (skill.satisfied === false && !skill.version ? '1.0.0' : null);
  if (needed === null) return null;
  const key = code(at.path.endsWith('.toml') ? `version = "${needed}"` : `version: ${needed}`);
  const verb = words(skill.version ? 'Set' : 'Add');
  const undo = words(
    breaks === 1 ? 'this change' : breaks === 2 ? 'both changes' : `all ${breaks} changes`,
  );
  return msg`${verb} ${key}${placeClause(at, finding)}, or undo ${undo}.`;
}

function placeClause({ path, range }: Location, { at }: Finding): Message {
  if (path !== at.path) return msg` in ${pathPart(path)}`;
  return range ? msg` in line ${range.start.line}` : words('');
}

/** Errors before warnings, in the order of the report. */
export function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => severityRank[a.severity] - severityRank[b.severity]);
}

/** The fact in a few words, for rows: the phrase, or the message without its full stop. */
export function phraseOf({ phrase, message }: Finding): Line {
  return (phrase ?? unstopped(message)).parts;
}
