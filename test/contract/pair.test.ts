import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairSkills } from '../../src/contract/pairing/pair.ts';
import type { Skill } from '../../src/model/skill.ts';
import { skillsOf } from './skills.ts';

const words =
  'read the form then fill every field check the totals and save it under a new name'.split(' ');

/** A distinct body: pseudo-random words by seed. */
function body(seed: number, extra = ''): string {
  const own = Array.from({ length: 20 }, (_, index) => `word${seed}x${index}`);
  return `${[...words, ...own].join(' ')} ${extra}\n`;
}

function skill(root: string, name: string | null, text = 'The body.\n'): Record<string, string> {
  const front = name === null ? '' : `name: ${name}\n`;
  return { [`${root}/SKILL.md`]: `---\n${front}description: It does a thing.\n---\n${text}` };
}

/** The pairing of each skill: `status before > after`. */
async function pairs(
  before: Record<string, string>,
  after: Record<string, string>,
): Promise<string[]> {
  return pairNames(await skillsOf(before), await skillsOf(after));
}

function pairNames(before: readonly Skill[], after: readonly Skill[]): string[] {
  return pairSkills(before, after).map(
    (pair) => `${pair.status} ${pair.before?.root ?? ''} > ${pair.after?.root ?? ''}`,
  );
}

describe('one skill', () => {
  const log = skill('skills/log', 'log');

  test('is unchanged', async () => {
    expect(await pairs(log, log)).toEqual(['unchanged skills/log > skills/log']);
  });

  test('changes, by its manifest or another file', async () => {
    expect(await pairs(log, skill('skills/log', 'log', 'Other.\n'))).toEqual([
      'changed skills/log > skills/log',
    ]);
    expect(await pairs(log, { ...log, 'skills/log/a.sh': '' })).toEqual([
      'changed skills/log > skills/log',
    ]);
  });

  test('changes by the mode of a file alone', async () => {
    const files = { ...log, 'skills/log/a.sh': '' };
    const [before] = await skillsOf(files);
    if (!before) throw new Error('The tree holds no skill.');
    const kinds = before.files.map((file) => ({ ...file, kind: 'executable' as const }));
    expect(pairNames([before], [{ ...before, files: kinds }])).toEqual([
      'changed skills/log > skills/log',
    ]);
    expect(pairNames([before], [{ ...before }])).toEqual(['unchanged skills/log > skills/log']);
  });

  test('is added and removed', async () => {
    expect(await pairs({}, log)).toEqual(['added  > skills/log']);
    expect(await pairs(log, {})).toEqual(['removed skills/log > ']);
  });

  test('moves under its name', async () => {
    expect(await pairs(log, skill('tools/log', 'log', 'Quite different.\n'))).toEqual([
      'moved skills/log > tools/log',
    ]);
  });

  test('is renamed in its directory', async () => {
    expect(await pairs(log, skill('skills/log', 'journal', 'Quite different.\n'))).toEqual([
      'renamed skills/log > skills/log',
    ]);
  });

  test('is renamed and moved, as its text shows', async () => {
    const before = skill('skills/log', 'log', body(1));
    const after = skill('skills/journal', 'journal', body(1, 'and one more'));
    expect(await pairs(before, after)).toEqual(['renamed skills/log > skills/journal']);
    const other = skill('skills/journal', 'journal', body(2));
    expect(await pairs(before, other)).toEqual([
      'added  > skills/journal',
      'removed skills/log > ',
    ]);
  });

  test('without a name is paired by its text', async () => {
    expect(await pairs(skill('a', null, body(1)), skill('b', null, body(1)))).toEqual([
      'renamed a > b',
    ]);
  });

  test('that is unreadable is paired by its path', async () => {
    const broken = { 'skills/log/SKILL.md': '---\nname: [\n---\n' };
    expect(await pairs(broken, skill('skills/log', 'journal'))).toEqual([
      'changed skills/log > skills/log',
    ]);
    expect(await pairs(broken, broken)).toEqual(['unchanged skills/log > skills/log']);
    const elsewhere = skill('tools/x', 'log');
    expect(await pairs(broken, { ...elsewhere, ...skill('skills/log', 'journal') })).toEqual([
      'changed skills/log > skills/log',
      'added  > tools/x',
    ]);
  });
});

describe('several skills', () => {
  test('are paired by name before path: two that swap paths moved', async () => {
    const before = { ...skill('a', 'one'), ...skill('b', 'two') };
    const after = { ...skill('a', 'two'), ...skill('b', 'one') };
    expect(await pairs(before, after)).toEqual(['moved b > a', 'moved a > b']);
  });

  test('of one name are paired by their paths', async () => {
    const copies = { ...skill('.claude/skills/pdf', 'pdf'), ...skill('skills/pdf', 'pdf') };
    const edited = { ...copies, ...skill('skills/pdf', 'pdf', 'Other.\n') };
    expect(await pairs(copies, edited)).toEqual([
      'unchanged .claude/skills/pdf > .claude/skills/pdf',
      'changed skills/pdf > skills/pdf',
    ]);
    const moved = { ...skill('.claude/skills/pdf', 'pdf'), ...skill('tools/pdf', 'pdf') };
    expect(await pairs(copies, moved)).toEqual([
      'unchanged .claude/skills/pdf > .claude/skills/pdf',
      'moved skills/pdf > tools/pdf',
    ]);
  });

  test('of one name in new places are not paired at random', async () => {
    const before = { ...skill('a', 'pdf'), ...skill('b', 'pdf') };
    const after = { ...skill('c', 'pdf'), ...skill('d', 'pdf') };
    expect(await pairs(before, after)).toEqual([
      'removed a > ',
      'removed b > ',
      'added  > c',
      'added  > d',
    ]);
  });

  test('of one name are paired by the ends of their paths', async () => {
    const before = { ...skill('old/a/pdf', 'pdf'), ...skill('old/b/pdf', 'pdf') };
    const after = { ...skill('new/a/pdf', 'pdf'), ...skill('new/b/pdf', 'pdf') };
    expect(await pairs(before, after)).toEqual([
      'moved old/a/pdf > new/a/pdf',
      'moved old/b/pdf > new/b/pdf',
    ]);
  });

  test('of one name in folders that were merged are not paired at random', async () => {
    const before = {
      ...skill('p/a', 'a', body(1)),
      ...skill('p/a/setup', 'setup', body(2)),
      ...skill('p/b', 'b', body(3)),
      ...skill('p/b/setup', 'setup', body(4)),
    };
    const after = {
      ...skill('p/c', 'a', body(1)),
      ...skill('p/c/more', 'b', body(3)),
      ...skill('p/c/setup', 'setup', body(5)),
    };
    expect(await pairs(before, after)).toEqual([
      'removed p/b/setup > ',
      'moved p/a > p/c',
      'moved p/b > p/c/more',
      'moved p/a/setup > p/c/setup',
    ]);
    const flat = { ...skill('p/c/a', 'a', body(1)), ...skill('p/c/b', 'b', body(3)) };
    const merged = await pairs(
      {
        ...skill('p/x/a', 'a', body(1)),
        ...skill('p/x/setup', 'setup', body(2)),
        ...skill('p/y/b', 'b', body(3)),
        ...skill('p/y/setup', 'setup', body(4)),
      },
      { ...flat, ...skill('p/c/setup', 'setup', body(5)) },
    );
    expect(merged).toContain('added  > p/c/setup');
  });

  test('a copy next to the original is new', async () => {
    const log = skill('log', 'log', body(1));
    expect(await pairs(log, { ...log, ...skill('copy', 'copy', body(1)) })).toEqual([
      'added  > copy',
      'unchanged log > log',
    ]);
  });

  test('one with two possible successors has neither', async () => {
    const before = skill('log', 'log', body(1));
    const after = { ...skill('one', 'one', body(1, 'a')), ...skill('two', 'two', body(1, 'b')) };
    expect(await pairs(before, after)).toEqual(['removed log > ', 'added  > one', 'added  > two']);
  });

  test('equal text decides between similar ones', async () => {
    const before = skill('log', null, body(1));
    const after = { ...skill('one', null, body(1)), ...skill('two', null, body(1, 'b')) };
    expect(await pairs(before, after)).toEqual(['renamed log > one', 'added  > two']);
  });
});

test('every skill is in exactly one pair, and the way back pairs the same', async () => {
  const tree = fc
    .uniqueArray(
      fc.record({
        root: fc.constantFrom('a', 'b', 'd/a', 'd/b', 'd/a/x', 'd/b/x', 'e/a/x'),
        name: fc.constantFrom('one', 'two', 'three', null),
        seed: fc.nat(2),
      }),
      { selector: ({ root }) => root, maxLength: 5 },
    )
    .map((list) => Object.assign({}, ...list.map((o) => skill(o.root, o.name, body(o.seed)))));
  await fc.assert(
    fc.asyncProperty(tree, tree, async (a, b) => {
      const [before, after] = [await skillsOf(a), await skillsOf(b)];
      const forward = pairSkills(before, after);
      const backward = pairSkills(after, before);
      const ends = (side: 'before' | 'after') => forward.flatMap((pair) => pair[side] ?? []);
      expect(new Set(ends('before'))).toEqual(new Set(before));
      expect(new Set(ends('after'))).toEqual(new Set(after));
      expect(forward).toHaveLength(backward.length);
      const key = (skill: Skill | null, other: Skill | null) => `${skill?.root} ${other?.root}`;
      expect(backward.map((pair) => key(pair.after, pair.before)).sort()).toEqual(
        forward.map((pair) => key(pair.before, pair.after)).sort(),
      );
    }),
    { seed: 11, numRuns: 250 },
  );
});
