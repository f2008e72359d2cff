import { expect, test } from 'vitest';
import { rulePage } from '../../src/cli/terminal/rule-page.ts';
import { makeInert } from '../../src/report/inert.ts';
import { rules } from '../../src/rules/catalog.ts';
import { howToFix } from '../../src/tasks/explain.ts';
import { pageOf } from '../pages/rule.ts';
import { temporaryFolder } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const every = rules.map((rule) => [rule.id, rule] as const);

/** The words of a page, without Markdown marks, code frames and line breaks. */
function wordsOf(page: string): string {
  return page
    .replace(/^ *`{3,}.*\n/gm, '')
    .replace(/^ *#+ /gm, '')
    .replace(/\\(?=[[\]_*<>])/g, '')
    .replace(/` ([^`\n]+ ) `/g, '`$1`')
    .replace(/\s+/g, ' ');
}

test('every change to review says how', () => {
  const silent = rules.filter(
    (rule) =>
      rule.kind === 'change' &&
      typeof rule.requires !== 'function' &&
      rule.requires.warn === true &&
      howToFix(rule) === 'Nothing has to be done.',
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

const headings = [
  'What it does',
  'Why is this bad?',
  'Why report this?',
  'Example',
  'Use instead',
  'How to fix it',
  'Options',
  'References',
];

const fences = /^(`{3,})[\s\S]*?^\1$/gm;

/** The fenced blocks of a page in a language, as lines. */
function blocksIn(page: string, language: string): readonly (readonly string[])[] {
  const blocks = page.matchAll(new RegExp(`^(\`{3,})${language}\\n([\\s\\S]*?)^\\1$`, 'gm'));
  return [...blocks].map(([, , text = '']) => text.split('\n').slice(0, -1));
}

test.each(every)('the page of %s is complete and short', async (id, rule) => {
  const page = await pageOf(rule);
  const [head = '', ...sections] = page.replace(fences, '').split(/^## /m);
  const bodies = new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.join('\n').trim()];
    }),
  );
  const why = [...bodies].find(([heading]) => heading.startsWith('Why '))?.[1];
  expect(head).toMatch(/^# \S+\n\n[A-Z].+\.\n/);
  expect(headings.filter((heading) => bodies.has(heading))).toEqual([...bodies.keys()]);
  expect(bodies.get('What it does')).toMatch(/^(?:Reports|Lists) .+\.$/s);
  expect(why).toMatch(/^[A-Z`"].{20,}\.$/s);
  const words = [head, ...bodies.values()].join(' ').match(/[^\s]*[\p{L}\p{N}][^\s]*/gu) ?? [];
  expect(words.length).toBeLessThanOrEqual(120);
  const [line = [], ...others] = blocksIn(page, 'text');
  expect(others).toEqual([]);
  expect(line).toHaveLength(1);
  expect(line[0]).toMatch(new RegExp(`^(?:[\\d:]+|-) +(?:error|warning|note) .* ${id}$`));
  const diffs = blocksIn(page, 'diff');
  expect(diffs).toHaveLength(bodies.has('Use instead') ? 2 : 1);
  for (const lines of diffs) {
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(lines.some((each) => /^[-+]| → /.test(each))).toBe(true);
  }
});

test.each(every)('explain %s prints its page without links', async (id, rule) => {
  const shown = await runHere(['explain', id], temporaryFolder(), { terminal: true, width: 60 });
  expect(wordsOf(shown.stdout)).toBe(wordsOf(makeInert(await rulePage(rule, 'anywhere'))));
  const prose = (await rulePage(rule, 'anywhere')).replace(fences, '');
  expect(prose).not.toContain('](');
});

const everyTenth = every.filter((_, index) => index % 10 === 0);

test.each(everyTenth)('explain %s prints its page outside a terminal', async (id, rule) => {
  const { code, stdout } = await runHere(['explain', id], temporaryFolder());
  // A byte order mark in an example is escaped.
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: makeInert(await rulePage(rule, 'anywhere')),
  });
});
