import { acceptProblems } from '../config/accept.ts';
import { policiesOf } from '../config/policy.ts';
import { releaseProblems } from '../config/release.ts';
import { listingTexts } from '../listings/read.ts';
import { relocatedLocks } from '../locks/lineage.ts';
import { type Config, type Gate, openGate } from '../model/config.ts';
import type { Sides } from '../model/origin.ts';
import { previousByRoot } from '../model/previous-skills.ts';
import { withProgress } from '../model/progress.ts';
import type { Report } from '../model/report.ts';
import type { Workspace } from '../model/workspace.ts';
import { noSkillsFound } from '../rules/repository/no-skills-found.ts';
import { markExisting } from './baseline.ts';
import { withCommonIgnores, withoutIgnored } from './ignored.ts';
import { listed } from './limit-findings.ts';
import { lint, lintProblems } from './lint.ts';
import { load } from './load.ts';
import { policyFindings } from './policy-findings.ts';
import { unmetPreconditions } from './preconditions.ts';
import { hidingShared } from './redact-shared.ts';
import { releasedSkills } from './released.ts';
import { narrow } from './restrict-to-paths.ts';
import { summarize } from './summarize.ts';
import { tagFindings } from './tagged.ts';
import { stamper } from './to-finding.ts';

/** The whole tool: a tree and the tree it grew from in, a report out. */
export async function check(sides: Sides, config: Config, gate: Gate = openGate): Promise<Report> {
  const { head, base, origin, only = [], onProgress: told } = sides;
  const seen = withCommonIgnores(config, gate.base);
  const now = await load(head, seen);
  const was = base && (await load(base, seen, { known: now }));
  const two = was && (await comparison());
  const pairs = two?.pairSkills(was?.workspace.skills ?? [], now.workspace.skills) ?? [];
  const former = previousByRoot(pairs);
  const settled = config.allowEmpty ? withoutEmptiness(config) : config;
  const stamp = stamper(settled, gate, origin.today, former);
  // Both sides are read by the configuration of head: what that gets wrong is no old news.
  const policy = policiesOf(config, gate.base);
  const earlier = was
    ? [
        ...lint({ ...was.workspace, problems: [] }, null, stamp),
        ...policyFindings(was.workspace.skills, policy, stamp),
      ]
    : [];
  const hiding = hidingShared(stamp, pairs);
  const own = lint(now.workspace, was?.workspace ?? null, hiding, former, told);
  const denied = policyFindings(now.workspace.skills, policy, hiding, former);
  const moved = was ? relocatedLocks(now.workspace, was.workspace) : new Map<string, string>();
  const found = markExisting([...own, ...denied], earlier, former, moved);
  const changed = pairs.filter(({ status }) => status !== 'unchanged');
  const releases = await releasedSkills(changed, sides.findRelease, seen);
  const judged = Array.from(withProgress(pairs, told, 'Comparing', 'skills')).flatMap((pair) => {
    const released = releases.released.get(pair.after?.root ?? '');
    return two?.judge(pair, config, stamp, released) ?? [];
  });
  const findings = [...found, ...judged.flatMap((one) => one.findings)];
  findings.push(...(two?.permissionFindings(pairs, hiding) ?? []));
  findings.push(...(await unmetPreconditions(sides, now.workspace.skills, hiding)));
  findings.push(...tagFindings(sides.tag, now.workspace.skills, hiding));
  const { today } = origin;
  const compared = { pairs, judged, findings };
  const unreleased = await two?.unreleasedPrints(compared, sides.findRelease, config, stamp);
  const accepting = {
    today,
    compared: was !== null,
    standing: gate.base?.accept ?? null,
    unreleased: unreleased ?? new Set<string>(),
  };
  const paths = [was?.workspace, now.workspace].flatMap(pathsOf);
  const settings = [
    ...(two?.weakenings(gate, config, paths, sides.tag !== undefined) ?? []),
    ...releaseProblems(releases, config, gate),
    ...acceptProblems(ownEntries(config, gate), findings, accepting),
  ];
  const all = [...findings, ...lintProblems(settings, stamp)];
  const left = withoutIgnored(
    { workspace: now.workspace, judged, findings: all, former },
    config,
    gate.base,
  );
  const narrowed = narrow({ ...left, origin }, only);
  return summarize({ ...narrowed, findings: listed(narrowed.findings) }, config, gate);
}

/** What takes two trees: a quarter of the program, which a run without a base does without. */
async function comparison() {
  const [{ pairSkills }, { judge }, { unreleasedPrints }, { weakenings }, { permissionFindings }] =
    await Promise.all([
      import('../contract/pairing/pair.ts'),
      import('./judge.ts'),
      import('./unreleased.ts'),
      import('../config/loosened/loosened.ts'),
      import('./permissions/permission-findings.ts'),
    ]);
  return { pairSkills, judge, unreleasedPrints, weakenings, permissionFindings };
}

/** The entries of head's own file that hold: what only the tip of the branch accepts is no entry of this change. */
function ownEntries({ accept }: Config, { file, tip }: Gate): Config['accept'] {
  if (!tip) return accept;
  const prints = new Set(accept.map(({ fingerprint }) => fingerprint));
  return (file?.config.accept ?? []).filter(({ fingerprint }) => prints.has(fingerprint));
}

/** A configuration under which a repository without skills is no finding. */
function withoutEmptiness(config: Config): Config {
  return { ...config, rules: { ...config.rules, [noSkillsFound.id]: 'off' } };
}

/** The files that findings may be about. */
function pathsOf(workspace: Workspace | undefined): readonly string[] {
  if (!workspace) return [];
  const { skills, locks, lockProblems, protos, listings } = workspace;
  return [
    ...skills.flatMap(({ path, texts }) => [path, ...texts.keys()]),
    ...[...locks, ...protos].map(({ path }) => path),
    ...lockProblems.map(({ at }) => at.path),
    ...listingTexts(listings).keys(),
  ];
}
