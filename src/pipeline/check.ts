import { type Config, type ConfigFiles, noConfigFiles } from '../config/config.ts';
import { previousSkillsByRoot } from '../model/previous-skills.ts';
import type { Report } from '../model/report.ts';
import type { Sides } from '../model/sides.ts';
import { readingOnce, type readTexts } from '../syntax/text-file.ts';
import { analyseAll, draftsOf } from './analyse.ts';
import { noComparison } from './compare/comparison.ts';
import { withDeniedLimits } from './compare/denied-limits.ts';
import { withGrowth } from './compare/grown-denials.ts';
import type { ComparedTrees } from './compare.ts';
import { compareTrees, judgeFacts } from './compare-trees.ts';
import { applyBaseline } from './findings/baseline.ts';
import { redactPowers } from './findings/redact-powers.ts';
import { toFindings } from './findings/to-findings.ts';
import { judgeAll } from './judge.ts';
import { judgeConfig } from './judge-config.ts';
import { judgePlugins } from './judge-plugins.ts';
import { withCallers } from './load/load-callers.ts';
import { withLostFiles } from './load/load-lost-files.ts';
import { type AnalysedTrees, loadAnalysed } from './load-analysed.ts';
import { observeScripts } from './observe.ts';
import { relateGrantFaults } from './relate/grant-fault-drafts.ts';
import { relateAll } from './relate.ts';
import { createReport } from './report.ts';
import { mayLeaveUnread, needsAllContracts, runSettings, withCommonIgnores } from './settings.ts';
import { type KnownSkills, nothingKnown } from './shard/known-skills.ts';
import type { PairedTrees } from './trees.ts';

/**
 * Checks a tree against the tree it grew from: every stage of the pipeline, in order. Skills that other runs analysed
 * are not analysed again.
 */
export async function check(
  sides: Sides,
  config: Config,
  configFiles: ConfigFiles = noConfigFiles,
  others: KnownSkills = nothingKnown,
): Promise<Report> {
  const { context } = sides;
  const treeConfig = withCommonIgnores(config, configFiles.trustedConfig);
  const { trees: sideTrees, known } = await loadSides(sides, {
    config,
    treeConfig,
    configFiles,
    known: others,
  });
  const { base: readBase } = sideTrees;
  const { pairSkills, compareAll } = readBase ? await import('./compare.ts') : withoutBase;
  const skillPairs = pairSkills(readBase?.skills ?? [], sideTrees.head.skills);
  const uses = await withCallers(sides.head, sideTrees.head, readBase, skillPairs);
  const { pairs } = uses;
  const previousByRoot = previousSkillsByRoot(pairs);
  const settings = runSettings(config, configFiles, {
    today: context.today,
    previousByRoot,
    acceptsBreaks: sides.acceptedBy !== undefined,
  });
  const found = await withLostFiles(sides.head, uses.head, pairs);
  const paired = { base: readBase, head: found, pairs, previousByRoot };
  const readFiles = readingOnce();
  const which = settings.policies.length > 0 ? 'all' : 'needed';
  const trees =
    config.scripts === 'off' ? paired : await observeScripts(paired, sides, which, readFiles);
  const scripts = await changedInterfaces(trees, sides, config, readFiles);
  const { head, base } = trees;

  const analyses = analyseAll(trees, known);
  const relations = await relateAll(trees, settings.policies, sides, known.pathDrafts);
  const comparison = await compareAll({ ...trees, scripts }, sides, treeConfig);
  const judgements = judgeAll(comparison, settings, judgeFacts(head, base, sides));

  const judged = { ...trees, judgements, powers: comparison.powers, sides };
  const plugins = await judgePlugins(judged, settings, (other, concerned) =>
    compareTrees(sides, other, concerned, treeConfig, settings),
  );

  const related = withGrowth(
    relations.head,
    comparison.powers,
    head.grants,
    comparison.isNewlyOffered,
  );
  const grantFaults = relateGrantFaults(head, base, comparison.unitPairs);
  const headDrafts = [
    ...draftsOf(analyses.head),
    ...related,
    ...grantFaults.head,
    ...withDeniedLimits(comparison.drafts, comparison.powers, head.grants, settings.policies),
  ];
  const baseDrafts = [...draftsOf(analyses.base), ...relations.base, ...grantFaults.base];
  const findings = [
    ...applyBaseline(headDrafts, baseDrafts, trees, settings.findingSettings),
    ...judgements.flatMap((judgement) => judgement.findings),
    ...toFindings(plugins.drafts, settings.findingSettings),
  ];
  const ungated = { trees, sides, comparison, judgements, findings };
  const gateFindings = await judgeConfig(ungated, settings);
  const run = {
    workspace: head,
    base,
    judgements,
    context,
    plugins: plugins.judgements,
    powers: redactPowers(comparison.powers, [...head.skills, ...(base?.skills ?? [])]),
    unitPairs: comparison.unitPairs,
    findings: [...findings, ...gateFindings],
  };
  return createReport(run, settings, sides);
}

interface LoadSettings {
  readonly config: Config;
  readonly treeConfig: Config;
  readonly configFiles: ConfigFiles;
  readonly known: KnownSkills;
}

/** Reads both trees; of a proposed change only what it touches, if that yields the same new findings. */
async function loadSides(
  sides: Sides,
  { config, treeConfig, configFiles, known }: LoadSettings,
): Promise<Pick<AnalysedTrees, 'trees' | 'known'>> {
  const { skipsUnchanged = false } = sides;
  if (
    skipsUnchanged === 'always' ||
    (skipsUnchanged && mayLeaveUnread(sides, config, configFiles))
  ) {
    const { loadChanged } = await import('./load-changed.ts');
    const trees = await loadChanged(sides, treeConfig, configFiles.headFile?.path);
    if (trees) return { trees, known };
  }
  const contracts = needsAllContracts(sides, config, configFiles) ? 'all' : 'changed';
  return loadAnalysed(sides, treeConfig, known, { contracts });
}

/** Half of the program compares: a run without a base does not load it. */
const withoutBase: Pick<typeof import('./compare.ts'), 'pairSkills' | 'compareAll'> = {
  pairSkills: () => [],
  compareAll: async () => noComparison,
};

/** What the changed scripts accept; what reads them is loaded where there is a base. */
async function changedInterfaces(
  trees: PairedTrees,
  sides: Pick<Sides, 'head' | 'base'>,
  { scripts }: Config,
  readFiles: typeof readTexts,
): Promise<ComparedTrees['scripts']> {
  if (scripts === 'off' || trees.base === null) return undefined;
  const { readInterfaces } = await import('./interfaces.ts');
  return readInterfaces(trees, sides, readFiles);
}
