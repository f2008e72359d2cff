import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code, msg } from '../../src/model/message.ts';
import { gitlab } from '../../src/report/gitlab.ts';
import { rdjson } from '../../src/report/rdjson.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { sarif } from '../../src/report/sarif.ts';
import { reportOf as reportBetween } from '../laws/support/reports.ts';
import { reportOfCase } from '../support/run-case.ts';
import { at, canonical, clean, finding, reportOf } from '../support/samples/canonical-report.ts';
import { worklog } from '../support/skills.ts';

const folder = new URL('../cases/', import.meta.url);
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt') && name !== 'lock/too-large.txt')
  .sort();
const reportOfFile = (name: string) => reportOfCase(readFileSync(new URL(name, folder), 'utf8'));

describe('gitlab', () => {
  interface Entry {
    readonly description: string;
    readonly check_name: string;
    readonly fingerprint: string;
    readonly severity: string;
    readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
  }
  const read = (report: typeof canonical): Entry[] =>
    JSON.parse(gitlab.render(report, defaultRenderOptions));

  test('is an empty list without findings', () => expect(read(clean)).toEqual([]));

  test('has the required fields of GitLab in every entry, in every case', async () => {
    for (const report of [canonical, ...(await Promise.all(cases.map(reportOfFile)))]) {
      const entries = read(report);
      const prints = new Set(entries.map(({ fingerprint }) => fingerprint));
      expect(prints.size).toBe(entries.length);
      for (const { description, check_name, severity, location } of entries) {
        expect(description).not.toBe('');
        expect(check_name).toMatch(/^[a-z0-9-]+$/);
        expect(['major', 'minor', 'info']).toContain(severity);
        expect(location.path).toMatch(/^(?!\.\/|\/)./);
        expect(location.lines.begin).toBeGreaterThan(0);
      }
    }
  });

  test('has a stable fingerprint on a moved line, and different ones for two equal findings', () => {
    const lines = (first: number) =>
      read(reportOf([first, first + 7].map((line) => finding({ at: at('SKILL.md', line, 1, 2) }))));
    const prints = (entries: Entry[]) => entries.map(({ fingerprint }) => fingerprint);
    expect(prints(lines(3))).toEqual([
      '0123456789abcdef0123456789abcdef',
      '0123456789abcdef0123456789abcdef-2',
    ]);
    expect(prints(lines(40))).toEqual(prints(lines(3)));
  });

  test('has faults, also existing ones, and neither accepted findings nor changes with a sufficient version', () => {
    const names = read(canonical).map(({ check_name }) => check_name);
    expect(names).toContain('key-typo');
    for (const name of ['link-target', 'skill-renamed', 'lock-moved']) {
      expect(names).not.toContain(name);
    }
  });

  test('lets GitLab find new findings: an existing one has the same fingerprint at base', async () => {
    const faulty = { 'skills/old/SKILL.md': '---\nname: old\ndescription: ""\n---\n' };
    const before = { ...faulty, ...worklog('1.0.0', 'day') };
    const after = { ...faulty, ...worklog('1.0.0', 'day', 'tz') };
    const prints = async (files: typeof before, base: typeof before) =>
      read(await reportBetween(base, files, { scope: 'new' })).map(
        ({ fingerprint, check_name }) => `${check_name} ${fingerprint}`,
      );
    const target = await prints(before, before);
    const proposed = await prints(after, before);
    expect(target.map((line) => line.split(' ')[0])).toEqual(['description-missing']);
    expect(target.filter((line) => !proposed.includes(line))).toEqual([]);
    const brought = proposed.filter((line) => !target.includes(line));
    expect(brought.map((line) => line.split(' ')[0])).toContain('input-required-added');
  });
});

describe('rdjson', () => {
  const read = (report: typeof canonical) =>
    JSON.parse(rdjson.render(report, defaultRenderOptions));

  test('is an empty list without findings', () =>
    expect(read(clean)).toEqual({ source: { name: 'skillaccord' }, diagnostics: [] }));

  test('counts columns in bytes of UTF-8', () => {
    const line = 'a𐐀b: "é"';
    const place = {
      path: 'SKILL.md',
      range: { start: { line: 2, column: 4 }, end: { line: 2, column: 10 } },
    };
    const [diagnostic] = read(reportOf([finding({ at: place, excerpt: line })])).diagnostics;
    expect(diagnostic.location.range).toEqual({
      start: { line: 2, column: 6 },
      end: { line: 2, column: 13 },
    });
  });

  test('points at the bytes of the finding, in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string(),
        (lead, value, rest) => {
          const excerpt = lead + value + rest;
          const place = at('SKILL.md', 1, lead.length + 1, lead.length + value.length + 1);
          const [diagnostic] = read(reportOf([finding({ at: place, excerpt })])).diagnostics;
          const { start, end } = diagnostic.location.range;
          const bytes = Buffer.from(excerpt).subarray(start.column - 1, end.column - 1);
          expect(bytes.toString()).toBe(value);
        },
      ),
    );
  });

  test('points at whole lines if the bytes are unknown', () => {
    const range = (start: [number, number], end: [number, number], excerpt: string | null) => {
      const place = {
        start: { line: start[0], column: start[1] },
        end: { line: end[0], column: end[1] },
      };
      return read(reportOf([finding({ at: { path: 'a', range: place }, excerpt })])).diagnostics[0]
        .location.range;
    };
    expect(range([2, 3], [2, 5], null)).toEqual({ start: { line: 2 }, end: { line: 2 } });
    expect(range([2, 3], [4, 5], 'abc')).toEqual({ start: { line: 2 }, end: { line: 4 } });
    expect(range([2, 3], [4, 1], 'abc')).toEqual({ start: { line: 2 }, end: { line: 3 } });
  });

  test('leaves out findings that do not count', () => {
    const rules = (report: typeof canonical) =>
      read(report).diagnostics.map(({ code }: { code: { value: string } }) => code.value);
    const silent = ['key-typo', 'link-target', 'bom'];
    expect(rules(canonical).filter((rule: string) => silent.includes(rule))).toEqual([]);
    expect(rules(reportOf([finding({ state: 'existing' })], { scope: 'all' }))).toHaveLength(1);
  });

  test('holds no Markdown of the repository: reviewdog posts messages as comments', () => {
    const messages = read(canonical).diagnostics.map(({ message }: { message: string }) => message);
    for (const message of messages) {
      const bare = message.replace(/(`+)[^`](?:[\s\S]*?[^`])?\1(?!`)/g, '');
      expect(bare).not.toMatch(/[<@#[\]!*_]|https?:|www\./);
    }
  });
});

describe('sarif', () => {
  const read = (report: typeof canonical) =>
    JSON.parse(sarif.render(report, defaultRenderOptions)).runs[0].results;

  test('leaves out accepted findings, because code scanning ignores suppressions', () => {
    const rules = read(canonical).map(({ ruleId }: { ruleId: string }) => ruleId);
    expect(rules).toContain('key-typo');
    expect(rules).not.toContain('link-target');
  });

  test('has no link from the repository in a message', () => {
    for (const { message } of read(canonical)) expect(message.text).not.toMatch(/\]\(/);
  });

  test('stays below the compressed limit of code scanning, with the worst findings', () => {
    let state = 1;
    const noise = () => {
      state = Math.imul(state, 1_664_525) + 1_013_904_223;
      return String.fromCharCode(0x4e00 + ((state >>> 8) % 20_000));
    };
    // Longer than what gzip looks back at, so a repetition is not compressed.
    const text = Array.from({ length: 200_000 }, noise).join('');
    const findings = Array.from({ length: 12_000 }, (_, index) =>
      finding({
        severity: index === 11_999 ? 'error' : 'warning',
        message: msg`${code(text.slice((index % 220) * 900, (index % 220) * 900 + 900), 900)}`,
      }),
    );
    const rendered = sarif.render(reportOf(findings), defaultRenderOptions);
    expect(gzipSync(rendered).length).toBeLessThanOrEqual(10_000_000);
    const results = JSON.parse(rendered).runs[0].results;
    expect(results[0].level).toBe('error');
    expect(results.length).toBeLessThan(12_000);
    expect(results.length).toBeGreaterThan(1_000);
  });
});
