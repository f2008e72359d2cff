import type { Config } from '../model/config.ts';
import type { Report } from '../model/report.ts';
import { isAtOrInside } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { discover } from '../pipeline/discover.ts';
import { protosByName } from '../tasks/proto-skills.ts';

/** The paths of a run as they were named, and as paths of the tree, in one order. */
export interface Wanted {
  readonly named: readonly string[];
  readonly only: readonly string[] | undefined;
  /** How whoever names them lets an empty one pass. */
  readonly pass?: string;
}

/** What a check looked at. */
interface Looked {
  readonly report: Report;
  readonly head: FileTree;
  readonly base: FileTree | null;
  readonly config: Config;
  /** The configuration file, from the top of the tree. */
  readonly file: string | undefined;
}

/** A path with nothing to check is a slip, never a pass, whatever was found at the others. */
export function refuseNothing(wanted: Wanted, looked: Looked): void {
  if (looked.config.allowEmpty || wanted.named.length === 0) return;
  const { skills, files } = checkedIn(looked);
  refuse(
    wanted,
    (path) => files.some((file) => isAtOrInside(file, path)) || isSkilled(path, skills),
    `With ${wanted.pass ?? '--allow-empty'} that passes.`,
  );
}

/** Refuses the named paths at which no skill lies, nor around which. */
export function refuseSkilless(wanted: Wanted, roots: readonly string[]): void {
  refuse(wanted, (path) => isSkilled(path, roots));
}

/** Whether a skill lies at a path, or around it. */
function isSkilled(path: string, roots: readonly string[]): boolean {
  return roots.some((root) => isAtOrInside(root, path) || isAtOrInside(path, root));
}

function refuse(
  { named, only = [] }: Wanted,
  holds: (path: string) => boolean,
  advice?: string,
): void {
  const empty = named.filter((_, at) => !holds(only[at] ?? ''));
  if (empty.length === 0) return;
  throw new UsageError(`No skill lies at ${empty.map((name) => `"${name}"`).join(', ')}.`, advice);
}

/** The roots of skills, those that went too, and the files besides that a check can be about. */
function checkedIn({ report, head, base, config, file }: Looked) {
  const was = base ? discover(base.entries, config).skills : [];
  const protos = [...protosByName(head, config).values()].flat();
  return {
    skills: [...report.skills, ...was].map(({ root }) => root),
    files: [
      ...report.findings.map(({ at }) => at.path),
      ...report.locks.map(({ path }) => path),
      ...discover(head.entries, config).listings,
      ...protos,
      ...(file === undefined ? [] : [file]),
    ],
  };
}
