import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Config, defaults } from '../../src/config/config.ts';
import type { Finding } from '../../src/model/finding.ts';
import { plainText } from '../../src/model/message.ts';
import type { Report } from '../../src/model/report.ts';
import { rulePage } from '../../src/report/docs-links.ts';
import { changeRules } from '../../src/rules/catalog.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { everythingIn } from '../laws/support/reports.ts';
import { compatibilityPage } from '../pages/compatibility.ts';
import { reportOfCase, runCase } from '../support/run-case.ts';

const page = new URL('../../docs/compatibility.md', import.meta.url);

/** The rules with a different bump under `compat: semantic`. */
const twofold = [
  'env-required-removed',
  'env-required-to-optional',
  'input-default-removed',
  'input-optional-to-required',
  'input-required-added-with-default',
  'input-type-changed',
  'interface-output-changed',
  'output-pattern-changed',
];

test('docs/compatibility.md holds the catalogue of changes', async () => {
  const fresh = compatibilityPage(readFileSync(page, 'utf8'));
  await expect(fresh).toMatchFileSnapshot(page.pathname);
});

test('docs/compatibility.md names every rule of changes', () => {
  const text = readFileSync(page, 'utf8');
  const missing = changeRules.filter(
    ({ id, on }) => !text.includes(`(${rulePage(id, '')})`) && on.kind.length > 0,
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

describe('the two readings of ADR-003', () => {
  test('differ in the rules the page lists', () => {
    const ids = changeRules
      .filter(({ requiresUnderSemantic }) => requiresUnderSemantic !== undefined)
      .map(({ id }) => id);
    expect(ids.sort()).toEqual(twofold);
  });

  const folder = new URL('../cases/', import.meta.url);
  const areas = ['change', 'change-v2', 'change-toml', 'several-manifests'];
  const names = areas.flatMap((area) =>
    readdirSync(new URL(`${area}/`, folder)).map((name) => `${area}/${name}`),
  );
  const cases = [
    ...names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const),
    ...changeRules.map(
      ({ id, invalid: fails }) => [`the example of ${id}`, fails.trimStart()] as const,
    ),
  ];
  const different = new Set<string>();

  test.each(cases)('agree on everything else in %s', async (_name, text) => {
    const [literal, corrected] = await Promise.all([
      reportUnder('adr-003', text),
      reportUnder('semantic', text),
    ]);
    const changes = (report: Report) =>
      everythingIn(report)
        .filter(({ category }) => category !== 'version')
        .map(describeFinding);
    const [before, after] = [new Set(changes(literal)), new Set(changes(corrected))];
    for (const line of [...before, ...after]) {
      if (before.has(line) && after.has(line)) continue;
      const [rule = ''] = line.split(' ');
      expect(twofold).toContain(rule);
      different.add(rule);
    }
  });

  test('and differ in each of these rules', () => {
    expect([...different].sort()).toEqual(twofold);
  });
});

/** A configuration of a case, which may set `compat`. */
const configuration = /(?:^|\/)(?:config\.json|skillaccord\.yml)$/;

/** The report of a case under a reading, in place of that of its own configuration. */
function reportUnder(compat: Config['compat'], text: string): Promise<Report> {
  const { comment, files } = parseTxtar(text);
  const isConfigured = [...files.keys()].some((path) => configuration.test(path));
  if (compat === defaults.compat && !isConfigured) return reportOfCase(text);
  const trees = new Map([...files].filter(([path]) => path !== 'config.json'));
  return runCase({ comment, files: trees }, { compat });
}

function describeFinding({ rule, bump, severity, message, at }: Finding): string {
  return `${rule} ${bump} ${severity} ${at.path} ${plainText(message)}`;
}
