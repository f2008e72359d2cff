import type { Config } from '../config/config.ts';
import type { Report } from '../model/report.ts';
import { isAtOrInside } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { discover } from '../pipeline/discover.ts';
import { protosByName } from '../tasks/proto-skills.ts';

/** The paths of a run as they were named, and as paths of the tree, in one order. */
export interface RequestedPaths {
  readonly named: readonly string[];
  readonly only: readonly string[] | undefined;
  /** How whoever names them lets an empty one pass. */
  readonly pass?: string;
}

/** What a check looked at. */
interface CheckedRun {
  readonly report: Report;
  readonly head: FileTree;
  readonly base: FileTree | null;
  readonly config: Config;
  /** The configuration file, from the top of the tree. */
  readonly file: string | undefined;
}

/** A path with nothing to check is a slip, never a pass, whatever was found at the others. */
export function guardAgainstEmptyRun(requested: RequestedPaths, checked: CheckedRun): void {
  if (checked.config.allowEmpty || requested.named.length === 0) return;
  const { skills, files } = checkablePaths(checked);
  requireEach(
    requested,
    (path) => files.some((file) => isAtOrInside(file, path)) || hasSkill(path, skills),
    `With ${requested.pass ?? '--allow-empty'} that passes.`,
  );
}

/** Refuses the named paths at which no skill lies, nor around which. */
export function requireSkills(requested: RequestedPaths, roots: readonly string[]): void {
  requireEach(requested, (path) => hasSkill(path, roots));
}

/** Whether a skill lies at a path, or around it. */
function hasSkill(path: string, roots: readonly string[]): boolean {
  return roots.some((root) => isAtOrInside(root, path) || isAtOrInside(path, root));
}

function requireEach(
  { named, only = [] }: RequestedPaths,
  predicate: (path: string) => boolean,
  advice?: string,
): void {
  const empty = named.filter((_, at) => !predicate(only[at] ?? ''));
  if (empty.length === 0) return;
  throw new UsageError(`No skill lies at ${empty.map((name) => `"${name}"`).join(', ')}.`, advice);
}

/** The roots of skills, those that went too, and the files besides that a check can be about. */
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
