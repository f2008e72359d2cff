import { acceptProblems } from '../config/accept.ts';
import { type Config, type Gate, openGate } from '../config/config.ts';
import { effectivePolicies } from '../config/policy.ts';
import { releaseProblems } from '../config/release.ts';
import { listingTexts } from '../listings/read.ts';
import { relocatedLocks } from '../locks/tracking.ts';
import type { Sides } from '../model/origin.ts';
import { previousSkillsByRoot } from '../model/previous-skills.ts';
import { withProgress } from '../model/progress.ts';
import type { Report } from '../model/report.ts';
import type { Workspace } from '../model/workspace.ts';
import { noSkillsFound } from '../rules/repository/no-skills-found.ts';
import { markExisting } from './baseline.ts';
import { dropIgnored, withCommonIgnores } from './drop-ignored.ts';
import { limitFindings } from './limit-findings.ts';
import { lint, lintProblems } from './lint.ts';
import { load } from './load.ts';
import { policyFindings } from './policy-findings.ts';
import { unmetPreconditions } from './preconditions.ts';
import { withSharedRedactions } from './redact-shared.ts';
import { findReleasedSkills } from './released.ts';
import { restrictToPaths } from './restrict-to-paths.ts';
import { summarize } from './summarize.ts';
import { tagFindings } from './tag-findings.ts';
import { createFindingFactory } from './to-finding.ts';

/** The whole tool: a tree and the tree it grew from in, a report out. */
export async function check(sides: Sides, config: Config, gate: Gate = openGate): Promise<Report> {
  const { head, base, origin, only = [], onProgress } = sides;
  const scanConfig = withCommonIgnores(config, gate.base);
  const loadedHead = await load(head, scanConfig);
  const loadedBase = base && (await load(base, scanConfig, { reusable: loadedHead }));
  const comparer = loadedBase && (await loadComparison());
  const pairs =
    comparer?.pairSkills(loadedBase?.workspace.skills ?? [], loadedHead.workspace.skills) ?? [];
  const previousByRoot = previousSkillsByRoot(pairs);
  const ruleConfig = config.allowEmpty ? disableNoSkillsFound(config) : config;
  const toFinding = createFindingFactory(ruleConfig, gate, origin.today, previousByRoot);
  // Both sides are read by the configuration of head: what that gets wrong is no old news.
  const policies = effectivePolicies(config, gate.base);
  const baseFindings = loadedBase
    ? [
        ...lint({ ...loadedBase.workspace, problems: [] }, null, toFinding),
        ...policyFindings(loadedBase.workspace.skills, policies, toFinding),
      ]
    : [];
  const toRedactedFinding = withSharedRedactions(toFinding, pairs);
  const lintFindings = lint(
    loadedHead.workspace,
    loadedBase?.workspace ?? null,
    toRedactedFinding,
    previousByRoot,
    onProgress,
  );
  const policyViolations = policyFindings(
    loadedHead.workspace.skills,
    policies,
    toRedactedFinding,
    previousByRoot,
  );
  const movedLockPaths = loadedBase
    ? relocatedLocks(loadedHead.workspace, loadedBase.workspace)
    : new Map<string, string>();
  const headFindings = markExisting(
    [...lintFindings, ...policyViolations],
    baseFindings,
    previousByRoot,
    movedLockPaths,
  );
  const changedPairs = pairs.filter(({ status }) => status !== 'unchanged');
  const releasedSkills = await findReleasedSkills(changedPairs, sides.findRelease, scanConfig);
  const judged = Array.from(withProgress(pairs, onProgress, 'Comparing', 'skills')).flatMap(
    (pair) => {
      const release = releasedSkills.byRoot.get(pair.after?.root ?? '');
      return comparer?.judge(pair, config, toFinding, release) ?? [];
    },
  );
  const findings = [...headFindings, ...judged.flatMap((one) => one.findings)];
  findings.push(...(comparer?.permissionFindings(pairs, toRedactedFinding) ?? []));
  findings.push(
    ...(await unmetPreconditions(sides, loadedHead.workspace.skills, toRedactedFinding)),
  );
  findings.push(...tagFindings(sides.tag, loadedHead.workspace.skills, toRedactedFinding));
  const { today } = origin;
  const comparisonState = { pairs, judged, findings };
  const acceptedSinceRelease = await comparer?.unreleasedPrints(
    comparisonState,
    sides.findRelease,
    config,
    toFinding,
  );
  const acceptContext = {
    today,
    compared: loadedBase !== null,
    standing: gate.base?.accept ?? null,
    unreleased: acceptedSinceRelease ?? new Set<string>(),
  };
  const reportable = [loadedBase?.workspace, loadedHead.workspace].flatMap(reportablePaths);
  const configProblems = [
    ...(comparer?.weakenings(gate, config, reportable, sides.tag !== undefined) ?? []),
    ...releaseProblems(releasedSkills, config, gate),
    ...acceptProblems(ownEntries(config, gate), findings, acceptContext),
  ];
  const allFindings = [...findings, ...lintProblems(configProblems, toFinding)];
  const visible = dropIgnored(
    { workspace: loadedHead.workspace, judged, findings: allFindings, former: previousByRoot },
    config,
    gate.base,
  );
  const restricted = restrictToPaths({ ...visible, origin }, only);
  return summarize({ ...restricted, findings: limitFindings(restricted.findings) }, config, gate);
}

/** What takes two trees: a quarter of the program, which a run without a base does without. */
async function loadComparison() {
  const [
    { pairSkills },
    { judge },
    { unreleasedFingerprints },
    { loosenedSettings },
    { permissionFindings },
  ] = await Promise.all([
    import('../contract/pairing/pair.ts'),
    import('./judge.ts'),
    import('./unreleased-fingerprints.ts'),
    import('../config/loosened.ts'),
    import('./permissions/permission-findings.ts'),
  ]);
  return {
    pairSkills,
    judge,
    unreleasedPrints: unreleasedFingerprints,
    weakenings: loosenedSettings,
    permissionFindings,
  };
}

/** The entries of head's own file that hold: what only the tip of the branch accepts is no entry of this change. */
function ownEntries({ accept }: Config, { file, tip }: Gate): Config['accept'] {
  if (!tip) return accept;
  const prints = new Set(accept.map(({ fingerprint }) => fingerprint));
  return (file?.config.accept ?? []).filter(({ fingerprint }) => prints.has(fingerprint));
}

/** A configuration under which a repository without skills is no finding. */
function disableNoSkillsFound(config: Config): Config {
  return { ...config, rules: { ...config.rules, [noSkillsFound.id]: 'off' } };
}

/** The files that findings may be about. */
function reportablePaths(workspace: Workspace | undefined): readonly string[] {
  if (!workspace) return [];
  const { skills, locks, lockProblems, protos, listings } = workspace;
  return [
    ...skills.flatMap(({ path, texts }) => [path, ...texts.keys()]),
    ...[...locks, ...protos].map(({ path }) => path),
    ...lockProblems.map(({ at }) => at.path),
    ...listingTexts(listings).keys(),
  ];
}
