import type { Config, ConfigFile } from '../config/config.ts';
import { keyLocation } from '../config/setting-location.ts';
import type { Report } from '../model/report.ts';
import type { RunContext } from '../model/sides.ts';
import { isAtOrInside } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { quote } from '../model/value/format-value.ts';
import { discover } from '../pipeline/discover.ts';
import { matcher } from '../syntax/glob/matcher.ts';
import { protosByName } from '../tasks/proto-skills.ts';

/** The paths of a run: as the user spelled them, and as paths of the tree, in the same order. */
export interface RequestedPaths {
  readonly named: readonly string[];
  readonly only: readonly string[] | undefined;
  /** The option that permits an empty path; `--allow-empty` by default. */
  readonly allowEmptyHint?: string;
}

/** What decides which skills are read. */
export interface ReadScope {
  readonly head: FileTree;
  readonly context: RunContext;
  readonly config: Config;
  /** The configuration file of head; null if there is none. */
  readonly file: ConfigFile | null;
}

/** The scope of a check. */
interface CheckedRun extends ReadScope {
  readonly report: Report;
  readonly base: FileTree | null;
}

/** Throws UsageError for a path without anything to check, even if other paths have findings. */
export function guardAgainstEmptyRun(requested: RequestedPaths, checked: CheckedRun): void {
  if (checked.config.allowEmpty || requested.named.length === 0) return;
  const { skills, files } = checkablePaths(checked);
  const isChecked = (path: string) =>
    files.some((file) => isAtOrInside(file, path)) || hasSkill(path, skills);
  const advice = `With ${requested.allowEmptyHint ?? '--allow-empty'} that passes.`;
  const reasons = ignoredSentences(requested, checked, isChecked);
  requireEach(requested, isChecked, [...reasons, advice].join(' '));
}

/** Why nothing is read of the paths that are not `isRead`, one sentence for each that is ignored. */
export function ignoredSentences(
  { named, only = [] }: RequestedPaths,
  scope: ReadScope,
  isRead: (path: string) => boolean,
): readonly string[] {
  return named.flatMap((name, index) => {
    const path = only[index] ?? '';
    return isRead(path) ? [] : (ignoredSentence(name, path, scope) ?? []);
  });
}

/** Why nothing of a path is read, as a sentence; null if it is read and has no skill. */
function ignoredSentence(
  name: string,
  path: string,
  { head, context, config, file }: ReadScope,
): string | null {
  const isInTree = path === '' || head.entries.some((entry) => isAtOrInside(entry.path, path));
  if (!isInTree && context.remote !== null) return `git ignores "${name}", or it has no files.`;
  const manifests = discover(head.entries, { ...config, ignore: [] }).skills.flatMap(
    ({ root, manifestPaths }) => (hasSkill(path, [root]) ? manifestPaths : []),
  );
  const index = config.ignore.findIndex((glob) => manifests.some(matcher([glob])));
  if (index === -1) return null;
  const location = keyLocation(file, ['ignore', index]);
  const line = location?.range ? `:${location.range.start.line}` : '';
  const place = location ? ` (${location.path}${line})` : '';
  return `The configuration ignores "${name}": ${quote(config.ignore[index] ?? '')} under \`ignore\`${place}.`;
}

/** Throws UsageError for a path without a skill at, below or around it. */
export function requireSkills(
  requested: RequestedPaths,
  roots: readonly string[],
  scope: ReadScope,
): void {
  const isListed = (path: string) => hasSkill(path, roots);
  const reasons = ignoredSentences(requested, scope, isListed);
  requireEach(requested, isListed, reasons.length === 0 ? undefined : reasons.join(' '));
}

/** True if a skill is at, below or around a path. */
function hasSkill(path: string, roots: readonly string[]): boolean {
  return roots.some((root) => isAtOrInside(root, path) || isAtOrInside(path, root));
}

function requireEach(
  { named, only = [] }: RequestedPaths,
  predicate: (path: string) => boolean,
  advice?: string,
): void {
  const empty = named.filter((_, index) => !predicate(only[index] ?? ''));
  if (empty.length === 0) return;
  throw new UsageError(
    `There is no skill at ${empty.map((name) => `"${name}"`).join(', ')}.`,
    advice,
  );
}

/** The places of units, and the files that grant them permissions. */
export function unitPaths(units: Report['units']): readonly string[] {
  return units.flatMap(({ kind, root, powers }) => [
    ...(kind === 'repository' ? [] : [root]),
    ...powers.map(({ at }) => at.path),
  ]);
}

/** Roots of skills, including removed ones, and other files that a check covers. */
function checkablePaths({ report, head, base, config, file }: CheckedRun) {
  const baseSkills = base ? discover(base.entries, config).skills : [];
  const protos = [...protosByName(head, config).values()].flat();
  return {
    skills: [...report.skills, ...baseSkills].map(({ root }) => root),
    files: [
      ...report.findings.map(({ at }) => at.path),
      ...report.locks.map(({ path }) => path),
      ...unitPaths(report.units),
      ...discover(head.entries, config).listings,
      ...protos,
      ...(file === null ? [] : [file.path]),
    ],
  };
}
