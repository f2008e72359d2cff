import type { Config } from '../config/config.ts';
import type { Report } from '../model/report.ts';
import { isAtOrInside } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { discover } from '../pipeline/discover.ts';
import { protosByName } from '../tasks/proto-skills.ts';

/** The paths of a run: as the user spelled them, and as paths of the tree, in the same order. */
export interface RequestedPaths {
  readonly named: readonly string[];
  readonly only: readonly string[] | undefined;
  /** The option that permits an empty path; `--allow-empty` by default. */
  readonly allowEmptyHint?: string;
}

/** The scope of a check. */
interface CheckedRun {
  readonly report: Report;
  readonly head: FileTree;
  readonly base: FileTree | null;
  readonly config: Config;
  /** Path of the configuration file, relative to the top of the tree. */
  readonly file: string | undefined;
}

/** Throws UsageError for a path without anything to check, even if other paths have findings. */
export function guardAgainstEmptyRun(requested: RequestedPaths, checked: CheckedRun): void {
  if (checked.config.allowEmpty || requested.named.length === 0) return;
  const { skills, files } = checkablePaths(checked);
  requireEach(
    requested,
    (path) => files.some((file) => isAtOrInside(file, path)) || hasSkill(path, skills),
    `With ${requested.allowEmptyHint ?? '--allow-empty'} that passes.`,
  );
}

/** Throws UsageError for a path without a skill at, below or around it. */
export function requireSkills(requested: RequestedPaths, roots: readonly string[]): void {
  requireEach(requested, (path) => hasSkill(path, roots));
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

/** Roots of skills, including removed ones, and other files that a check covers. */
function checkablePaths({ report, head, base, config, file }: CheckedRun) {
  const baseSkills = base ? discover(base.entries, config).skills : [];
  const protos = [...protosByName(head, config).values()].flat();
  return {
    skills: [...report.skills, ...baseSkills].map(({ root }) => root),
    files: [
      ...report.findings.map(({ at }) => at.path),
      ...report.locks.map(({ path }) => path),
      ...discover(head.entries, config).listings,
      ...protos,
      ...(file === undefined ? [] : [file]),
    ],
  };
}
