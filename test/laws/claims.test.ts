import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { compareSkills } from '../../src/contract/compare/compare.ts';
import { pairSkills } from '../../src/contract/pairing/pair.ts';
import type { Change, Item } from '../../src/model/contract.ts';
import type { Skill } from '../../src/model/skill.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { load } from '../../src/pipeline/load.ts';
import { edit, edited } from './edits.ts';
import { type Source, sourceNames, sources } from './maximal.ts';
import { sample, seeds } from './seeds.ts';
import { written } from './write.ts';

async function skillOf(source: Source): Promise<Skill> {
  const { workspace } = await load(memoryTree(written(source)), defaults);
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
  const [was, now] = [before, after].map(({ contract }) => new Set(contract.items.map(textOf)));
  return {
    gone: before.contract.items.filter((item) => !now?.has(textOf(item))),
    come: after.contract.items.filter((item) => !was?.has(textOf(item))),
  };
}

/** Changes that do not concern an item of a manifest. */
const beside: ReadonlySet<string> = new Set(['skill', 'bundle']);

/** Kinds that depend on other items: a path moves with the default of an input. */
const places = ({ kind, name }: Item) => `${kind} ${name}`;

function isRaw({ before, after, action }: Change, raw: ReturnType<typeof rawOf>): boolean {
  const [gone, come] = [raw.gone, raw.come].map((items) => new Set(items.map(places)));
  const [wasThere, isThere] = [
    before !== null && gone?.has(places(before)),
    after !== null && come?.has(places(after)),
  ];
  if (action === 'added') return isThere === true;
  if (action === 'removed') return wasThere === true;
  return wasThere === true || isThere === true;
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test.each(sourceNames)(
    'claims only hide: of %s nothing is said that is not there',
    async (name) => {
      const counts = { raw: 0, told: 0 };
      const edits = fc.array(edit, { maxLength: 4 });
      const property = fc.asyncProperty(edits, async (list) => {
        const [before, after] = [
          await skillOf(sources[name]),
          await skillOf(list.reduce(edited, sources[name] as Source)),
        ];
        const changes = pairSkills([before], [after]).flatMap((pair) => compareSkills(pair));
        const told = changes.filter(({ kind }) => !beside.has(kind));
        const raw = rawOf(before, after);
        counts.raw += raw.gone.length + raw.come.length;
        counts.told += told.length;
        expect(told.filter((change) => !isRaw(change, raw))).toEqual([]);
        const comes = told.filter(({ action }) => action === 'added').length;
        const goes = told.filter(({ action }) => action === 'removed').length;
        expect(comes).toBeLessThanOrEqual(raw.come.length);
        expect(goes).toBeLessThanOrEqual(raw.gone.length);
        if (raw.gone.length + raw.come.length === 0) expect(told).toEqual([]);
      });
      await fc.assert(property, sample(seed, 20));
      expect(counts.told).toBeGreaterThan(8);
      expect(counts.raw).toBeGreaterThan(counts.told);
    },
  );
});
