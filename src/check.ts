import { pairSkills } from './contract/pair.ts';
import { judge, lint } from './judge.ts';
import { load } from './load.ts';
import type { Config } from './model/config.ts';
import type { Base, Head, Report } from './model/report.ts';
import type { FileTree } from './model/tree.ts';
import { stamper } from './stamp.ts';
import { markExisting } from './states.ts';
import { summarize } from './summarize.ts';

/** What a run looks at, as the edges found it. */
export interface Sides {
  readonly head: FileTree;
  readonly base: FileTree | null;
  readonly origin: Origin;
}

/** Where the two trees come from; asked for once both have been read. */
export interface Origin {
  readonly head: () => Head;
  readonly base: Base | null;
  /** The address of the repository, without credentials; null outside git or without a remote. */
  readonly remote: string | null;
  /** The absolute directory of the tree, to tell what lies under a Nix store. */
  readonly directory: string | null;
  /** Whether the run judges a proposed change, where `scope: auto` means `new`. */
  readonly proposed: boolean;
}

/** The whole tool: a tree and the tree it grew from in, a report out. */
export async function check({ head, base, origin }: Sides, config: Config): Promise<Report> {
  const now = await load(head, config);
  const was = base && (await load(base, config, { known: now }));
  const stamp = stamper(config);
  const pairs = was ? pairSkills(was.workspace.skills, now.workspace.skills) : [];
  const earlier = was ? lint(was.workspace, null, stamp) : [];
  const found = markExisting(lint(now.workspace, was?.workspace ?? null, stamp), earlier, pairs);
  const judged = pairs.map((pair) => judge(pair, config, stamp));
  const findings = [...found, ...judged.flatMap((one) => one.findings)];
  return summarize({ workspace: now.workspace, judged, findings, origin }, config);
}
