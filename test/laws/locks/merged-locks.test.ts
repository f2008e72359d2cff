import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planLock } from '../../../src/locks/plan-lock.ts';
import { temporaryFolder } from '../../support/git.ts';
import { sample, seeds } from '../support/seeds.ts';

const names = ['alpha', 'b', 'c-1', 'd.e', 'no', 'omega'];

/** The content of a skill: what its hashes are made of, its version, and the commit it is locked at. */
interface Content {
  readonly digit: string;
  readonly version: string | null;
  readonly sourceRev: string | null;
}

type Skills = ReadonlyMap<string, Content>;

const content: fc.Arbitrary<Content> = fc.record({
  digit: fc.constantFrom(...'0123456789'),
  version: fc.constantFrom(null, '1.0.0', '1.10.0', '2.0.0'),
  sourceRev: fc.constantFrom(null, 'a'.repeat(40), 'b'.repeat(40)),
});

/** Skills, and the parts of them that each of two branches changes or removes. */
const branches = fc.uniqueArray(fc.constantFrom(...names), { minLength: 2 }).chain((chosen) => {
  const contents = (subset: readonly string[], of: fc.Arbitrary<Content | null>) =>
    fc.tuple(...subset.map((name) => of.map((value) => [name, value] as const)));
  return fc.nat({ max: chosen.length }).chain((cut) =>
    fc.record({
      base: contents(chosen, content),
      ours: contents(chosen.slice(0, cut), content),
      theirs: contents(chosen.slice(cut), content),
      times: fc.tuple(fc.constant('T0'), fc.constant('T1'), fc.constant('T2')),
      header: fc.boolean(),
    }),
  );
});

function lockOf(text: string | null, skills: Skills, generatedAt: string): string {
  const targets = [...skills].map(([name, { digit, version, sourceRev }]) => ({
    name,
    contentHash: `sha256:${digit.repeat(64)}`,
    integrity: `sha256-${digit.repeat(43)}=`,
    root: `skills/${name}`,
    version,
    sourceRev,
    nixStorePath: null,
  }));
  const { plan } = planLock({ path: 'proto.lock', text, targets, generatedAt });
  return plan?.text ?? '';
}

/** What git makes of three versions of a file. Throws for a conflict. */
function merged(folder: string, versions: readonly string[]): string {
  const files = versions.map((text, index) => {
    const file = join(folder, String(index));
    writeFileSync(file, text);
    return file;
  });
  return execFileSync('git', ['merge-file', '-p', ...files], { encoding: 'utf8' });
}

test.each(seeds)(
  'the merge of two locked branches is the lock of the merge, by %s seed %d',
  (_, seed) => {
    const folder = temporaryFolder();
    const property = fc.property(branches, ({ base, ours, theirs, times }) => {
      const entries = base as readonly (readonly [string, Content])[];
      const start = lockOf(null, new Map(entries), times[0]);
      const one = lockOf(start, new Map([...entries, ...(ours as typeof entries)]), times[1]);
      const other = lockOf(start, new Map([...entries, ...(theirs as typeof entries)]), times[2]);
      const merge = new Map([
        ...entries,
        ...(ours as typeof entries),
        ...(theirs as typeof entries),
      ]);
      const text = merged(folder, [one, start, other]);
      expect(lockOf(text, merge, 'T3')).toBe(text);
      expect(lockOf(start, merge, 'T3')).toBe(text);
    });
    fc.assert(property, sample(seed, 60));
  },
);
