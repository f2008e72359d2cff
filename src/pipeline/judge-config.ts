import { acceptanceKey, acceptProblems } from '../config/accept.ts';
import type { Config, ConfigFiles } from '../config/config.ts';
import { misspeltPathProblems } from '../config/misspelt-paths.ts';
import { releaseProblems } from '../config/release.ts';
import { listingTexts } from '../listings/read.ts';
import type { Finding, Problem } from '../model/finding.ts';
import type { Sides } from '../model/sides.ts';
import type { Workspace } from '../model/workspace.ts';
import { hasMatch as matchesFile } from '../syntax/glob/has-match.ts';
import type { TreeComparison } from './compare/comparison.ts';
import { problemDraft, repositorySource } from './findings/rule-draft.ts';
import { toFindings } from './findings/to-findings.ts';
import { unreleasedFingerprints } from './judge/unreleased-fingerprints.ts';
import type { Judgement } from './judge.ts';
import type { RunSettings } from './settings.ts';
import type { PairedTrees } from './trees.ts';

/** The results of a run before its configuration is judged. */
export interface JudgedRun {
  readonly trees: PairedTrees;
  readonly sides: Pick<Sides, 'findRelease' | 'tag' | 'head' | 'base'>;
  readonly comparison: TreeComparison;
  readonly judgements: readonly Judgement[];
  readonly findings: readonly Finding[];
}

/** Judges the configuration: loosened settings, misspelt paths, tags without a release, entries that accept nothing. */
export async function judgeConfig(
  run: JudgedRun,
  settings: RunSettings,
): Promise<readonly Finding[]> {
  const { config, configFiles, today } = settings;
  const acceptContext = {
    today,
    hasBase: run.trees.base !== null,
    baseEntries: configFiles.trustedConfig?.accept ?? null,
    unreleased: await unreleasedFingerprints(run, settings),
  };
  const problems = [
    ...(await loosenedProblems(run, settings)),
    ...misspeltPathProblems(configFiles, run.sides),
    ...releaseProblems(run.comparison.releases, config, configFiles),
    ...acceptProblems(ownEntries(config, configFiles), run.findings, acceptContext),
  ];
  return problems.flatMap((problem) => findingsOf(problem, settings));
}

function findingsOf(problem: Problem, settings: RunSettings): readonly Finding[] {
  const findings = toFindings([problemDraft(problem, repositorySource)], settings.findingSettings);
  if (!problem.existsAtBase) return findings;
  return findings.map((finding) => ({ ...finding, state: 'existing' }));
}

/** Only a run with a base loads this comparison of settings. */
async function loosenedProblems(
  { trees: { head, base }, sides }: JudgedRun,
  { config, configFiles }: RunSettings,
): Promise<readonly Problem[]> {
  if (!base) return [];
  const { loosenedSettings } = await import('../config/loosened.ts');
  const paths = [base, head].flatMap(reportablePaths);
  const trees = [sides.head, ...(sides.base ? [sides.base] : [])];
  const hasMatch = (glob: string) => trees.some((tree) => matchesFile(glob, tree));
  return loosenedSettings(configFiles, config, { paths, hasMatch }, sides.tag !== undefined);
}

/** The accept entries in the file of head, without those that only the tip of the target branch has. */
function ownEntries({ accept }: Config, { headFile: file, tip }: ConfigFiles): Config['accept'] {
  if (!tip) return accept;
  const keys = new Set(accept.map(acceptanceKey));
  return (file?.config.accept ?? []).filter((entry) => keys.has(acceptanceKey(entry)));
}

/** The files that findings may be about. */
function reportablePaths(workspace: Workspace): readonly string[] {
  const { skills, locks, lockProblems, protos, listings } = workspace;
  return [
    ...skills.flatMap(({ path, texts }) => [path, ...texts.keys()]),
    ...[...locks, ...protos].map(({ path }) => path),
    ...lockProblems.map(({ at }) => at.path),
    ...listingTexts(listings).keys(),
  ];
}
