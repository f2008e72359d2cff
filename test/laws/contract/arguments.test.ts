import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, everythingIn, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';

const name = fc.constantFrom('from', 'to', 'label', 'issue', 'branch', 'dry-run', 'x_y');
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 5 });

/** A list, a list in lines, or a text with blanks. */
const spellings: readonly ((names: readonly string[]) => string)[] = [
  (names) => `arguments: [${names.join(', ')}]`,
  (names) => `arguments:\n${names.map((each) => `  - '${each}'`).join('\n')}`,
  (names) => `arguments: ${names.join(' ')}`,
  (names) => `arguments: "${names.join('   ')}"`,
];

const spelling = fc.constantFrom(...spellings);

/** The rules with their bumps that report a change of `arguments` from one spelling to another. */
async function changes(before: string, after: string) {
  const files = (line: string) => ({
    'skills/issue/SKILL.md': `---\nname: issue\ndescription: Moves an issue.\n${line}\n---\n`,
  });
  const found = await changesBetween(files(before), files(after));
  return found.map(({ rule, bump }) => `${rule} ${bump}`);
}

/** The severities with which a change of a command is reported. */
async function commandChanges(before: string, after: string) {
  const files = (line: string) => ({
    '.claude/commands/issue.md': `---\n${line}\n---\nMove it.\n`,
  });
  const report = await reportOf(files(before), files(after));
  const own = everythingIn(report).filter(({ rule }) => rule === 'command-arguments-changed');
  return own.map(({ severity }) => severity);
}

/** The bump for callers who type some values by position: the values that each name got, and those it gets now. */
function expectedBump(from: readonly string[], to: readonly string[]): 'none' | 'minor' | 'major' {
  const isKept = from.every((each, index) => to[index] === each);
  if (!isKept) return 'major';
  return from.length === to.length ? 'none' : 'minor';
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('arguments break unless each stays at its position, and a spelling is silent', async () => {
    await fc.assert(
      fc.asyncProperty(names, names, spelling, spelling, async (from, to, one, other) => {
        const found = await changes(one(from), other(to));
        const bump = expectedBump(from, to);
        if (bump === 'none') expect(found).toEqual([]);
        else expect(found).toEqual([expect.stringMatching(new RegExp(`^argument-.* ${bump}$`))]);
      }),
      sample(seed, 60),
    );
  });

  test('the arguments of a command break in the same cases', async () => {
    const severities = { none: [], minor: ['note'], major: ['warning'] };
    await fc.assert(
      fc.asyncProperty(names, names, spelling, spelling, async (from, to, one, other) => {
        const found = await commandChanges(one(from), other(to));
        expect(found).toEqual(severities[expectedBump(from, to)]);
      }),
      sample(seed, 40),
    );
  });

  test('more at the end widens, and the way back removes', async () => {
    await fc.assert(
      fc.asyncProperty(names, spelling, async (all, spell) => {
        fc.pre(all.length > 1);
        const fewer = all.slice(0, -1);
        expect(await changes(spell(fewer), spell(all))).toEqual(['argument-added minor']);
        expect(await changes(spell(all), spell(fewer))).toEqual(['argument-removed major']);
      }),
      sample(seed, 20),
    );
  });

  test('another order moves, other names at the same positions rename', async () => {
    await fc.assert(
      fc.asyncProperty(names, spelling, async (all, spell) => {
        fc.pre(all.length > 1);
        const [moved, renamed] = [[...all].reverse(), [...all.slice(0, -1), 'other']];
        expect(await changes(spell(all), spell(moved))).toEqual(['argument-moved major']);
        expect(await changes(spell(all), spell(renamed))).toEqual(['argument-renamed major']);
      }),
      sample(seed, 20),
    );
  });
});
