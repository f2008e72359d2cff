import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import { plainText } from '../../../src/model/message.ts';
import { type Bump, covers } from '../../../src/model/version/bump.ts';
import { declaredBump } from '../../../src/model/version/version.ts';
import { applyEdit, edit } from '../support/edits.ts';
import { type Source, sourceNames, sources } from '../support/maximal.ts';
import { reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource } from '../support/write.ts';

/** A skill with another version in all its carriers. */
function versioned(source: Source, version: string): Source {
  const { front, block, router, toml, blocks } = source;
  const others = Object.entries(blocks ?? {}).map(([name, own]) => [
    name,
    { ...(own as object), version },
  ]);
  return {
    ...source,
    front: front && { ...front, version },
    block: block && { ...block, version },
    router: router && { ...router, version },
    toml: toml && { ...toml, skill: { ...(toml['skill'] as object), version } },
    ...(blocks && { blocks: Object.fromEntries(others) }),
  };
}

const part = fc.nat(3);
const release = fc.tuple(part, part, part).map((parts) => parts.join('.'));
const version = fc.oneof(
  release,
  release.map((version) => `${version}-rc.1`),
);
const steps: readonly Bump[] = ['major', 'minor', 'patch', 'none'];

const shortRules: ReadonlySet<string> = new Set([
  'version-not-bumped',
  'version-bump-insufficient',
  'version-decreased',
]);

/**
 * True if an insufficient version fails the run: as an error of its own, as a note of the only break, or as a
 * finding that names the first five breaks. The break must be an error then.
 */
function isReportedShort(findings: readonly Finding[]): boolean {
  const short = findings.filter(({ rule }) => shortRules.has(rule));
  if (short.some(({ severity }) => severity === 'error')) return true;
  const breaks = findings.filter(({ bump, state }) => bump === 'major' && state === 'new');
  if (!breaks.some(({ severity }) => severity === 'error')) return false;
  const [only] = breaks;
  if (breaks.length === 1)
    return only?.notes.some(({ message }) => /version/.test(plainText(message))) === true;
  return short.some(
    ({ severity, notes }) => severity === 'note' && notes.length >= Math.min(breaks.length, 5),
  );
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('a bump that covers a required one covers smaller ones, and a lower version covers nothing', () => {
    const property = fc.property(version, version, (before, after) => {
      const declared = declaredBump(before, after);
      const answers = steps.map((required) => covers(declared, required));
      expect(answers).toEqual([...answers].sort((a, b) => Number(a) - Number(b)));
      if (declared === 'decreased') expect(answers).toEqual([false, false, false, true]);
    });
    fc.assert(property, sample(seed, 2000));
  });

  test.each(sourceNames)(
    'a change of only the version of %s has only findings on versions',
    async (name) => {
      const property = fc.asyncProperty(version, version, async (before, after) => {
        const [oldFiles, newFiles] = [before, after].map((version) =>
          filesOfSource(versioned(sources[name], version)),
        );
        const { findings, skills } = await reportOf(oldFiles ?? {}, newFiles ?? {});
        const others = findings.filter(
          ({ category, state }) => category !== 'version' && state !== 'existing',
        );
        expect(others).toEqual([]);
        if (before !== after) expect(skills[0]?.declaredBump).toBe(declaredBump(before, after));
        const isFailing = findings.some(
          ({ category, severity }) => category === 'version' && severity === 'error',
        );
        expect(isFailing).toBe(declaredBump(before, after) === 'decreased');
      });
      await fc.assert(property, sample(seed, 8));
    },
  );

  test.each(sourceNames)('a sufficient bump announces a change of %s', async (name) => {
    const edits = fc.array(edit, { minLength: 1, maxLength: 3 });
    const property = fc.asyncProperty(edits, release, release, async (list, before, after) => {
      const source = sources[name];
      const [oldFiles, newFiles] = [
        filesOfSource(versioned(source, before)),
        filesOfSource(versioned(list.reduce(applyEdit, source), after)),
      ];
      const { findings, skills } = await reportOf(oldFiles, newFiles);
      const { requiredBump = null, declaredBump: declared = null, satisfied } = skills[0] ?? {};
      if (requiredBump === null) return;
      expect(declared).toBe(declaredBump(before, after));
      const isBack = declared === 'decreased';
      const isOwned = covers(declared, requiredBump);
      expect(satisfied).toBe(isOwned && !isBack);
      expect(isReportedShort(findings)).toBe(isBack || (requiredBump === 'major' && !isOwned));
    });
    await fc.assert(property, sample(seed, 8));
  });
});
