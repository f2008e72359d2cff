import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import type { Sides } from '../model/sides.ts';
import { foldConsequences } from './findings/fold.ts';
import { limitFindings } from './findings/limit-findings.ts';
import { catalogueOf } from './report/catalogue.ts';
import { dropIgnored } from './report/drop-ignored.ts';
import { foldCopies } from './report/fold-copies.ts';
import { powerClients } from './report/granted-powers.ts';
import { pendingDenials } from './report/pending-denials.ts';
import { restrictToPaths } from './report/restrict-to-paths.ts';
import { isFailing, type RunResult, summarize } from './report/summarize.ts';
import { unitChanges } from './report/unit-changes.ts';
import type { RunSettings } from './settings.ts';

/** Makes the report of a run: without ignored paths, about the named paths only, limited and counted. */
export function createReport(
  run: RunResult,
  settings: RunSettings,
  {
    only = [],
    reportsCatalogue = false,
    reportsUnitChanges = false,
    reportsClients = false,
    acceptedBy,
  }: Pick<
    Sides,
    'only' | 'reportsCatalogue' | 'reportsUnitChanges' | 'reportsClients' | 'acceptedBy'
  >,
): Report {
  const { config, configFiles } = settings;
  const { previousByRoot } = settings.findingSettings;
  const visible = dropIgnored(run, config, configFiles.trustedConfig, previousByRoot);
  const selected = restrictToPaths(visible, only);
  const originals = foldCopies(selected);
  const folded = foldConsequences(originals.findings, (finding) =>
    isFailing(finding, config, configFiles),
  );
  const limited = { ...originals, findings: limitFindings(folded) };
  const pending = pendingDenials(limited.findings, run.workspace, settings);
  const report = {
    ...summarize(limited, config, configFiles),
    pendingDenials: pending,
    ...(acceptedBy && limited.findings.some(isAcceptedBreak) && { acceptedBy }),
    ...(reportsClients && { clientsOf: powerClients(run) }),
    ...(reportsUnitChanges && { unitChanges: unitChanges(visible, only) }),
  };
  return reportsCatalogue ? { ...report, catalogue: catalogueOf(selected, report.skills) } : report;
}

/** True for what somebody may have accepted with all breaks. */
function isAcceptedBreak({ state, category }: Finding): boolean {
  return state === 'accepted' && category !== 'privilege';
}
