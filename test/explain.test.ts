import { expect, test } from 'vitest';
import { makeInert } from '../src/report/inert.ts';
import { rules } from '../src/rules/catalog.ts';
import { howToFix } from '../src/tasks/explain.ts';
import { temporaryFolder } from './git.ts';
import { pageOf } from './pages/rule.ts';
import { runHere } from './run-here.ts';

const every = rules.map((rule) => [rule.id, rule] as const);

/** The words of a page, without Markdown marks, link targets, code frames and line breaks. */
function wordsOf(page: string): string {
  return page
    .replace(/^ *`{3,}.*\n/gm, '')
    .replace(/^.*│.*\n/gm, '')
    .replace(/^\| \| \|\n\|---\|---\|\n/m, '')
    .replace(/^\| (.+?) \| (.+) \|$/gm, '$1 $2')
    .replace(/^ *#+ /gm, '')
    .replace(/\[([^\]]+)\]\((https:[^)]+)\)/g, '$1 ($2)')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
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

test.each(every)('the page of %s is complete', async (id, rule) => {
  const [head = '', ...sections] = (await pageOf(rule)).split(/^## /m);
  const bodies = new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.join('\n').trim()];
    }),
  );
  expect(head).toMatch(/^# \S+\n\n[A-Z`].+\n\n\| \| \|\n/);
  expect([...bodies.keys()]).toEqual([
    'Why',
    'Source',
    'How to fix it',
    'Fails',
    'Passes',
    'Changing its severity',
  ]);
  expect(bodies.get('Why')).toMatch(/^[A-Z`"].{20,}\.$/s);
  expect(bodies.get('Source')).toMatch(/\[.+\]\(.+\).*\."?$/s);
  expect(bodies.get('How to fix it')).toMatch(/^[A-Z].{10,}\.$/s);
  expect(bodies.get('Fails')).toMatch(new RegExp(` ${id}$`, 'm'));
  expect(bodies.get('Passes')).toContain('\nNo finding.\n');
});

test.each(every)('explain %s prints its page', async (id, rule) => {
  const shown = await runHere(['explain', id], temporaryFolder(), { terminal: true, width: 60 });
  expect(wordsOf(shown.stdout)).toBe(wordsOf(makeInert(await pageOf(rule))));
});

const everyTenth = every.filter((_, index) => index % 10 === 0);

test.each(everyTenth)('explain %s prints its page outside a terminal', async (id, rule) => {
  const { code, stdout } = await runHere(['explain', id], temporaryFolder());
  // A byte order mark in an example is escaped.
  expect({ code, stdout }).toEqual({ code: 0, stdout: makeInert(await pageOf(rule)) });
});
