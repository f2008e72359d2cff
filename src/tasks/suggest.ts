import { restrictTree } from '../fixes/changed-tree.ts';
import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import type { Skill } from '../model/skill.ts';
import { type Edit, editsOverlap } from '../model/text/edits.ts';
import { groupBy } from '../model/text/group-by.ts';
import { folderOf } from '../model/text/path.ts';
import { LineMap, type Location, type Range } from '../model/text/text.ts';
import type { Secret } from '../model/value/secret.ts';
import { load } from '../pipeline/load.ts';
import type { SkillBump, VersionChange } from './bump/plan-skill.ts';
import type { VersionRequest } from './bump/request.ts';
import { planVersions } from './bump.ts';
import { type ReplacedLines, replacedLines } from './suggest/replaced-lines.ts';

/** A new version of a skill at one place. */
export interface SuggestedVersion {
  readonly bump: SkillBump;
  readonly change: VersionChange;
}

/** A fix, with the findings that it resolves. */
export interface SuggestedFix {
  readonly description: string;
  readonly findings: readonly Finding[];
}

/** What `bump` and `fix` would write at one place. */
export interface Suggestion {
  readonly at: Location;
  readonly versions: readonly SuggestedVersion[];
  readonly fixes: readonly SuggestedFix[];
  /** The root of the skill; null for a file outside of skills. */
  readonly skill: string | null;
  /** Null if the file is renamed, or if the lines hold a secret. */
  readonly lines: ReplacedLines | null;
}

/**
 * The versions that are too low, then the fixes of some findings: what `skillaccord bump` and `skillaccord fix` would
 * write, each as lines of one file. Changes of the same line are one suggestion.
 */
export async function planSuggestions(
  report: Report,
  findings: readonly Finding[],
  request: VersionRequest,
): Promise<readonly Suggestion[]> {
  const { bumps } = await planVersions(report, request);
  const versions = bumps.flatMap((bump) => bump.places.map((change) => versionOf(bump, change)));
  const fixable = findings.filter(({ fix }) => fix !== undefined);
  if (versions.length + fixable.length === 0) return [];
  const paths = [...versions, ...fixable].map(({ at }) => at.path);
  const folders = new Set(paths.map(folderOf));
  const { workspace } = await load(restrictTree(request.sides.head, folders), request.config);
  const files = new Map(
    workspace.skills.flatMap((skill) =>
      Array.from(skill.texts, ([path, text]) => [path, fileOf(skill, path, text)] as const),
    ),
  );
  const changes = [...versions, ...fixChanges(fixable, files)];
  const suggestions = Array.from(
    groupBy(changes, ({ at }) => at.path),
    ([path, inFile]) => suggestionsIn(files.get(path), inFile),
  ).flat();
  const hasVersion = ({ versions: all }: Suggestion) => all.length > 0;
  return [
    ...suggestions.filter(hasVersion),
    ...suggestions.filter((suggestion) => !hasVersion(suggestion)),
  ];
}

/** A manifest file. */
interface File {
  /** Without a byte order mark, as positions count. */
  readonly text: string;
  readonly secrets: readonly Secret[];
}

function fileOf(skill: Skill, path: string, text: string): File {
  const secrets = skill.secrets.filter(({ at, text: secret }) => secret !== '' || at.path === path);
  return { text: text.replace(/^\ufeff/, ''), secrets };
}

/** True if lines hold a secret, or are the lines of one that is too short to identify. */
function showSecret({ start, end, before, after }: ReplacedLines, { secrets }: File): boolean {
  const shown = [...before, ...after].join('\n');
  return secrets.some(({ text, at: { range } }) =>
    text === ''
      ? range === undefined || (range.start.line <= end && range.end.line >= start)
      : shown.includes(text),
  );
}

/** A change at one place; without edits, it has no text to show. */
interface Change {
  readonly at: Location;
  readonly skill: string | null;
  readonly edits: readonly Edit[];
  readonly version?: SuggestedVersion;
  readonly fix?: SuggestedFix;
}

function versionOf(bump: SkillBump, change: VersionChange): Change {
  const { at, edit } = change;
  return { at, skill: bump.skill.root, edits: [edit], version: { bump, change } };
}

/** One change for all findings with the same fix. */
function fixChanges(
  fixable: readonly Finding[],
  files: ReadonlyMap<string, File>,
): readonly Change[] {
  const withEdits = fixable.flatMap((finding) => {
    const { at, fix } = finding;
    const lines = new LineMap(files.get(at.path)?.text ?? '');
    return fix
      ? [{ finding, fix, edits: fix.replacements.map((replacement) => editOf(replacement, lines)) }]
      : [];
  });
  const groups = groupBy(withEdits, ({ finding: { at }, fix: { description }, edits }) =>
    JSON.stringify([at.path, description, edits.length > 0 ? edits : at.range]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { finding, fix, edits } = first;
    const resolved = group.map((change) => change.finding);
    const suggested = { description: fix.description, findings: resolved };
    return [{ at: finding.at, skill: finding.skill, edits, fix: suggested }];
  });
}

function editOf({ range, text }: { range: Range; text: string }, lines: LineMap): Edit {
  const [start, end] = lines.span(range);
  return { start, end, text };
}

function suggestionsIn(file: File | undefined, changes: readonly Change[]): readonly Suggestion[] {
  const accepted: Change[] = [];
  for (const change of changes) {
    if (!accepted.some(({ edits }) => editsOverlap(edits, change.edits))) accepted.push(change);
  }
  const edited = accepted.filter(({ edits }) => edits.length > 0);
  const unshown = accepted.filter(({ edits }) => edits.length === 0);
  const planned = edited
    .map((change) => linesOf(file, [change]))
    .filter((lineChange) => lineChange !== null);
  return [
    ...mergeLines(file, planned).map(toSuggestion),
    ...unshown.map((change) => toSuggestion({ changes: [change], lines: null })),
  ];
}

/** Changes of the same lines. */
interface LineChange {
  readonly changes: readonly Change[];
  readonly lines: ReplacedLines | null;
}

function linesOf(file: File | undefined, changes: readonly Change[]): LineChange | null {
  if (file === undefined) return { changes, lines: null };
  const lines = replacedLines(
    file.text,
    changes.flatMap(({ edits }) => edits),
  );
  if (lines === null) return null;
  return { changes, lines: showSecret(lines, file) ? null : lines };
}

/** Joins changes of lines that overlap, from top to bottom. */
function mergeLines(file: File | undefined, planned: readonly LineChange[]): LineChange[] {
  const sorted = [...planned].sort((a, b) => (a.lines?.start ?? 0) - (b.lines?.start ?? 0));
  const merged: LineChange[] = [];
  for (const change of sorted) {
    const last = merged.at(-1);
    const overlaps = last?.lines && change.lines && change.lines.start <= last.lines.end;
    const joined = overlaps ? linesOf(file, [...last.changes, ...change.changes]) : null;
    if (joined === null) merged.push(change);
    else merged[merged.length - 1] = joined;
  }
  return merged;
}

function toSuggestion({ changes, lines }: LineChange): Suggestion {
  const [first] = changes as readonly [Change, ...Change[]];
  return {
    at: first.at,
    skill: first.skill,
    versions: changes.flatMap(({ version }) => version ?? []),
    fixes: changes.flatMap(({ fix }) => fix ?? []),
    lines,
  };
}
