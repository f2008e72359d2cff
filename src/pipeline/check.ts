import { type Config, type Gate, openGate } from '../config/config.ts';
import { relocatedLocks } from '../locks/tracking.ts';
import type { Sides } from '../model/origin.ts';
import type { Report } from '../model/report.ts';
import { analyseAll, draftsOf } from './analyse.ts';
import { noComparison } from './compare/comparison.ts';
import { markExisting } from './findings/baseline.ts';
import { withSharedSecrets } from './findings/shared-secrets.ts';
import { toFindings } from './findings/to-findings.ts';
import { judgeGate } from './gate.ts';
import { judgeAll } from './judge.ts';
import { load } from './load.ts';
import { relateAll } from './relate.ts';
import { createReport } from './report.ts';
import { runSettings, withCommonIgnores } from './settings.ts';

/** Checks a tree against the tree it grew from. */
export async function check(sides: Sides, config: Config, gate: Gate = openGate): Promise<Report> {
  const { origin, only, onProgress } = sides;
  const treeConfig = withCommonIgnores(config, gate.base);
  const loadedHead = await load(sides.head, treeConfig);
  const loadedBase = sides.base && (await load(sides.base, treeConfig, { reusable: loadedHead }));
  const [head, base] = [loadedHead.workspace, loadedBase?.workspace ?? null];
  // Half of the program compares: a run without a base does not load it.
  const compareStage = base && (await import('./compare.ts'));
  const pairs = compareStage?.pairSkills(base?.skills ?? [], head.skills) ?? [];
  const settings = runSettings(config, gate, origin.today, pairs);

  const analyses = analyseAll(head.skills, base?.skills ?? [], onProgress);
  const relations = await relateAll(head, base, sides, settings);
  const comparison = (await compareStage?.compareAll(pairs, sides, treeConfig)) ?? noComparison;

  const headDrafts = [...draftsOf(analyses.head), ...relations.head, ...comparison.drafts];
  const treeFindings = markExisting(
    toFindings(withSharedSecrets(headDrafts, pairs), settings.findings),
    toFindings([...draftsOf(analyses.base), ...relations.base], settings.findings),
    settings.previousByRoot,
    base ? relocatedLocks(head, base) : new Map(),
  );
  const judgements = judgeAll(comparison.comparisons, settings);
  const findings = [...treeFindings, ...judgements.flatMap((one) => one.findings)];
  const ungated = { sides, head, base, pairs, comparison, judgements, findings };
  const gateFindings = await judgeGate(ungated, settings);
  const run = { workspace: head, judgements, findings: [...findings, ...gateFindings], origin };
  return createReport(run, settings, only);
}
