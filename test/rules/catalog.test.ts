import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dialects } from '../../src/dialects/catalog.ts';
import type { Report } from '../../src/model/report.ts';
import { rules } from '../../src/rules/catalog.ts';
import { isOffByDefault, type Rule } from '../../src/rules/rule.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { everythingIn } from '../laws/support/reports.ts';
import { reportOfCase, runCase } from '../support/run-case.ts';

const folder = new URL('../../src/rules/', import.meta.url);

/** Folders with shared code of rules. */
const shared = ['examples', 'places', 'support', 'words'];
const rooms = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
  .map(({ name }) => name);

/** The rules that the files of a folder export. */
async function rulesIn(room: string): Promise<readonly Rule[]> {
  const files = readdirSync(new URL(`${room}/`, folder)).map((file) =>
    file.slice(0, -'.ts'.length),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(`../../src/rules/${room}/${file}.ts`)) as object),
  );
  return modules.flatMap((module) => Object.values(module).filter(isRule));
}

function isRule(exported: unknown): exported is Rule {
  return typeof exported === 'object' && exported !== null && 'kind' in exported;
}

test('every rule of a file is in the index', async () => {
  const inFiles = (await Promise.all(rooms.map(rulesIn))).flat();
  expect(inFiles.map(({ id }) => id).sort()).toEqual(rules.map(({ id }) => id).sort());
});

test('no two rules have one id', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test.each(rooms)('rules in %s/ are of that kind', async (room) => {
  const kinds = (await rulesIn(room)).map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual([room]);
});

test('dialect ids are unique', () => {
  const ids = dialects.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('fires on its failing example', async () => {
    const report = await reportOf(rule, rule.invalid.trimStart());
    const found = everythingIn(report).map((finding) => finding.rule);
    expect(found, `Its example is reported by ${found.join(', ') || 'no rule'}.`).toContain(id);
  });

  test('does not fire on its passing example, which has no errors', async () => {
    const report = await reportOf(rule, rule.valid.trimStart());
    const { skills, units } = report;
    const findings = everythingIn(report);
    expect(skills.length + units.length + findings.length).toBeGreaterThan(0);
    expect(findings.filter((finding) => finding.rule === id)).toEqual([]);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('has messages in full sentences', () => {
    expect(rule.summary).toMatch(/^[A-Z`"].*\.$/s);
    expect(rule.why).toMatch(/^[A-Z`"].*\.$/s);
  });
});

/** The report of an example of a rule, which is switched on if it is off by default. */
function reportOf(rule: Rule, text: string): Promise<Report> {
  if (!isOffByDefault(rule)) return reportOfCase(text);
  return runCase(parseTxtar(text), { rules: { [rule.id]: 'warning' } });
}
