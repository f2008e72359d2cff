import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../src/model/finding.ts';
import { tool } from '../src/model/tool.ts';
import { countsSentence } from '../src/report/counts.ts';
import { github } from '../src/report/github.ts';
import * as catalog from '../src/report/index.ts';
import { json } from '../src/report/json.ts';
import { markdown } from '../src/report/markdown/markdown.ts';
import type { Reporter } from '../src/report/reporter.ts';
import { sarif } from '../src/report/sarif.ts';
import { text } from '../src/report/text/text.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { at, canonical, clean, finding, findings, reportOf } from './canonical-report.ts';
import { snapshotOf, snapshotOptions } from './pages/reporter.ts';
import { reportOfCase, runCase } from './run-case.ts';
import { commandsIn } from './runner-log.ts';

const reporters: readonly Reporter[] = Object.values(catalog);
const options = snapshotOptions;
const fileOf = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

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

test('the canonical report has commands that a runner would execute without escapes', () => {
  const raw = findings.map(({ message, at: { path } }) => `${path}\n${message}`).join('\n');
  expect(commandsIn(raw)).toEqual(['set-output', 'add-mask', 'error']);
});

describe('json', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../schemas/report.schema.json', import.meta.url), 'utf8'),
  );
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

  test.each([
    ['canonical', canonical],
    ['clean', clean],
  ])('is what the published schema says: %s', (_name, report) => {
    const document: unknown = JSON.parse(json.render(report, options));
    expect(validate(document) ? [] : validate.errors).toEqual([]);
  });

  const folder = new URL('cases/', import.meta.url);
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
    const messages = document.findings.map((finding: { message: string }) => finding.message);
    expect(messages).toEqual(findings.map(({ message }) => message));
  });

  test('names the version of package.json', () => {
    const { name, version } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
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

  test('shows notes on pins and on changes for callers, and counts the others', () => {
    const note = (parts: Partial<Finding>) => finding({ severity: 'note', ...parts });
    const printed = lines(
      reportOf([
        note({ rule: 'input-renamed', bump: 'major' }),
        note({ rule: 'body-changed', bump: 'patch' }),
        note({ rule: 'lock-moved' }),
        note({ rule: 'bom' }),
      ]),
    );
    expect(printed.map((line) => /title=([^:]*)/.exec(line)?.[1] ?? line)).toEqual([
      'input-renamed',
      'lock-moved',
      '2 more findings are in the summary.',
      expect.stringMatching(/^✓ /),
    ]);
  });

  test('points to the summary only if it exists', () => {
    const elsewhere = (count: number) =>
      lines(reportOf(manyFindings(count, 'error')), false).at(-2);
    expect(elsewhere(10)).toBe('1 more finding; --format text --verbose shows it.');
    expect(elsewhere(12)).toBe('3 more findings; --format text --verbose shows them.');
  });

  test('leaves out existing findings if only new ones count', () => {
    const existing = [finding({ state: 'existing' })];
    expect(lines(reportOf(existing, { outcome: 'pass' })).length).toBe(1);
    const summary = { ...reportOf(existing).summary, errors: 1 };
    const printed = lines(reportOf(existing, { scope: 'all', summary }));
    expect(printed.map((line) => line.slice(0, 24))).toEqual([
      '::error file=skills/work',
      'This change did not caus',
      expect.stringMatching(/^! 1 error existed before/),
    ]);
  });
});

describe('markdown', () => {
  const huge = (count: number, message: string) =>
    reportOf(
      Array.from({ length: count }, (_, index) => finding({ message: `${message} ${index}` })),
    );

  test('stays under a mebibyte with 20,000 findings, and counts the others', () => {
    const page = markdown.render(huge(20_000, 'Something "x" is wrong.'), options);
    expect(Buffer.byteLength(page)).toBeLessThan(1024 * 1024);
    expect(page).toContain('20000 errors');
    const listed = page.match(/^- ❌/gm)?.length ?? 0;
    expect(listed).toBeGreaterThan(99);
    expect(page).toContain(`- and ${20_000 - listed} more`);
  });

  test('lists equal findings once, with all places that fit', () => {
    for (const [count, folded] of [
      [40, '</details>'],
      [20_000, ' and 19000 more</details>'],
    ] as const) {
      const page = markdown.render(reportOf(manyFindings(count, 'error')), options);
      expect(page.match(/^- ❌/gm)).toHaveLength(1);
      expect(page).toContain(`- ❌ **${count} ×** Skill name \`PDF_Tools\` holds`);
      expect(page).toContain(`<details><summary>and ${count - 3} more</summary>`);
      expect(page).toContain(folded);
    }
  });

  test('stays under any limit, with at least the verdict', () => {
    const report = huge(300, `${'長'.repeat(5_000)} "${'|`'.repeat(5_000)}"`);
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
    expect(text.render(clean, options)).toBe('✓ 12 skills, no findings.\n');
    expect(text.render(clean, { ...options, detail: 'quiet' })).toBe('');
  });

  test.each([
    [[], null],
    [['existing'], 'This change did not cause the finding: it existed before.'],
    [['existing', 'existing'], 'This change caused none of the 2 errors: they existed before.'],
    [['existing', 'new'], '1 of the 2 errors is not new: it existed before this change.'],
    [
      ['existing', 'new', 'existing'],
      '2 of the 3 errors are not new: they existed before this change.',
    ],
  ] as const)('says that findings base has too do not count everywhere: %j', (states, sentence) => {
    const list = states.map((state) => finding({ state }));
    const summary = { ...reportOf([]).summary, errors: list.length };
    const all = reportOf([...list, finding({ state: 'existing', severity: 'note' })], {
      scope: 'all',
      summary,
    });
    for (const reporter of [text, github]) {
      const lines = reporter.render(all, options).split('\n');
      const line = lines.find((each) => /: (?:it|they) existed before/.test(each));
      const hint = ' To check only what changes, as pull requests do by default: --scope new.';
      // The steps to pass of the text have the hint where nothing else fails.
      const isInSteps = reporter === text && states.every((state) => state === 'existing');
      expect(line ?? null).toBe(sentence && `${sentence}${isInSteps ? '' : hint}`);
      expect(reporter.render({ ...all, scope: 'new' }, options)).not.toContain(' existed before');
    }
    const summaryLines = github.render(all, { ...options, summary: true });
    expect(summaryLines.includes('by default: scope: new.')).toBe(sentence !== null);
  });

  test('names the base if a finding depends on it and no skill changed', () => {
    const line = 'No skills, none changed since bbbbbbb.';
    const summary = { ...reportOf([]).summary, changed: 0 };
    const weakened = finding({ rule: 'gate-weakened', skill: null, severity: 'warning' });
    const about = { summary: { ...summary, skills: 0 }, skills: [], locks: [] };
    expect(text.render(reportOf([weakened], about), options)).toContain(`\n${line}\n`);
    expect(text.render(reportOf([], { summary, skills: [] }), options)).not.toContain(line);
  });

  test('shows only errors with --quiet', () => {
    const printed = text.render(canonical, { ...options, detail: 'quiet' });
    expect(printed).toContain(' error ');
    expect(printed).not.toContain(' warning ');
    expect(printed).not.toContain('Changed skill');
  });

  test('shows notes and existing findings with --verbose', () => {
    const printed = text.render(canonical, { ...options, detail: 'verbose' });
    expect(printed).toContain('[bom]');
    expect(printed).toMatch(/^Notes:\nskills\/quiet\/SKILL\.md\n.*\[bom\]$/m);
    expect(printed).toMatch(
      /^Existing, not counted:\n(.*\n)+?.*\[key-typo\]\n +21 │ .*\n +│ +\^+$/m,
    );
  });

  test('wraps messages at the width, and no word becomes a command', () => {
    const message = 'Word ::set-output name=a::b and more of it. '.repeat(4).trim();
    const report = reportOf([
      finding({ message }),
      finding({ message, severity: 'note', bump: 'major' }),
    ]);
    for (let width = 60; width < 90; width++) {
      const printed = text.render(report, { ...options, width });
      expect(commandsIn(printed)).toEqual([]);
      const [list = ''] = printed.split('Changed skill');
      for (const line of list.split('\n')) {
        expect(line.replace('\\u003a', ':').length).toBeLessThanOrEqual(width);
      }
    }
  });

  test('lists equal findings once, with all their places in verbose mode', () => {
    const report = reportOf(manyFindings(40, 'error'));
    const printed = text.render(report, options);
    expect(printed.match(/holds characters/g)).toHaveLength(1);
    expect(printed).toMatch(/^ {2}40 × +error +Skill name/m);
    expect(printed).toMatch(/00007\.md:1 and 32 more$/m);
    expect(text.render(report, { ...options, detail: 'verbose' })).toContain('00039.md:1\n');
  });

  test('adds colours without a change of the words', () => {
    const coloured = text.render(canonical, { ...options, colour: true });
    expect(coloured).toContain('\u001b[31m');
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(text.render(canonical, options));
  });
});

describe('verdict', () => {
  const removed = canonical.skills.filter(({ status }) => status === 'removed');
  const reportWith = (parts: Partial<typeof clean.summary>, more: Partial<typeof clean> = {}) => {
    const { base } = canonical;
    return countsSentence({
      ...clean,
      base,
      skills: [],
      ...more,
      summary: { ...clean.summary, ...parts },
    });
  };

  test('counts findings on removed skills separately', () => {
    const modified = ['a', 'b'].flatMap((root) =>
      removed.map((skill) => ({ ...skill, root, status: 'changed' as const })),
    );
    expect(reportWith({ skills: 2 }, { skills: [...modified, ...removed] })).toBe(
      '2 skills (3 changed, 1 of them removed), no findings.',
    );
    expect(reportWith({ skills: 2 }, { skills: removed })).toBe(
      '2 skills (1 removed), no findings.',
    );
    expect(reportWith({ skills: 0, errors: 1 }, { skills: removed })).toBe(
      '1 error, no skills (1 removed).',
    );
    expect(reportWith({ skills: 0, errors: 1 }, { base: null })).toBe('1 error, no skills.');
  });

  test('says if a setting changes it', () => {
    expect(reportWith({ skills: 1, errors: 1 }, { failOn: 'never' })).toMatch(
      /; fail-on is never, so /,
    );
    expect(reportWith({ skills: 1, warnings: 1 }, { failOn: 'never' })).not.toContain('fail-on');
    expect(reportWith({ skills: 1, warnings: 1 }, { failOn: 'warning', outcome: 'fail' })).toMatch(
      /; fail-on is warning, so this fails\.$/,
    );
    expect(
      reportWith({ skills: 1, errors: 1 }, { failOn: 'warning', outcome: 'fail' }),
    ).not.toContain('fail-on');
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
    expect(prints).toEqual(['0123456789ab:1', '0123456789ab:2', '0123456789ab:3']);
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
    readFileSync(new URL('cases/change/skill-removed.txt', import.meta.url), 'utf8'),
  );
  const report = await runCase({ comment: '', files });
  const page = markdown.render(report, options);
  expect(page).toContain(`/blob/${report.base?.sha}/skills/deploy/SKILL.md#L1)`);
  expect(page).not.toContain(`/blob/${'c'.repeat(40)}/skills/deploy`);
});
