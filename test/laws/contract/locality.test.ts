import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { applyEdit, edit } from '../support/edits.ts';
import { type Source, type SourceName, sourceNames, sources } from '../support/maximal.ts';
import { everythingIn, type Files, lineOf, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource } from '../support/write.ts';

const root = 'skills/other';

/** The maximal skill of a dialect, under another name in another folder. */
function other(source: Source): Record<string, string> {
  const text = JSON.stringify(source).replaceAll('"worklog"', '"other"');
  const own = JSON.parse(text.replaceAll('tool.worklog', 'tool.other')) as Source;
  return filesOfSource(own, undefined, root);
}

/** The findings of one skill. */
async function findingLines(
  skill: string,
  before: Files,
  after: Files,
): Promise<readonly string[]> {
  const report = await reportOf(before, after);
  return everythingIn(report)
    .filter((finding) => finding.skill === skill)
    .map(whole);
}

function whole(finding: Finding): string {
  const { state, severity, at } = finding;
  return [state, severity, JSON.stringify(at), lineOf(finding)].join(' ');
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  const edits = fc.array(edit, { maxLength: 3 });
  const dialect = fc.constantFrom(...sourceNames);

  test.each(sourceNames)('editing %s changes no finding of its neighbour', async (name) => {
    const property = fc.asyncProperty(dialect, edits, edits, async (beside, own, foreign) => {
      const [before, after] = [
        other(sources[beside]),
        other(own.reduce(applyEdit, sources[beside] as Source)),
      ];
      const [first, second] = [
        filesOfSource(sources[name]),
        filesOfSource(foreign.reduce(applyEdit, sources[name] as Source)),
      ];
      const single = await findingLines(root, { ...before, ...first }, { ...after, ...first });
      expect(await findingLines(root, { ...before, ...first }, { ...after, ...second })).toEqual(
        single,
      );
    });
    await fc.assert(property, sample(seed, 4));
  });

  test.each(sourceNames)('next to %s a new skill adds only itself', async (name) => {
    const property = fc.asyncProperty(dialect, edits, async (beside, own) => {
      const [before, after] = [
        filesOfSource(sources[name]),
        filesOfSource(own.reduce(applyEdit, sources[name] as Source)),
      ];
      const single = everythingIn(await reportOf(before, after));
      const findings = everythingIn(
        await reportOf(before, { ...after, ...other(sources[beside]) }),
      );
      const isOwnChange = ({ skill, bump, category }: Finding) =>
        skill === root && bump !== null && category !== 'privilege';
      const [ours, theirs] = [
        findings.filter(({ skill }) => skill !== root),
        findings.filter(isOwnChange),
      ];
      expect(ours.map(whole)).toEqual(single.map(whole));
      expect(theirs.map(({ rule }) => rule)).toEqual(['skill-added']);
    });
    await fc.assert(property, sample(seed, 4));
  });
});

/** Findings of a skill that depend on another skill, with reasons. */
const neighbours: Readonly<Record<string, readonly [reason: string, make: () => Trees]>> = {
  'duplicate-name': [
    'two skills of one root cannot both be found by a name',
    () => added('manifest-v1', { name: 'worklog' }),
  ],
  'dependency-unsatisfied': [
    'what a skill depends on is in the same repository, and of a version it does not take',
    () => addedToml({ id: 'core.shell', version: '0.9.0' }),
  ],
};

interface Trees {
  readonly before: Files;
  readonly after: Files;
}

function added(name: SourceName, front: { readonly [key: string]: Json }): Trees {
  const before = filesOfSource(sources[name]);
  const own = { ...sources['agent-skills'], front: { ...sources['agent-skills'].front, ...front } };
  return { before, after: { ...before, ...filesOfSource(own, undefined, root) } };
}

function addedToml(skill: { readonly [key: string]: Json }): Trees {
  const before = filesOfSource(sources['skill-toml']);
  const { toml } = sources['skill-toml'];
  const own = { ...sources['skill-toml'], toml: { ...toml, skill: { ...toml.skill, ...skill } } };
  return { before, after: { ...before, ...filesOfSource(own, undefined, root) } };
}

test.each(Object.entries(neighbours))('%s is reported: %s', async (rule, [, make]) => {
  const { before, after } = make();
  const { findings } = await reportOf(before, after);
  expect(findings.filter(({ state }) => state === 'new').map((finding) => finding.rule)).toContain(
    rule,
  );
});
