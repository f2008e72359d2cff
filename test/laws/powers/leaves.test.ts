import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import type { Report } from '../../../src/model/report.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { applyEditAt, nameOf, type Place, placesOf } from '../support/edits.ts';
import { type SourceName, sources } from '../support/maximal.ts';
import { changesBetween, changesIn, type Files, lineOf, reportOf } from '../support/reports.ts';
import { filesOfSource } from '../support/write.ts';

/** Expected unclassified changes, by message, with reasons. */
const open: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/model/, 'a key of another tool: the specification does not know it'],
];

/** Edits without an effect: the value is the default. */
const silent: ReadonlySet<string> = new Set(['front/disable-model-invocation gone']);

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
    test.each(ways)('%s', async (way, how) => {
      const [whole, edited] = [
        filesOfSource(sources[name]),
        filesOfSource(applyEditAt(sources[name], place, how)),
      ];
      expect(edited).not.toEqual(whole);
      if (silent.has(`${path} ${way}`)) {
        expect(await changesBetween(whole, edited)).toEqual([]);
        return;
      }
      await expectSaid(whole, edited, path);
      await expectSaid(edited, whole, path);
    });
  },
);

async function expectSaid(before: Files, after: Files, path: string): Promise<void> {
  const report = await reportOf(before, after);
  const found = changesIn(report);
  const invalid = [...invalidGrants(report), ...invalidGrants(await reportOf(after, before))];
  expect([...found, ...report.powers, ...invalid], path).not.toEqual([]);
  const unclassified = found.filter(({ rule }) => rule === 'unclassified-change').map(lineOf);
  const wrong = unclassified.filter((line) => !open.some(([pattern]) => pattern.test(line)));
  expect(wrong).toEqual([]);
}

/** Values of client fields that grant nothing: reported when they are added, and not when they are removed. */
function invalidGrants({ findings }: Report): readonly Finding[] {
  const rules = ['grant-malformed', 'client-field-unknown'];
  return findings.filter(({ rule, state }) => state === 'new' && rules.includes(rule));
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
  const strange = filesOfSource({ ...sources[name], front: { ...front, ...key } });
  expect(await changesBetween(filesOfSource(sources[name]), strange)).toHaveLength(1);
  expect(await changesBetween(strange, filesOfSource(sources[name]))).toHaveLength(1);
});

test('a change of a field with one value is reported once', async () => {
  const { front } = sources[name];
  const before = filesOfSource(sources[name]);
  for (const key of ['license', 'compatibility', 'description', 'model']) {
    const after = filesOfSource({
      ...sources[name],
      front: { ...front, [key]: 'Something else.' },
    });
    expect((await changesBetween(before, after)).map(({ rule }) => rule)).toHaveLength(1);
  }
});
