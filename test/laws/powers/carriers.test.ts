import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { isWidening, ownFields, type Power, type PowerChange } from '../../../src/model/power.ts';
import { memoize } from '../../../src/model/text/memoize.ts';
import { memoryTree } from '../../../src/model/tree.ts';
import { compareTreeGrants, ruleOfChange } from '../../../src/pipeline/compare/grant-comparison.ts';
import { pairSkills } from '../../../src/pipeline/compare.ts';
import { load } from '../../../src/pipeline/load.ts';
import type { Carrier, CarrierExample } from '../../../src/powers/carrier.ts';
import { carriers } from '../../../src/powers/catalog.ts';
import { findCarrierFiles } from '../../../src/powers/find-carrier-files.ts';
import { powerRules } from '../../../src/rules/tree-catalog.ts';
import { carrierExamples } from '../support/carrier-examples.ts';
import { readDocument } from '../support/documents.ts';
import { spread } from '../support/seeds.ts';

type Files = Readonly<Record<string, string>>;

/** Files that add a unit to a tree whose example has none. */
const frame: Files = { 'README.md': '# A repository\n' };

/** The workspace of some files; an example is read once for all its tests. */
const workspaceOf = memoize(
  async (files: Files) => (await load(memoryTree({ ...frame, ...files }), defaults)).workspace,
);

async function compare(base: Files, head: Files): Promise<readonly PowerChange[]> {
  const [before, after] = [await workspaceOf(base), await workspaceOf(head)];
  return compareTreeGrants(before, after, pairSkills(before.skills, after.skills)).changes;
}

async function powersOf(files: Files) {
  return (await workspaceOf(files)).grants.files.flatMap(({ powers }) => powers);
}

const isOf =
  ({ kind, scope }: CarrierExample) =>
  ({ power }: Pick<PowerChange, 'power'>) =>
    power.kind === kind && power.scope.includes(scope);

const allOwn = new Set<string>(Object.values(ownFields).flat());

/** The fields of a power that only powers of other features have. */
function foreignFields(power: Power): readonly string[] {
  const own = new Set<string>(ownFields[power.feature]);
  const present = Object.entries(power).flatMap(([key, value]) => (value === undefined ? [] : key));
  return present
    .filter((key) => allOwn.has(key) && !own.has(key))
    .map((key) => `${power.feature}.${key}`);
}

describe.each(spread(carrierExamples, 200))('%s', (_, example) => {
  const { granting, without, equivalents, kind } = example;

  test('has the permission', async () => {
    const powers = await powersOf(granting);
    expect(powers.filter((power) => isOf(example)({ power }))).not.toEqual([]);
    expect(powers.flatMap(foreignFields)).toEqual([]);
  });

  test('gains it, and every wider permission has one rule', async () => {
    const changes = await compare(without, granting);
    const own = changes.filter(isOf(example));
    expect(own.map(({ change }) => change)).toContain('gained');
    expect(own.every(isWidening)).toBe(kind !== 'guard');
    for (const change of changes.filter(isWidening)) {
      const claiming = powerRules.filter(({ claims }) => claims(change)).map(({ id }) => id);
      const { feature, kind } = change.power;
      const isReportedAsTool = feature === 'tool-rule' && kind === 'approve';
      expect(claiming, change.power.scope).toHaveLength(isReportedAsTool ? 0 : 1);
      expect(ruleOfChange(change)?.id).toBe(claiming[0]);
    }
  });

  test('loses it in the reverse comparison', async () => {
    const changes = await compare(granting, without);
    const own = changes.filter(isOf(example));
    expect(own.map(({ change }) => change)).toContain('lost');
    expect(own.every(isWidening)).toBe(kind === 'guard');
  });

  test('is dual: a permission gained in one direction is lost in the other', async () => {
    const key = ({ power }: PowerChange) => `${power.kind} ${power.subject} ${power.scope}`;
    const forward = await compare(without, granting);
    const backward = await compare(granting, without);
    const gained = forward.filter(({ change }) => change === 'gained').map(key);
    const lost = backward.filter(({ change }) => change === 'lost').map(key);
    expect(lost.sort()).toEqual(gained.sort());
  });

  test('has not changed against itself and its other spellings', async () => {
    for (const spelling of [granting, ...equivalents]) {
      expect(await compare(granting, spelling)).toEqual([]);
      expect(await compare(spelling, granting)).toEqual([]);
    }
  });

  test('gains nothing if it moves to another folder', async () => {
    const moved = Object.fromEntries(
      Object.entries(granting).map(([path, text]) => [`moved/${path}`, text]),
    );
    expect((await compare(granting, moved)).filter(isWidening)).toEqual([]);
    expect((await compare(moved, granting)).filter(isWidening)).toEqual([]);
  });

  test('throws for no part of its text, and a fault never hides permissions', async () => {
    for (const [path, text] of Object.entries(granting)) {
      for (let end = 0; end < text.length; end += Math.ceil(text.length / 40)) {
        const changes = await compare(granting, { ...granting, [path]: text.slice(0, end) });
        const isJson = path.endsWith('.json');
        const lost = changes.filter(({ change, power }) => {
          return change === 'lost' && power.kind !== 'guard' && power.at.path === path;
        });
        if (isJson && end > 0 && text.slice(0, end).includes('"hooks"')) expect(lost).toEqual([]);
      }
    }
  });
});

function pathsOf(carrier: Carrier): readonly string[] {
  const own = carrierExamples.filter(([, , of]) => of === carrier);
  return own.flatMap(([, { granting }]) => Object.keys(granting));
}

describe.each(carriers.map((carrier) => [carrier.id, carrier] as const))('%s', (_, carrier) => {
  test('has an example of each kind that it reads', () => {
    const examples = carrierExamples.filter(([, , of]) => of === carrier);
    const kinds = new Set(examples.map(([, { kind }]) => kind));
    const granted = carrier.rows.flatMap(({ kind }) => kind ?? []);
    expect([...new Set(granted)].sort()).toEqual([...kinds].sort());
  });

  test('reads the files of its examples, and no others', () => {
    const paths = pathsOf(carrier);
    const tree = new Set(paths);
    expect(paths.some((path) => carrier.unitOf(path, tree) !== null)).toBe(true);
    expect(carrier.unitOf('src/index.ts', tree)).toBeNull();
    expect(carrier.unitOf('README.md', tree)).toBeNull();
  });

  test('finds its files by their extensions', () => {
    const paths = pathsOf(carrier);
    const extensions = carriers.flatMap(({ extensions }) => extensions ?? []);
    const others = ['ts', 'mjs', 'cjs', 'js', 'd.ts', 'sh', 'txt', 'agent.md', 'MD', 'Json', ''];
    for (const path of paths.map((name) => name.replace(/\.[^./]+$/, ''))) {
      for (const extension of [...extensions, ...others]) {
        const renamed = extension === '' ? path : `${path}.${extension}`;
        const tree = new Set([...paths, renamed]);
        const found = findCarrierFiles([renamed], tree).map((file) => file.carrier);
        expect(found.includes(carrier), renamed).toBe(carrier.unitOf(renamed, tree) !== null);
      }
    }
  });

  test('says loudly what no row lists', async () => {
    const { sample } = carrier;
    const document = sample && readDocument(sample.path, sample.path.endsWith('.toml') ? '' : '{}');
    if (!sample || !document || sample.path.endsWith('.md')) return;
    const tree = (more: object) => ({
      ...sample.files,
      [sample.path]: document.write({ ...sample.fields, ...more }),
    });
    const changes = await compare(tree({}), tree({ fieldOfTomorrow: true }));
    const hasAnyKey = carrier.rows.some(({ field }) => /^<[^>]*>$/.test(field));
    const found = changes.map(({ power }) => power.feature);
    const isBare = carrier.id === 'mcp-json' || carrier.id === 'plugin-lsp';
    if (!hasAnyKey && !isBare) expect(found).toEqual(['unknown-field']);
  });
});
