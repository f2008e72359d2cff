import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { compareSkills } from '../../../src/contract/compare/compare.ts';
import { pairSkills } from '../../../src/contract/pairing/pair.ts';
import type { Change, Item } from '../../../src/model/contract.ts';
import type { Skill } from '../../../src/model/skill.ts';
import { memoryTree } from '../../../src/model/tree.ts';
import { load } from '../../../src/pipeline/load.ts';
import { applyEdit, edit } from '../support/edits.ts';
import { type Source, sourceNames, sources } from '../support/maximal.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource } from '../support/write.ts';

async function skillOf(source: Source): Promise<Skill> {
  const { workspace } = await load(memoryTree(filesOfSource(source)), defaults);
  const [skill] = workspace.skills;
  if (!skill) throw new Error('There is no skill.');
  return skill;
}

/** An item with all its facets, without locations. */
function textOf({ kind, owner, name, dialect, facets }: Item): string {
  const values = [...facets].map(([key, { shape }]) => [key, shape]);
  return JSON.stringify([kind, owner, name, dialect, values]);
}

/** The differences between items before any subsumption. */
function rawOf(before: Skill, after: Skill) {
  const [oldTexts, newTexts] = [before, after].map(
    ({ contract }) => new Set(contract.items.map(textOf)),
  );
  return {
    removed: before.contract.items.filter((item) => !newTexts?.has(textOf(item))),
    added: after.contract.items.filter((item) => !oldTexts?.has(textOf(item))),
  };
}

/** Changes that do not concern an item of a manifest. */
const beside: ReadonlySet<string> = new Set(['skill', 'bundle']);

/** Kinds that depend on other items: a path moves with the default of an input. */
const places = ({ kind, name }: Item) => `${kind} ${name}`;

function isRaw({ before, after, action }: Change, raw: ReturnType<typeof rawOf>): boolean {
  const [removed, added] = [raw.removed, raw.added].map((items) => new Set(items.map(places)));
  const [wasThere, isThere] = [
    before !== null && removed?.has(places(before)),
    after !== null && added?.has(places(after)),
  ];
  if (action === 'added') return isThere === true;
  if (action === 'removed') return wasThere === true;
  return wasThere === true || isThere === true;
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test.each(sourceNames)(
    'claims only hide changes: %s has no finding without a change',
    async (name) => {
      const counts = { raw: 0, told: 0 };
      const edits = fc.array(edit, { maxLength: 4 });
      const property = fc.asyncProperty(edits, async (list) => {
        const [before, after] = [
          await skillOf(sources[name]),
          await skillOf(list.reduce(applyEdit, sources[name] as Source)),
        ];
        const changes = pairSkills([before], [after]).flatMap((pair) => compareSkills(pair));
        const reported = changes.filter(({ kind }) => !beside.has(kind));
        const raw = rawOf(before, after);
        counts.raw += raw.removed.length + raw.added.length;
        counts.told += reported.length;
        expect(reported.filter((change) => !isRaw(change, raw))).toEqual([]);
        const comes = reported.filter(({ action }) => action === 'added').length;
        const goes = reported.filter(({ action }) => action === 'removed').length;
        expect(comes).toBeLessThanOrEqual(raw.added.length);
        expect(goes).toBeLessThanOrEqual(raw.removed.length);
        if (raw.removed.length + raw.added.length === 0) expect(reported).toEqual([]);
      });
      await fc.assert(property, sample(seed, 20));
      expect(counts.told).toBeGreaterThan(8);
      expect(counts.raw).toBeGreaterThan(counts.told);
    },
  );
});
