import { pairSkills } from './contract/pair.ts';
import { judge } from './judge.ts';
import { lint } from './lint.ts';
import { load } from './load.ts';
import type { Config } from './model/config.ts';
import type { Sides } from './model/origin.ts';
import type { Report } from './model/report.ts';
import { narrow } from './narrow.ts';
import { noSkillsFound } from './rules/repository/no-skills-found.ts';
import { stamper } from './stamp.ts';
import { markExisting } from './states.ts';
import { summarize } from './summarize.ts';

/** The whole tool: a tree and the tree it grew from in, a report out. */
export async function check(sides: Sides, config: Config): Promise<Report> {
  const { head, base, origin, only = [] } = sides;
  const now = await load(head, config);
  const was = base && (await load(base, config, { known: now }));
  const stamp = stamper(config.allowEmpty ? withoutEmptiness(config) : config);
  const pairs = was ? pairSkills(was.workspace.skills, now.workspace.skills) : [];
  // Both sides are read by the configuration of head: what that gets wrong is no old news.
  const earlier = was ? lint({ ...was.workspace, problems: [] }, null, stamp) : [];
  const found = markExisting(lint(now.workspace, was?.workspace ?? null, stamp), earlier, pairs);
  const judged = pairs.map((pair) => judge(pair, config, stamp));
  const findings = [...found, ...judged.flatMap((one) => one.findings)];
  const outcome = { workspace: now.workspace, judged, findings, origin };
  return summarize(narrow(outcome, only), config);
}

/** A configuration under which a repository without skills is no finding. */
function withoutEmptiness(config: Config): Config {
  return { ...config, rules: { ...config.rules, [noSkillsFound.id]: 'off' } };
}
