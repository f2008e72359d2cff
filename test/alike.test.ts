import { describe, expect, test } from 'vitest';
import type { Finding } from '../src/model/finding.ts';
import { abbreviateUnique, joinOrAbbreviate } from '../src/report/summary/abbreviate-list.ts';
import { groupFindings } from '../src/report/summary/alike.ts';
import { at, finding, skill } from './canonical-report.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const skills = names.map((name) => skill({ name }));

/** A finding of each skill; `message` is that of a skill. */
function findings(message: (name: string) => string, parts: Partial<Finding> = {}): Finding[] {
  return names.map((name) =>
    finding({
      message: message(name),
      skill: `skills/${name}`,
      at: at(`skills/${name}/SKILL.md`, 2, 7, 16),
      ...parts,
    }),
  );
}

const groupsOf = (list: readonly Finding[]) =>
  groupFindings(list, skills).map((group) => [group.members.length, group.message] as const);

test('one rule and one message are one group', () => {
  expect(groupsOf(findings(() => 'Is wrong.'))).toEqual([[5, 'Is wrong.']]);
});

test.each([
  [(name: string) => `Skill "${name}" is wrong.`],
  [(name: string) => `It breaks callers (renamed from ${name}, line 2).`],
  [(name: string) => `See skills/${name}/SKILL.md:4.`],
  [(name: string) => `\`skills/${name}/x.sh\` is missing.`],
])('the skill may differ in the message, and that of the first is an example: %#', (message) => {
  expect(groupsOf(findings(message))).toEqual([[5, `like this: ${message('a')}`]]);
});

test('the members of a group outside of the skills have owners', () => {
  const list = findings((name) => `"${name}" is old in x.lock.`, { at: at('x.lock', 3, 1, 2) });
  expect(groupsOf(list)).toEqual([[5, 'like this: "a" is old in x.lock.']]);
  expect(groupFindings(list, skills)[0]?.members.map(({ owner }) => owner)).toEqual(names);
});

test('equal remarks on related places are grouped, and those in the words of each skill left out', () => {
  const remarksWith = (messageOf: (name: string) => string) => {
    const list = names.map((name) =>
      finding({
        skill: `skills/${name}`,
        related: [{ at: { path: `${name}.lock` }, message: messageOf(name) }],
      }),
    );
    return groupFindings(list, skills).map(({ remarks }) => remarks);
  };
  const places = names.map((name) => ({ path: `${name}.lock` }));
  expect(remarksWith(() => 'See here.')).toEqual([[{ message: 'See here.', places }]]);
  expect(remarksWith((name) => `See "${name}".`)).toEqual([[]]);
  expect(remarksWith((name) => (name === 'a' ? 'Only here.' : `See "${name}".`))).toEqual([
    [{ message: 'Only here.', places: places.slice(0, 1) }],
  ]);
});

describe('broken links', () => {
  const broken = (link: string, line: number, what = 'leads to a file that does not exist.') =>
    names.map((name) =>
      finding({
        rule: 'link-target',
        about: link,
        message: `Link \`${link}\` ${what}`,
        skill: `skills/${name}`,
        at: at(`skills/${name}/SKILL.md`, line, 1, 2),
      }),
    );

  test('of the same lines are one group', () => {
    expect(groupsOf([...broken('a.md', 9), ...broken('b.md', 9), ...broken('c.md', 9)])).toEqual([
      [15, 'Links `a.md`, `b.md` and `c.md` (on the same line) lead to files that do not exist.'],
    ]);
  });

  test('out of the repository are a group of their own', () => {
    const what = 'leads out of the repository, so agents cannot follow it.';
    const outside = [...broken('../a.md', 9, what), ...broken('../b.md', 9, what)];
    expect(groupsOf([...broken('a.md', 9), ...outside])).toEqual([
      [5, 'Link `a.md` leads to a file that does not exist.'],
      [
        10,
        'Links `../a.md` and `../b.md` (on the same line) lead out of the repository, so agents cannot follow them.',
      ],
    ]);
  });

  test.each([
    ['on other lines', broken('b.md', 10)],
    ['in fewer skills', broken('b.md', 9).slice(1)],
    [
      'with a hint',
      broken('b.md', 9, 'leads to a file that does not exist. The skill has `c/b.md`.'),
    ],
  ])('%s are other groups', (_, others) => {
    expect(groupsOf([...broken('a.md', 9), ...others])).toHaveLength(2);
  });

  test('are at most ten in a group', () => {
    const all = Array.from({ length: 12 }, (_, index) => broken(`l${index}`, 9)).flat();
    expect(groupsOf(all).map(([count]) => count)).toEqual([50, 10]);
  });
});

test.each([
  [(name: string) => `Value "${name}${name}" is wrong.`],
  [(name: string) => `Other skills/${name}x/SKILL.md is wrong.`],
])('other words may not: %#', (message) => {
  expect(groupsOf(findings(message))).toHaveLength(5);
});

test.each([
  { rule: 'name-length' },
  { severity: 'warning' },
  { state: 'existing' },
  { bump: 'major' },
  { fix: { description: '', replacements: [] } },
] as const)('what differs in more than the place is another group: %o', (parts) => {
  const list = [...findings(() => 'Is wrong.'), ...findings(() => 'Is wrong.', parts)];
  expect(groupsOf(list).map(([count]) => count)).toEqual([5, 5]);
});

test('different sentences on related places are remarks of one group', () => {
  const withRelated = (version: string) =>
    findings(() => 'Is wrong.', {
      related: [{ at: { path: 'x' }, message: `The version is ${version}.` }],
    });
  const list = [...withRelated('1.0.0'), ...withRelated('1.0.1')];
  const [group, ...others] = groupFindings(list, skills);
  expect(others).toEqual([]);
  expect(group?.remarks.map(({ message, places }) => [message, places.length])).toEqual([
    ['The version is 1.0.0.', 5],
    ['The version is 1.0.1.', 5],
  ]);
});

test('three findings are listed one by one, in their order', () => {
  const three = findings(() => 'Is wrong.').slice(0, 3);
  expect(groupFindings(three, skills).map(({ first }) => first)).toEqual(three);
});

test('a group is at the place of its first finding', () => {
  const [first, ...others] = findings(() => 'Is wrong.');
  const alone = finding({ message: 'Is alone.' });
  const list = [first as Finding, alone, ...others];
  expect(groupsOf(list)).toEqual([
    [5, 'Is wrong.'],
    [1, 'Is alone.'],
  ]);
});

test.each([
  [['a'], 3, 'a'],
  [['a', 'b', 'c', 'd'], 3, 'a, b, c, d'],
  [['a', 'b', 'c', 'd', 'e'], 3, 'a, b, c and 2 more'],
  [['a', 'a', 'b'], 3, 'a, b'],
  [['a', 'b'], 0, '2 more'],
] as const)('a long list is counted: %j', (all, limit, text) => {
  expect(abbreviateUnique(all, limit)).toBe(text);
});

test.each([
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c', 'd'], 'a, b, c and d'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
])('a whole list ends with "and": %j', (all, text) => {
  expect(joinOrAbbreviate(all, 3)).toBe(text);
});
