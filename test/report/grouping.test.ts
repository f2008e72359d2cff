import { expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import {
  code,
  type Message,
  msg,
  namePart,
  pathPart,
  plainText,
  valuePart,
} from '../../src/model/message.ts';
import { firstOf } from '../../src/report/document/lines.ts';
import { plainLine } from '../../src/report/document/plain-line.ts';
import { findingFiles } from '../../src/report/summary/findings.ts';
import { groupFindings } from '../../src/report/summary/grouping.ts';
import { at, finding, reportOf, skill } from '../support/samples/canonical-report.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const skills = names.map((name) => skill({ name }));

/** A finding of each skill; `message` is that of a skill. */
function findings(message: (name: string) => Message, parts: Partial<Finding> = {}): Finding[] {
  return names.map((name) =>
    finding({
      message: message(name),
      skill: `skills/${name}`,
      at: at(`skills/${name}/SKILL.md`, 2, 7, 16),
      ...parts,
    }),
  );
}

const groupsIn = (list: readonly Finding[]) => groupFindings(list, reportOf(list, { skills }));
const groupsOf = (list: readonly Finding[]) =>
  groupsIn(list).map((group) => [group.length, plainText(group[0].message)] as const);
const entriesOf = (list: readonly Finding[]) => {
  const report = reportOf(list, { skills });
  const files = findingFiles(list, { report, resolved: new Set(), helped: new Set() });
  return files.flatMap(({ path, findings: entries }) => entries.map((entry) => ({ path, entry })));
};

test('one rule and one message are one group', () => {
  expect(groupsOf(findings(() => msg`Is wrong.`))).toEqual([[5, 'Is wrong.']]);
});

test.each([
  [(name: string) => msg`Skill ${namePart(name)} is wrong.`],
  [(name: string) => msg`It breaks callers (renamed from ${code(name)}).`],
  [(name: string) => msg`See ${pathPart(`skills/${name}/SKILL.md`)}.`],
  [(name: string) => msg`Skill in ${pathPart(`skills/${name}`)} is wrong.`],
])('the skill may differ in the message, and that of the first stands for all: %#', (message) => {
  expect(groupsOf(findings(message))).toEqual([[5, plainText(message('a'))]]);
});

test('the members of a group outside of the skills may name theirs', () => {
  const list = findings((name) => msg`${namePart(name)} is old.`, { at: at('x.lock', 3, 1, 2) });
  expect(groupsOf(list)).toEqual([[5, '`a` is old.']]);
});

test('a group in several files has no file, and all its places', () => {
  const list = findings(() => msg`Is wrong.`);
  const [only, ...others] = entriesOf(list);
  expect(others).toEqual([]);
  expect([only?.path, only?.entry.amount]).toEqual([null, 5]);
  expect(only?.entry.places).toEqual(list.map((each) => each.at));
});

test('a group in one file stands there', () => {
  const list = [3, 5, 8].map((line) => finding({ at: at('skills/a/SKILL.md', line, 1, 2) }));
  const [only, ...others] = entriesOf(list);
  expect(others).toEqual([]);
  expect([only?.path, only?.entry.amount]).toEqual(['skills/a/SKILL.md', 3]);
});

test('notes that all have are those of the group, and those of one are left out', () => {
  const notesWith = (messageOf: (name: string) => Message) => {
    const list = names.map((name) =>
      finding({
        skill: `skills/${name}`,
        notes: [{ at: { path: `${name}.lock` }, message: messageOf(name) }],
      }),
    );
    return entriesOf(list).map(({ entry }) => entry.notes.map(({ message }) => plainText(message)));
  };
  expect(notesWith(() => msg`See here.`)).toEqual([['See here.']]);
  expect(notesWith((name) => msg`See ${namePart(name)}.`)).toEqual([['See `a`.']]);
  expect(
    notesWith((name) => (name === 'a' ? msg`Only here.` : msg`See ${namePart(name)}.`)),
  ).toEqual([[]]);
});

test('the help of the first stands for all', () => {
  const list = names.map((name) =>
    finding({ skill: `skills/${name}`, help: msg`Write ${code(name)}.` }),
  );
  expect(entriesOf(list).map(({ entry }) => entry.help.map(plainText))).toEqual([['Write `a`.']]);
});

test('links to different files are different groups', () => {
  const broken = (link: string) =>
    findings(() => msg`Broken link: ${pathPart(link)} does not exist.`, { rule: 'link-target' });
  expect(groupsOf([...broken('a.md'), ...broken('b.md')]).map(([amount]) => amount)).toEqual([
    5, 5,
  ]);
});

test.each([
  [(name: string) => msg`Value ${valuePart(`${name}${name}`)} is wrong.`],
  [(name: string) => msg`Other ${pathPart(`skills/${name}x/SKILL.md`)} is wrong.`],
])('other parts may not: %#', (message) => {
  expect(groupsOf(findings(message))).toHaveLength(5);
});

test('a quoted text is never taken for words of ours', () => {
  const list = [finding({ message: msg`Is ${code('old')}.` }), finding({ message: msg`Is old.` })];
  expect(groupsOf(list)).toHaveLength(2);
});

test.each([
  { rule: 'name-length' },
  { severity: 'warning' },
  { state: 'existing' },
  { bump: 'major' },
  { fix: { description: '', replacements: [] } },
] as const)('what differs in more than the place is another group: %o', (parts) => {
  const list = [...findings(() => msg`Is wrong.`), ...findings(() => msg`Is wrong.`, parts)];
  expect(groupsOf(list).map(([count]) => count)).toEqual([5, 5]);
});

test('findings with different notes are one group', () => {
  const withNote = (version: string) =>
    findings(() => msg`Is wrong.`, {
      notes: [{ at: { path: 'x' }, message: msg`The version is ${code(version)}.` }],
    });
  expect(groupsOf([...withNote('1.2.0'), ...withNote('1.2.1')])).toEqual([[10, 'Is wrong.']]);
});

test('a group is at the place of its first finding', () => {
  const [first, ...others] = findings(() => msg`Is wrong.`);
  const alone = finding({ message: msg`Is alone.` });
  const list = [first as Finding, alone, ...others];
  expect(groupsOf(list)).toEqual([
    [5, 'Is wrong.'],
    [1, 'Is alone.'],
  ]);
});

test.each([
  [['a'], 3, 'a'],
  [['a', 'b'], 3, 'a and b'],
  [['a', 'b', 'c', 'd'], 3, 'a, b, c and d'],
  [['a', 'b', 'c', 'd', 'e'], 3, 'a, b, c and 2 more'],
  [['a', 'b'], 0, '2 more'],
  [[], 3, ''],
] as const)('a long list is counted: %j', (all, limit, text) => {
  const items = all.map((name) => namePart(name));
  expect(plainLine(firstOf(items, limit))).toBe(text);
});
