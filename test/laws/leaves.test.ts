import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/model/value/value.ts';
import { editedAt, nameOf, type Place, placesOf } from './edits.ts';
import { type SourceName, sources } from './maximal.ts';
import { changesBetween, changesIn, type Files, lineOf, reportOf } from './reports.ts';
import { written } from './write.ts';

/** Expected unclassified changes, by message, with reasons. */
const open: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/model|hooks|user-invocable/, 'a key of another tool: the specification does not know it'],
];

/** Rules on what a client's field grants, besides the compared permissions. */
const grantRules: ReadonlySet<string> = new Set(['client-field-unknown', 'grant-malformed']);

/** Another value, no value, an additional child, and a duplicate sibling. */
const ways: readonly (readonly [name: string, how: number])[] = [
  ['gone', 0],
  ['otherwise', 4],
  ['with more', 5],
];

const name: SourceName = 'agent-skills';

describe.each(placesOf(sources[name]).map((place) => [nameOf(place), place] as const))(
  'Agent Skills: %s',
  (path, place: Place) => {
    test.each(ways)('%s', async (_way, how) => {
      const [whole, edited] = [
        written(sources[name]),
        written(editedAt(sources[name], place, how)),
      ];
      expect(edited).not.toEqual(whole);
      await expectSaid(whole, edited, path);
      await expectSaid(edited, whole, path);
    });
  },
);

async function expectSaid(before: Files, after: Files, path: string): Promise<void> {
  const report = await reportOf(before, after);
  const found = changesIn(report);
  const grants = report.findings.filter(
    ({ rule, state }) => state === 'new' && grantRules.has(rule),
  );
  expect([...found, ...report.powers, ...grants], path).not.toEqual([]);
  const unclassified = found.filter(({ rule }) => rule === 'unclassified-change').map(lineOf);
  const wrong = unclassified.filter((line) => !open.some(([pattern]) => pattern.test(line)));
  expect(wrong).toEqual([]);
}

test.each<[string, Json | undefined]>([
  ['frontmatter', 'x'],
  ['metadata', { extra: 'x' }],
])('a stranger in the %s is seen', async (_where, value) => {
  const { front } = sources[name];
  const key =
    typeof value === 'string'
      ? { stranger: value }
      : { metadata: { ...front.metadata, extra: 'x' } };
  const strange = written({ ...sources[name], front: { ...front, ...key } });
  expect(await changesBetween(written(sources[name]), strange)).toHaveLength(1);
  expect(await changesBetween(strange, written(sources[name]))).toHaveLength(1);
});

test('a field with one value says one thing when it changes', async () => {
  const { front } = sources[name];
  const before = written(sources[name]);
  for (const key of ['license', 'compatibility', 'description', 'model']) {
    const after = written({ ...sources[name], front: { ...front, [key]: 'Something else.' } });
    expect((await changesBetween(before, after)).map(({ rule }) => rule)).toHaveLength(1);
  }
});
