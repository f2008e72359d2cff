import type { Finding, State } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import type { Location } from '../model/text.ts';
import { jsonText, uriPath, visible } from './escape.ts';
import type { RenderOptions, Reporter } from './reporter.ts';
import { tool } from './tool.ts';

/** SARIF 2.1.0, as GitHub code scanning takes it. */
export const sarif: Reporter = {
  id: 'sarif',
  title: 'SARIF 2.1.0, for code scanning',
  render: (report, options) => jsonText(log(report, options)),
};

/** A file with more results is rejected as a whole. */
const most = 25_000;

function log(report: Report, { wordsOf }: Pick<RenderOptions, 'wordsOf'>) {
  const findings = worstFirst(report.findings).slice(0, most);
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  const index = new Map(rules.map((rule, at) => [rule, at]));
  const seen = new Map<string, number>();
  const results = findings.map((finding) => {
    const nth = (seen.get(finding.fingerprint) ?? 0) + 1;
    seen.set(finding.fingerprint, nth);
    return result(finding, index.get(finding.rule) ?? 0, nth);
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            semanticVersion: tool.version,
            rules: rules.map((id) => descriptor(id, wordsOf)),
          },
        },
        automationDetails: { id: 'skills/' },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
}

function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const levels = ['error', 'warning', 'note'] as const;
  return levels.flatMap((level) => findings.filter(({ severity }) => severity === level));
}

function descriptor(id: string, wordsOf: RenderOptions['wordsOf']) {
  const { summary, why } = wordsOf(id) ?? { summary: id, why: id };
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: `${summary} ${why}` },
  };
}

const baselines: Readonly<Record<State, string>> = {
  new: 'new',
  existing: 'unchanged',
  accepted: 'new',
};

function result(finding: Finding, ruleIndex: number, nth: number) {
  const { rule, severity, message, state, fingerprint, at, was } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: unlinked(message) },
    locations: [location(at)],
    ...(was && { relatedLocations: [{ ...location(was), message: { text: 'at base' } }] }),
    partialFingerprints: { primaryLocationLineHash: `${fingerprint}:${nth}` },
    baselineState: baselines[state],
    ...(state === 'accepted' && { suppressions: [{ kind: 'external', status: 'accepted' }] }),
  };
}

/** A message in which nothing is a link: SARIF reads `[text](target)` as one. */
function unlinked(message: string): string {
  return visible(message).replaceAll('](', '] (');
}

function location({ path, range }: Location) {
  const { start, end } = range ?? { start: { line: 1, column: 1 }, end: null };
  return {
    physicalLocation: {
      artifactLocation: { uri: uriPath(path) || '.', uriBaseId: '%SRCROOT%' },
      region: {
        startLine: start.line,
        startColumn: start.column,
        ...(end && { endLine: end.line, endColumn: end.column }),
      },
    },
  };
}
