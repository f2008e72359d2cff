import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { code, type Message, msg, plainText } from '../../src/model/message.ts';
import { tool } from '../../src/model/tool.ts';
import { github } from '../../src/report/github.ts';
import * as catalog from '../../src/report/index.ts';
import { json } from '../../src/report/json.ts';
import { markdown } from '../../src/report/markdown/markdown.ts';
import type { Reporter } from '../../src/report/reporter.ts';
import { sarif } from '../../src/report/sarif.ts';
import { text } from '../../src/report/text/text.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { snapshotOf, snapshotOptions } from '../pages/reporter.ts';
import { reportOfCase, runCase } from '../support/run-case.ts';
import { commandsIn } from '../support/runner-log.ts';
import {
  at,
  canonical,
  clean,
  finding,
  findings,
  reportOf,
} from '../support/samples/canonical-report.ts';

const reporters: readonly Reporter[] = Object.values(catalog);
const options = snapshotOptions;
const fileOf = (path: string) => new URL(`../../${path}`, import.meta.url).pathname;

/** `amount` findings, each in its own file. */
function manyFindings(count: number, severity: 'error' | 'warning' | 'note') {
  return Array.from({ length: count }, (_, index) =>
    finding({
      severity,
      bump: 'minor',
      at: at(`skills/worklog/${String(index).padStart(5, '0')}.md`, 1, 1, 2),
    }),
  );
}

describe.each(reporters.map((reporter) => [reporter.id, reporter] as const))(
  '%s',
  (id, reporter) => {
    test('renders the canonical report', async () => {
      const file = fileOf(snapshotOf(reporter));
      await expect(reporter.render(canonical, options)).toMatchFileSnapshot(file);
    });

    test('renders a clean report', async () => {
      const file = fileOf(snapshotOf(reporter, '-clean'));
      await expect(reporter.render(clean, options)).toMatchFileSnapshot(file);
    });

    test('is the same twice, and lists or counts each of a thousand findings', () => {
      const listOf = (warnings: number) => [
        ...manyFindings(500, 'error'),
        ...manyFindings(warnings, 'warning'),
      ];
      const report = reportOf(listOf(500));
      expect(reporter.render(report, options)).toBe(
        reporter.render(structuredClone(report), options),
      );
      expect(reporter.render(report, options)).not.toBe(
        reporter.render(reportOf(listOf(499)), options),
      );
    });

    test('lets no text of the repository become a command', () => {
      const printed = reporter.render(canonical, { ...options, detail: 'verbose' });
      const allowed = id === 'github' ? ['error', 'warning', 'notice'] : [];
      expect(commandsIn(printed).filter((name) => !allowed.includes(name))).toEqual([]);
      expect(printed).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/,
      );
      expect(printed).not.toMatch(/\p{Surrogate}/u);
    });

    test('is the only one with its extension', () => {
      const same = reporters.filter((other) => other.extension === reporter.extension);
      if (reporter.extension !== null) expect(same).toEqual([reporter]);
    });

    test('ends with one line break', () => {
      expect(reporter.render(canonical, options)).toMatch(/[^\n]\n$/);
    });
  },
);

/** What a message says without any escapes. */
function rawText({ parts }: Message): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

test('the canonical report has commands that a runner would execute without escapes', () => {
  const raw = findings
    .flatMap(({ message, help, notes, at: { path } }) => [
      path,
      ...[message, ...(help ? [help] : []), ...notes.map((note) => note.message)].map(rawText),
    ])
    .join('\n');
  expect(commandsIn(raw)).toEqual(['set-output', 'add-mask', 'add-mask', 'error']);
});

describe('json', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../schemas/report.schema.json', import.meta.url), 'utf8'),
  );
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

  test.each([
    ['canonical', canonical],
    ['clean', clean],
  ])('is what the published schema says: %s', (_name, report) => {
    const document: unknown = JSON.parse(json.render(report, options));
    expect(validate(document) ? [] : validate.errors).toEqual([]);
  });

  const folder = new URL('../cases/', import.meta.url);
  const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' });

  test.each(cases.filter((name) => name.endsWith('.txt')).sort())(
    'is valid in the schema for the case %s',
    async (name) => {
      const report = await reportOfCase(readFileSync(new URL(name, folder), 'utf8'));
      const pages = new Map(reporters.map((each) => [each, each.render(report, options)]));
      const document: unknown = JSON.parse(pages.get(json) ?? '');
      expect(validate(document) ? [] : validate.errors).toEqual([]);
      const commands = [...pages.values()].flatMap(commandsIn);
      expect(commands.filter((word) => !/error|warning|notice/.test(word))).toEqual([]);
    },
  );

  test('is invalid with an additional or a missing field', () => {
    const document = JSON.parse(json.render(canonical, options));
    expect(validate({ ...document, extra: 1 })).toBe(false);
    expect(validate({ ...document, locks: undefined })).toBe(false);
    document.findings[0].severity = 'fatal';
    expect(validate(document)).toBe(false);
  });

  test('keeps every value unchanged', () => {
    const document = JSON.parse(json.render(canonical, options));
    const messagesIn = (list: readonly { message: string }[]) => list.map(({ message }) => message);
    const textsOf = (isChange: boolean) =>
      findings.filter((each) => each.isChange === isChange).map((each) => plainText(each.message));
    expect(messagesIn(document.findings)).toEqual(textsOf(false));
    expect(messagesIn(document.changes)).toEqual(textsOf(true));
  });

  test('names the version of package.json', () => {
    const { name, version } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    expect(tool).toEqual({ name, version });
  });
});

describe('github', () => {
  const lines = (report: typeof canonical, summary = true) =>
    github
      .render(report, { ...options, summary })
      .trim()
      .split('\n');
  const levels = ['error', 'warning', 'note'] as const;
  const names = { error: 'error', warning: 'warning', note: 'notice' };
  const caps = { error: 9, warning: 10, note: 10 };

  test.each(levels.flatMap((level) => [0, 1, 9, 10, 11, 500].map((n) => [level, n] as const)))(
    'stays within the limit: %s × %i',
    (level, count) => {
      const printed = lines(reportOf(manyFindings(count, level)));
      const shown = printed.filter((line) => line.startsWith(`::${names[level]} `));
      expect(shown.length).toBe(Math.min(count, caps[level]));
      const rest = count - shown.length;
      const more = printed.find((line) => / in the summary\.$/.test(line));
      expect(more?.startsWith(`${rest} more finding`) ?? rest === 0).toBe(true);
    },
  );

  test('puts errors first, then the files of changed skills', () => {
    const elsewhere = finding({ skill: null, at: at('a.lock', 1, 1, 2) });
    const printed = lines(
      reportOf([...manyFindings(1, 'warning'), elsewhere, ...manyFindings(1, 'error')]),
    );
    expect(printed.map((line) => /file=([^,]*)/.exec(line)?.[1])).toEqual([
      'skills/worklog/00000.md',
      'a.lock',
      'skills/worklog/00000.md',
      undefined,
    ]);
  });

  test('lists a rule once per file', () => {
    const place = (line: number) => at('skills/worklog/SKILL.md', line, 1, 2);
    const printed = lines(reportOf([3, 5, 8].map((line) => finding({ at: place(line) }))));
    expect(printed.length).toBe(2);
    expect(printed[0]).toContain('(and 2 more in this file: line 5, 8)');
  });

  test('shows notes as notices, and no changes', () => {
    const note = (parts: Partial<Finding>) => finding({ severity: 'note', ...parts });
    const printed = lines(
      reportOf([
        note({ rule: 'input-renamed', bump: 'major', isChange: true }),
        note({ rule: 'lock-moved', isChange: true }),
        note({ rule: 'bom' }),
      ]),
    );
    expect(printed.map((line) => /^::notice .*title=([^:]*)/.exec(line)?.[1] ?? line)).toEqual([
      'bom',
      expect.stringMatching(/^✓ /),
    ]);
  });

  test('points to the summary only if it exists', () => {
    const elsewhere = (count: number) =>
      lines(reportOf(manyFindings(count, 'error')), false).at(-2);
    expect(elsewhere(10)).toBe('1 more finding with --format text.');
    expect(elsewhere(12)).toBe('3 more findings with --format text.');
  });

  test('leaves out existing findings if only new ones count', () => {
    const existing = [finding({ state: 'existing' })];
    expect(lines(reportOf(existing, { outcome: 'pass' })).length).toBe(1);
    const summary = { ...reportOf(existing).summary, errors: 1 };
    const all = { scope: 'all', outcome: 'fail', failing: existing, summary } as const;
    const printed = lines(reportOf(existing, all));
    expect(printed.map((line) => line.slice(0, 24))).toEqual([
      '::error file=skills/work',
      expect.stringMatching(/^✗ 1 error existed before/),
    ]);
  });
});

describe('markdown', () => {
  const huge = (count: number, quoted: string) =>
    reportOf(
      Array.from({ length: count }, (_, index) =>
        finding({ message: msg`Something ${code(quoted, 10_000)} is wrong ${index}.` }),
      ),
    );

  test('stays under a mebibyte with 20,000 findings, and counts the others', () => {
    const page = markdown.render(huge(20_000, 'x'), options);
    expect(Buffer.byteLength(page)).toBeLessThan(1024 * 1024);
    expect(page).toContain('20000 errors');
    const listed = page.match(/^- ❌/gm)?.length ?? 0;
    expect(listed).toBeGreaterThan(99);
    expect(page).toContain(`- and ${20_000 - listed} more`);
  });

  test('lists equal findings once, with all places that fit', () => {
    for (const count of [40, 20_000]) {
      const page = markdown.render(reportOf(manyFindings(count, 'error')), options);
      expect(page.match(/^- ❌/gm)).toHaveLength(1);
      // The title has the message.
      expect(page).toContain(`### ❌ Invalid skill name \`PDF_Tools\` (${count} places)\n`);
      expect(page).toContain(`- ❌ **${count} ×** name-format: [worklog/00000.md:1](`);
      expect(page).toContain(`#L1) and ${count - 5} more\n`);
    }
  });

  test('stays under any limit, with at least the verdict', () => {
    const report = huge(300, `${'長'.repeat(5_000)} ${'|`'.repeat(5_000)}`);
    for (const limit of [1_000_000, 60_000, 10_000, 3_000]) {
      const page = markdown.render(report, { ...options, limit });
      expect(Buffer.byteLength(page)).toBeLessThan(limit);
      expect(page).toContain('300 errors');
    }
  });

  test('keeps every table whole', () => {
    for (const limit of [1_000_000, 3_000, 2_000]) {
      const page = markdown.render(canonical, { ...options, limit });
      const tables = page.match(/(?:^\|.*\n)+/gm) ?? [];
      const barsIn = (row: string) => row.match(/(?<!\\)(?:\\\\)*\|/g)?.length;
      for (const table of tables) {
        const rows = table.trimEnd().split('\n');
        expect(rows.length).toBeGreaterThan(2);
        expect(new Set(rows.map(barsIn)).size).toBe(1);
      }
      expect(tables.length > 0 || limit < 1_000_000).toBe(true);
    }
  });
});

describe('text', () => {
  test('prints one line for a run without findings, and nothing with --quiet', () => {
    expect(text.render(clean, options)).toBe('✓ 12 skills, no findings\n');
    expect(text.render(clean, { ...options, detail: 'quiet' })).toBe('');
  });

  test.each([
    [['existing'], '1 error existed before this change'],
    [['existing', 'existing'], '2 errors existed before this change'],
    [['existing', 'new'], null],
    [['existing', 'new', 'existing'], null],
  ] as const)('says if a run fails for findings of base only: %j', (states, title) => {
    const list = states.map((state) => finding({ state }));
    const summary = { ...reportOf([]).summary, errors: list.length };
    const all = reportOf([...list, finding({ state: 'existing', severity: 'note' })], {
      scope: 'all',
      outcome: 'fail',
      failing: list,
      summary,
    });
    for (const reporter of [text, markdown, github]) {
      const printed = reporter.render(all, options);
      expect(printed.includes(` ${title}`)).toBe(title !== null);
      expect(printed.includes('existed before')).toBe(title !== null);
      const hint = 'To count new findings only: `scope: new`';
      expect(printed.includes(hint)).toBe(title !== null && reporter !== github);
    }
    const printed = text.render(all, options);
    expect(printed.match(/\(existing\)/g)?.length ?? 0).toBe(1);
    const fresh = list.filter(({ state }) => state === 'new');
    expect(text.render(reportOf(list), options).includes('(existing)')).toBe(false);
    expect(text.render(reportOf(list), options).includes('✗')).toBe(fresh.length > 0);
  });

  test('shows only errors with --quiet', () => {
    const printed = text.render(canonical, { ...options, detail: 'quiet' });
    expect(printed).toContain(' error ');
    expect(printed).not.toContain(' warning ');
    expect(printed).not.toContain('Changed skill');
  });

  test('shows notes and existing findings with --verbose', () => {
    const printed = text.render(canonical, { ...options, detail: 'verbose' });
    expect(printed).toMatch(/^1 note\n\nskills\/quiet\/SKILL\.md\n.* bom$/m);
    expect(printed).toMatch(
      /^1 existing finding\n(.*\n)+? +21:1 .* key-typo\n +21 │ .*\n +│ \^+$/m,
    );
    expect(text.render(canonical, options)).not.toMatch(/bom|key-typo/);
  });

  test('wraps messages at the width, and no word becomes a command', () => {
    const words = 'Word ::set-output name=a::b and more of it. ';
    const message = msg`${code(words.repeat(4).trim(), 1000)}`;
    const report = reportOf([
      finding({ message }),
      finding({ message, severity: 'note', bump: 'major' }),
    ]);
    for (let width = 60; width < 90; width++) {
      const printed = text.render(report, { ...options, width });
      expect(commandsIn(printed)).toEqual([]);
      for (const line of printed.split('\n')) {
        expect(line.replace('\\u003a', ':').length).toBeLessThanOrEqual(width);
      }
    }
  });

  test('lists equal findings once, with their first places', () => {
    const report = reportOf(manyFindings(40, 'error'));
    const printed = text.render(report, options);
    expect(printed.match(/^ .*Invalid skill name/gm)).toHaveLength(1);
    expect(printed).toMatch(/^ {2}40 × +error +Invalid skill name/m);
    expect(printed).toMatch(/00007\.md:1 and 32 more$/m);
  });

  test('adds colours without a change of the words', () => {
    const coloured = text.render(canonical, { ...options, colour: true });
    expect(coloured).toContain('\u001b[31m');
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(text.render(canonical, options));
  });
});

describe('sarif', () => {
  test('names each rule once and points into the list', () => {
    const { runs } = JSON.parse(sarif.render(canonical, options));
    const { rules } = runs[0].tool.driver;
    for (const { ruleId, ruleIndex } of runs[0].results) expect(rules[ruleIndex].id).toBe(ruleId);
    expect(new Set(rules.map(({ id }: { id: string }) => id)).size).toBe(rules.length);
  });

  test('distinguishes equal findings by their number', () => {
    const { runs } = JSON.parse(sarif.render(reportOf(manyFindings(3, 'error')), options));
    const prints = runs[0].results.map(
      (result: { partialFingerprints: Record<string, string> }) =>
        result.partialFingerprints['primaryLocationLineHash'],
    );
    expect(prints).toEqual([1, 2, 3].map((number) => `0123456789abcdef0123456789abcdef:${number}`));
  });

  test('stays within the limit of results, with the worst ones', () => {
    const report = reportOf([...manyFindings(24_999, 'note'), ...manyFindings(2, 'error')]);
    const { results } = JSON.parse(sarif.render(report, options)).runs[0];
    expect(results.length).toBe(25_000);
    expect(results[1].level).toBe('error');
  });
});

test('Markdown links a removed file to the commit that has it', async () => {
  const { files } = parseTxtar(
    readFileSync(new URL('../cases/change/skill-removed.txt', import.meta.url), 'utf8'),
  );
  const report = await runCase({ comment: '', files });
  const page = markdown.render(report, options);
  expect(page).toContain(`/blob/${report.base?.sha}/skills/deploy/SKILL.md#L1)`);
  expect(page).not.toContain(`/blob/${'c'.repeat(40)}/skills/deploy`);
});
