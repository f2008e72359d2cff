import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/model/message.ts';
import type { Report } from '../../src/model/report.ts';
import { checkExample } from '../../src/tasks/example.ts';

const subjects =
  'invoice journal deploy backup survey ledger calendar contract glossary draft'.split(' ');
const verbs = ['check', 'write', 'sort'];

/** Thirty skills of the same form with different subjects. */
const thirty = subjects.flatMap((subject) => verbs.map((verb) => ({ verb, subject })));

function text(verb: string, subject: string, index: number): string {
  const own = Array.from({ length: 12 }, (_, step) => `${verb}${subject}${index}step${step}`);
  return `Read the ${subject} first, then ${verb} it line by line.\n${own.join(' ')}\nSay what you did.\n`;
}

function skill(name: string, description: string, body: string): string {
  return `---\nname: ${name}\ndescription: ${description}\nversion: 1.0.0\n---\n${body}`;
}

function tree(side: string, folder: string, prefix: string, extra = ''): [string, string][] {
  return thirty.map(({ verb, subject }, index) => {
    const name = `${prefix}${subject}-${verb}`;
    const body = text(verb, subject, index) + extra;
    const path = `${side}/${folder}/${name}/SKILL.md`;
    return [path, skill(name, `Helps to ${verb} a ${subject}.`, body)];
  });
}

async function report(...sides: [string, string][][]): Promise<Report> {
  return await checkExample({ comment: '', files: new Map(sides.flat()) });
}

function statuses({ skills }: Report): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of skills) counts[String(status)] = (counts[String(status)] ?? 0) + 1;
  return counts;
}

describe('thirty skills', () => {
  test('that all get a prefix are renamed, each to its own new name', async () => {
    const renamed = await report(tree('before', 'skills', ''), tree('after', 'skills', 'acme-'));
    expect(statuses(renamed)).toEqual({ renamed: 30 });
    for (const { name, base } of renamed.skills) expect(name).toBe(`acme-${base?.name}`);
    const rules = renamed.findings.filter(({ bump }) => bump === 'major').map(({ rule }) => rule);
    expect(rules).toEqual(Array(30).fill('skill-renamed'));
  });

  test('that get a prefix, another folder and an additional sentence are still paired', async () => {
    const after = tree('after', 'plugins/acme', 'acme-', 'Ask before you overwrite a file.\n');
    const renamed = await report(tree('before', 'skills', ''), after);
    expect(statuses(renamed)).toEqual({ renamed: 30 });
    for (const { name, base } of renamed.skills) expect(name).toBe(`acme-${base?.name}`);
  });

  test('that move with their folder keep their names, and nothing breaks', async () => {
    const moved = await report(tree('before', 'skills', ''), tree('after', 'plugins/office', ''));
    expect(statuses(moved)).toEqual({ moved: 30 });
    expect(moved.summary.requiredBump).toBe('minor');
  });

  test('need the same bump when they are renamed as when they are removed and others added', async () => {
    const renamed = await report(tree('before', 'skills', ''), tree('after', 'skills', 'acme-'));
    const others = tree('after', 'skills', 'acme-').map(([path], index): [string, string] => {
      const name = path.split('/').at(-2) ?? '';
      const words = Array.from({ length: 30 }, (_, word) => `other${index}word${word}`);
      return [path, skill(name, `Topic${index}.`, `${words.join(' ')}\n`)];
    });
    const replaced = await report(tree('before', 'skills', ''), others);
    expect(statuses(replaced)).toEqual({ removed: 30, added: 30 });
    expect(replaced.summary.breaking).toBe(30);
    expect(renamed.summary.breaking).toBe(30);
  });
});

const names = ['one', 'two', 'three', 'four'];
const someSkills = fc
  .uniqueArray(
    fc.record({
      root: fc.constantFrom('a', 'b/one', 'b/two', '.x/one', '.y/one', 'b/two/nested'),
      name: fc.constantFrom(...names),
      words: fc.constantFrom('apple pear plum', 'apple pear fig', 'stone', 'wood and iron'),
    }),
    { selector: ({ root }) => root, maxLength: 5 },
  )
  .map((list) =>
    list.map(
      ({ root, name, words }) => [`${root}/SKILL.md`, skill(name, 'Works.', words)] as const,
    ),
  );

test('each removed name breaks once, with any pairing of skills', async () => {
  await fc.assert(
    fc.asyncProperty(someSkills, someSkills, async (before, after) => {
      const side = (name: string, skills: typeof before): [string, string][] =>
        skills.map(([path, text]) => [`${name}/${path}`, text]);
      const { findings } = await report(side('before', before), side('after', after));
      const left = new Set(after.map(([, text]) => nameIn(text)));
      const lost = before.map(([, text]) => nameIn(text)).filter((name) => !left.has(name));
      const broken = findings.filter(
        ({ rule, bump }) => rule.startsWith('skill-') && bump === 'major',
      );
      const removedNames = broken.map(({ before }) => (before as { readonly name: string }).name);
      const distinct = (names: readonly string[]) => [...new Set(names)].sort();
      expect(distinct(removedNames.filter((name) => !left.has(name)))).toEqual(distinct(lost));
      expect(removedNames.length).toBeLessThanOrEqual(before.length);
    }),
    { seed: 4, numRuns: 150 },
  );
});

function nameIn(text: string): string {
  return /^name: (.*)$/m.exec(text)?.[1] ?? '';
}

test('a hint changes the notes, not the fingerprint', async () => {
  const before: [string, string][] = [
    ['before/log/SKILL.md', skill('log', 'Writes a log.', 'Ask what was done today.\n')],
  ];
  const other = skill('journal', 'Writes it.', 'Ask what was done today and whether it rained.\n');
  const unpaired = await report(before, [['after/x/SKILL.md', skill('x', 'Xs.', 'Nothing.\n')]]);
  const hinted = await report(before, [['after/journal/SKILL.md', other]]);
  const removal = ({ findings }: Report) => findings.find(({ rule }) => rule === 'skill-removed');
  const notes = (report: Report) => removal(report)?.notes.map(({ message }) => plainText(message));
  expect(notes(unpaired)).toEqual([]);
  expect(notes(hinted)).toEqual(['Possible new name: `journal` (journal).']);
  expect(removal(hinted)?.fingerprint).toBe(removal(unpaired)?.fingerprint);
});
