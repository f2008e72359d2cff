import { gzipSync } from 'node:zlib';
import type { Finding } from '../model/finding.ts';
import type { Location } from '../model/text/text.ts';
import { tool } from '../model/tool.ts';
import { truncate } from '../model/value/format-value.ts';
import { escapeInvisible, jsonText, neutralizeCommands, uriPath } from './escape.ts';
import { numberDuplicates } from './number-duplicates.ts';
import type { RenderOptions, Reporter } from './reporter.ts';

/** SARIF 2.1.0, as GitHub code scanning takes it. */
export const sarif: Reporter = {
  id: 'sarif',
  title: 'SARIF 2.1.0, for code scanning',
  syntax: 'json',
  extension: '.sarif',
  render(report, options) {
    // Code scanning heeds no suppressions: what is in the file is an open alert there.
    const counted = report.findings.filter(({ state }) => state !== 'accepted');
    const findings = worstFirst(counted).slice(0, maxResults);
    let text = jsonText(sarifLog(findings, options));
    for (let resultLimit = findings.length; isTooLarge(text); ) {
      resultLimit = Math.floor(resultLimit / 2);
      text = jsonText(sarifLog(findings.slice(0, resultLimit), options));
    }
    return text;
  },
};

/** A file with more results, or more bytes once it is compressed, is rejected as a whole. */
const maxResults = 25_000;
const maxBytes = 10_000_000;

function isTooLarge(text: string): boolean {
  return Buffer.byteLength(text) > maxBytes && gzipSync(text).length > maxBytes;
}

function sarifLog(findings: readonly Finding[], { wordsOf }: Pick<RenderOptions, 'wordsOf'>) {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  const index = new Map(rules.map((rule, at) => [rule, at]));
  const results = numberDuplicates(findings).map(({ finding, nth }) =>
    result(finding, index.get(finding.rule) ?? 0, nth),
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

function result(finding: Finding, ruleIndex: number, nth: number) {
  const { rule, severity, message, state, fingerprint, at, was: baseLocation } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: escapeLinks(message) },
    locations: [location(at)],
    ...(baseLocation && {
      relatedLocations: [{ ...location(baseLocation), message: { text: 'at base' } }],
    }),
    partialFingerprints: { primaryLocationLineHash: `${fingerprint}:${nth}` },
    baselineState: state === 'existing' ? 'unchanged' : 'new',
  };
}

/** A message in which nothing is a link: SARIF reads `[text](target)` as one. */
function escapeLinks(message: string): string {
  return truncate(neutralizeCommands(escapeInvisible(message)), 4000).replaceAll('](', '] (');
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
