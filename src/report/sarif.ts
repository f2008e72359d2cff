import { gzipSync } from 'node:zlib';
import type { Finding, FindingFix } from '../model/finding.ts';
import { plainText } from '../model/message.ts';
import type { Report } from '../model/report.ts';
import type { Location, Range } from '../model/text/text.ts';
import { tool } from '../model/tool.ts';
import { truncate } from '../model/value/format-value.ts';
import { isReachable, rulePage } from './docs-links.ts';
import { escapeInvisible, jsonText, neutralizeCommands, uriPath } from './escape.ts';
import { numberDuplicates } from './number-duplicates.ts';
import { oneText } from './one-text.ts';
import type { RenderOptions, Reporter } from './reporter.ts';

/** SARIF 2.1.0 for GitHub code scanning. */
export const sarif: Reporter = {
  id: 'sarif',
  title: 'SARIF 2.1.0, for code scanning',
  syntax: 'json',
  extension: '.sarif',
  needs: ['docs', 'pages'],
  render(report, options) {
    // Code scanning ignores suppressions and would show accepted findings as open alerts.
    const counted = report.findings.filter(({ state }) => state !== 'accepted');
    const findings = worstFirst(counted).slice(0, maxResults);
    let text = jsonText(sarifLog(findings, report, options));
    for (let resultLimit = findings.length; isTooLarge(text); ) {
      resultLimit = Math.floor(resultLimit / 2);
      text = jsonText(sarifLog(findings.slice(0, resultLimit), report, options));
    }
    return text;
  },
};

type SarifOptions = Pick<RenderOptions, 'docsOf' | 'docs'>;

/** Code scanning rejects a file with more results, or more compressed bytes. */
const maxResults = 25_000;
const maxBytes = 10_000_000;

function isTooLarge(text: string): boolean {
  return Buffer.byteLength(text) > maxBytes && gzipSync(text).length > maxBytes;
}

function sarifLog(findings: readonly Finding[], report: Report, options: SarifOptions) {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  const index = new Map(rules.map((rule, position) => [rule, position]));
  const results = numberDuplicates(findings).map(({ finding, occurrence }) =>
    result(finding, { ruleIndex: index.get(finding.rule) ?? 0, occurrence, report }),
  );
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            semanticVersion: tool.version,
            rules: rules.map((id) => descriptor(id, options)),
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

function descriptor(id: string, { docsOf, docs }: SarifOptions) {
  const { summary, why } = docsOf(id) ?? { summary: id, why: id };
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    ...(isReachable(docs) && { helpUri: rulePage(id, docs) }),
    help: { text: `${summary} ${why}` },
  };
}

interface Context {
  readonly ruleIndex: number;
  readonly occurrence: number;
  readonly report: Report;
}

function result(finding: Finding, { ruleIndex, occurrence, report }: Context) {
  const { rule, severity, state, fingerprint, at, was: baseLocation } = finding;
  const others = [
    ...(baseLocation ? [{ at: baseLocation, message: 'before' }] : []),
    ...finding.notes.map((note) => ({ at: note.at ?? at, message: plainText(note.message) })),
  ].map((relatedPlace) => ({
    ...location(relatedPlace.at),
    message: { text: escapeLinks(relatedPlace.message) },
  }));
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: escapeLinks(oneText(finding, report)) },
    locations: [location(at)],
    ...(others.length > 0 && { relatedLocations: others }),
    partialFingerprints: { primaryLocationLineHash: `${fingerprint}:${occurrence}` },
    baselineState: state === 'existing' ? 'unchanged' : 'new',
    ...(finding.fix && finding.fix.replacements.length > 0 && { fixes: [fixOf(at, finding.fix)] }),
  };
}

/** The edits that `skillaccord fix` makes, for viewers that offer them. */
function fixOf({ path }: Location, { description, replacements }: FindingFix) {
  return {
    description: { text: escapeLinks(description) },
    artifactChanges: [
      {
        artifactLocation: artifact(path),
        replacements: replacements.map(({ range, text }) => ({
          deletedRegion: region(range),
          insertedContent: { text },
        })),
      },
    ],
  };
}

/** Breaks link syntax: SARIF reads `[text](target)` as a link. */
function escapeLinks(message: string): string {
  return truncate(neutralizeCommands(escapeInvisible(message)), 4000).replaceAll('](', '] (');
}

function location({ path, range }: Location) {
  return {
    physicalLocation: {
      artifactLocation: artifact(path),
      region: range ? region(range) : { startLine: 1, startColumn: 1 },
    },
  };
}

function artifact(path: string) {
  return { uri: uriPath(path) || '.', uriBaseId: '%SRCROOT%' };
}

function region({ start, end }: Range) {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}
