import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dialects } from '../src/dialects/catalog.ts';
import type { Report } from '../src/model/report.ts';
import { rules } from '../src/rules/catalog.ts';
import { isOffByDefault, type Rule } from '../src/rules/rule.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { reportOfCase, runCase } from './run-case.ts';

const folder = new URL('../src/rules/', import.meta.url);

/** The ids in the files of a folder. */
function rulesIn(room: string): string[] {
  const files = readdirSync(new URL(`${room}/`, folder));
  const texts = files.map((file) => readFileSync(new URL(`${room}/${file}`, folder), 'utf8'));
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/^ {2}id: '(.+)',$/gm), ([, id = '']) => id),
  );
}

/** Folders with shared code of rules. */
const shared = ['examples', 'places', 'support', 'words'];
const rooms = readdirSync(folder, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !shared.includes(entry.name),
);

test('every rule of the folders is in the index', () => {
  const ids = rooms.flatMap(({ name }) => rulesIn(name)).sort();
  expect(rules.map(({ id }) => id).sort()).toEqual(ids);
});

test.each(rooms.map(({ name }) => name))('rules in %s/ are of that kind', (room) => {
  const ids = rulesIn(room);
  const kinds = rules.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual([room]);
});

test('dialect ids are unique', () => {
  const ids = dialects.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('fires on its failing example', async () => {
    const report = await reportOf(rule, rule.invalid.trimStart());
    const found = report.findings.map((finding) => finding.rule);
    expect(found, `Its example is reported by ${found.join(', ') || 'no rule'}.`).toContain(id);
  });

  test('does not fire on its passing example, which has no errors', async () => {
    const report = await reportOf(rule, rule.valid.trimStart());
    const { skills, units, findings } = report;
    expect(skills.length + units.length + findings.length).toBeGreaterThan(0);
    expect(report.findings.filter((finding) => finding.rule === id)).toEqual([]);
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
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
