import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNatural } from '../../src/model/text/natural-order.ts';
import { markdown } from '../../src/report/markdown/markdown.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { text } from '../../src/report/text/text.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { sample, seeds } from '../laws/support/seeds.ts';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import { lockEntry, lockText, permitting, serveSource, skillText } from '../upstream/consumer.ts';
import { canServe } from '../upstream/git-server.ts';

test.each([
  ['job-2', 'job-10'],
  ['skills/job-2/SKILL.md', 'skills/job-10/SKILL.md'],
  ['a2b9', 'a2b10'],
  ['job', 'job-1'],
  ['job-9007199254740993', 'job-9007199254740994'],
  ['job-01', 'job-1'],
  ['job-1', 'job-02'],
  ['10', 'a'],
  ['B', 'a'],
])('%s comes before %s', (first, second) => {
  expect(compareNatural(first, second)).toBeLessThan(0);
  expect(compareNatural(second, first)).toBeGreaterThan(0);
  expect(compareNatural(first, first)).toBe(0);
});

test('a report for people counts the skills', async () => {
  const names = ['job-1', 'job-2', 'job-10'];
  const skillOf = (name: string) => `---\nname: ${name}\ndescription: Use when: asked.\n---\n`;
  const files = names.map((name) => [`skills/${name}/SKILL.md`, skillOf(name)] as const);
  const report = await checkExample({ comment: '', files: new Map(files) });
  expect(report.skills.map(({ name }) => name)).toEqual(['job-1', 'job-10', 'job-2']);
  for (const reporter of [text, markdown]) {
    const page = reporter.render(report, defaultRenderOptions);
    const found = [...page.matchAll(/skills\/(job-\d+)\/SKILL\.md/g)].map(([, name]) => name);
    expect([...new Set(found)]).toEqual(names);
  }
});

/** Numbers whose order as texts is not their order, with 2 and 10. */
const numbers = fc
  .uniqueArray(fc.integer({ min: 3, max: 2000 }), { minLength: 1, maxLength: 2 })
  .map((more) => [...new Set([2, 10, ...more])].sort((a, b) => a - b));

/** The numbers after a word in the order of their first places; an empty text fails. */
function numbersOf(word: string, text: string): readonly number[] {
  const found = [...text.matchAll(new RegExp(`${word}-(\\d+)`, 'g'))].map(([, digits]) => digits);
  return [...new Set(found)].map(Number);
}

const contractOf = (front: string, need: 'optional' | 'required') =>
  `---\n${front}description: Writes the log.\nmanifest_version: "1.0"\ninputs:\n  ${need}:\n    - name: tz\n      schema: {type: string}\n---\nBody.\n`;

/** Files for each number: the path and the text. */
function filesOf(
  list: readonly number[],
  fileOf: (number: number) => readonly [path: string, text: string],
): Record<string, string> {
  return Object.fromEntries(list.map(fileOf));
}

/** Skills with a version, and skills without one. */
function skillsOf(list: readonly number[], need: 'optional' | 'required') {
  const versioned = (n: number) => `name: job-${n}\nversion: 1.2.3\nallowed-tools: Read\n`;
  return {
    ...filesOf(list, (n) => [`skills/job-${n}/SKILL.md`, contractOf(versioned(n), need)]),
    ...filesOf(list, (n) => [`free/free-${n}/SKILL.md`, contractOf(`name: free-${n}\n`, need)]),
  };
}

const env = { PATH: process.env['PATH'] };

describe.each(seeds)('%s seed %i: people count the skills', (_kind, seed) => {
  const holds = (law: (list: readonly number[]) => Promise<void>) =>
    fc.assert(fc.asyncProperty(numbers, law), sample(seed, 1));

  test('of a tree: list, check, diff, fix', () =>
    holds(async (list) => {
      const work = repository(skillsOf(list, 'optional'));
      const broken = (n: number) => `---\nname: bad-${n}\ndescription: Use when: asked.\n---\n`;
      work.commit({
        ...skillsOf(list, 'required'),
        ...filesOf(list, (n) => [`bad/bad-${n}/SKILL.md`, broken(n)]),
        ...filesOf(list, (n) => [
          `new/new-${n}/SKILL.md`,
          contractOf(`name: new-${n}\n`, 'optional'),
        ]),
      });
      for (const [words, ...args] of [
        ['job free bad', 'list'],
        ['job free bad', 'list', '--format', 'html'],
        ['job free bad new', 'check', '--base', 'HEAD~1'],
        ['job free bad new', 'check', '--base', 'HEAD~1', '--format', 'markdown'],
        ['job free bad new', 'check', '--base', 'HEAD~1', '--format', 'html'],
        ['job free new', 'diff', 'HEAD~1'],
        ['job free new', 'diff', 'HEAD~1', '--format', 'markdown'],
        ['bad', 'fix', '--dry-run'],
        ['bad', 'fix'],
      ] as const) {
        const { stdout } = await runHere(args, work.path, { width: 100 });
        for (const word of words.split(' '))
          expect([args, word, numbersOf(word, stdout)]).toEqual([args, word, list]);
      }
    }));

  test('of a bump: versions, locks, and the remaining findings', () =>
    holds(async (list) => {
      const work = repository(skillsOf(list, 'optional'));
      expect((await runHere(['lock'], work.path)).code).toBe(0);
      work.commit();
      work.commit(skillsOf(list, 'required'));
      for (const args of [
        ['bump', '--base', 'HEAD~1', '--dry-run'],
        ['bump', '--base', 'HEAD~1'],
      ]) {
        const { stdout, stderr } = await runHere(args, work.path, { width: 100 });
        expect([args, numbersOf('job', stdout)]).toEqual([args, list]);
        expect([args, numbersOf('free', stderr)]).toEqual([args, list]);
        const [refreshed = ''] = /refreshed: .*/.exec(stdout) ?? [];
        if (!args.includes('--dry-run')) expect(numbersOf('job', refreshed)).toEqual(list);
      }
    }));

  test.skipIf(!canServe)('of the sources of skills: outdated, update', () =>
    holds(async (list) => {
      const reversed = [...list].reverse();
      const source = await serveSource(
        filesOf(list, (n) => [`skills/job-${n}/SKILL.md`, skillText(`job-${n}`)]),
      );
      const entries = reversed.map((n) => {
        const files = { 'SKILL.md': skillText(`job-${n}`) };
        return [`job-${n}`, lockEntry(source.url, `job-${n}`, files)] as const;
      });
      const work = repository({
        ...filesOf(list, (n) => [`.agents/skills/job-${n}/SKILL.md`, skillText(`job-${n}`)]),
        'skills-lock.json': lockText(Object.fromEntries(entries)),
        'skillaccord.yml': permitting(source.server),
      });
      source.push(
        filesOf(list, (n) => [`skills/job-${n}/SKILL.md`, skillText(`job-${n}`, 'More.')]),
      );
      const names = reversed.map((n) => `job-${n}`);
      for (const args of [
        ['outdated'],
        ['outdated', '--format', 'markdown'],
        ['outdated', '--format', 'html'],
        ['update', '--dry-run', ...names],
        ['update', ...names],
      ]) {
        const { stdout } = await runHere(args, work.path, { env, width: 100 });
        expect([args, numbersOf('job', stdout)]).toEqual([args, list]);
        const updated = stdout.replace(/^(?!.* updated to its source)[^\n]*\n/gm, '');
        if (args[0] === 'update') expect(numbersOf('job', updated)).toEqual(list);
      }
      const { stderr } = await runHere(['update', '--to', 'a..b', ...names], work.path, { env });
      expect(numbersOf('job', stderr)).toEqual(list);
    }),
  );
});
