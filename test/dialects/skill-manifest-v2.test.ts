import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skillManifestV2 } from '../../src/dialects/skill-manifest-v2/skill-manifest-v2.ts';
import { skillManifestV2 as validator } from '../../src/generated/validators.cjs';
import { plainText } from '../../src/model/message.ts';
import { type Json, resolvePointer } from '../../src/model/value/value.ts';
import { entrypointScriptMissing } from '../../src/rules/manifest/entrypoint-script-missing.ts';
import type { RelatedSubjects } from '../../src/rules/rule.ts';
import { kindOf, pointers, replaceAt, valueAt } from '../support/pointers.ts';
import {
  findings,
  maximal,
  path,
  placed,
  startOf,
  tableOf,
} from '../support/samples/maximal-block.ts';

const wrong: Readonly<Record<string, Json>> = {
  text: 'text',
  blank: ' ',
  number: 7,
  boolean: true,
  null: null,
  list: [],
  mapping: {},
};

/** The rule that reports a place, and the other valid kinds of values. */
const expectedRules: readonly (readonly [place: RegExp, rule: string, right?: RegExp])[] = [
  [/^\/schema_version$/, 'schema-version-unsupported'],
  [/^\/id$/, 'manifest-shape', /text/],
  [/^\/version$/, 'version-format'],
  [/^\/effects\/\d+$/, 'effect-unknown'],
  [/^\/capabilities\/\d+$/, 'manifest-shape', /text|blank/],
  [/\/input\/\w+\/type$/, 'param-type'],
  [/\/input\/\w+\/description$/, 'manifest-shape', /blank/],
  [/\/input\/(query|scope)\/default$/, 'param-default-type', /text|blank|null/],
  [/\/input\/limit\/default$/, 'param-default-type', /number|null/],
  [/\/input\/exact\/default$/, 'param-default-type', /boolean|null/],
  [/\/input\/filter\/default/, 'param-default-type', /./],
  [/\/entrypoints\/\w+\/0$/, 'entrypoint-shape', /text/],
  [/\/entrypoints\/\w+\/\d+$/, 'entrypoint-shape', /text|blank/],
  [/\/entrypoints\/\w+$/, 'entrypoint-shape'],
  [/\/entrypoints$/, 'manifest-shape'],
  [/\/(description|fields\/\w+)$/, 'manifest-shape', /text|blank/],
  [/^\/(owner|stdout_contract\/note)/, '', /./],
  [/./, 'manifest-shape'],
];

interface Mutation {
  readonly at: string;
  readonly rule: string;
  readonly kinds: readonly string[];
}

function mutationsOf(whole: Json): readonly Mutation[] {
  return pointers(whole).flatMap((at): Mutation[] => {
    const [, rule = '', right] = expectedRules.find(([place]) => place.test(at)) ?? [];
    const own = kindOf(valueAt(whole, at));
    const kinds = Object.keys(wrong).filter((kind) => kind !== own && !right?.test(kind));
    return rule === '' || kinds.length === 0 ? [] : [{ at, rule, kinds }];
  });
}

/** Mappings that may be empty. */
const empties = [/^\/operations$/, /\/input$/, /\/fields$/];

describe('a maximal manifest', () => {
  test('has no findings', async () => {
    expect(await findings(maximal)).toEqual([]);
  });

  const mutations = mutationsOf(maximal);
  const reported = new Map<string, ReturnType<typeof findings>>();

  /** The findings with a wrong value at a place, for all tests that ask for them. */
  function findingsWith(at: string, kind: string): ReturnType<typeof findings> {
    const key = `${at} ${kind}`;
    const found = reported.get(key) ?? findings(replaceAt(maximal, at, wrong[kind] ?? null));
    reported.set(key, found);
    return found;
  }

  test('is mutated everywhere', () => {
    expect(mutations.length).toBeGreaterThan(50);
  });

  test.each(mutations)('$at of a wrong type is found once, at its place', async (mutation) => {
    const { at, rule, kinds } = mutation;
    for (const kind of kinds) {
      const block = replaceAt(maximal, at, wrong[kind] ?? null);
      const errors = (await findingsWith(at, kind)).filter(({ severity }) => severity === 'error');
      const reportedThere = errors.filter(
        (finding) => JSON.stringify(finding.at.range?.start) === JSON.stringify(startOf(block, at)),
      );
      const rules = reportedThere.map((finding) => finding.rule);
      expect(
        rules,
        `${kind}: ${errors.map(({ message }) => plainText(message)).join(' ')}`,
      ).toEqual([rule]);
    }
  });

  test('is invalid in the published schema if a rule on single fields rejects it', async () => {
    const beyond = ['entrypoint-placeholder-unknown', 'id-directory'];
    for (const { at, kinds } of mutations) {
      for (const kind of Object.keys(wrong)) {
        // The schema cannot check the name of a program.
        if (/\/entrypoints\/\w+\/0$/.test(at) && kind === 'blank') continue;
        const block = replaceAt(maximal, at, wrong[kind] ?? null);
        const errors = (await findingsWith(at, kind)).filter(
          ({ severity, rule }) => severity === 'error' && !/^manifests-/.test(rule),
        );
        const refused = errors.some(({ rule }) => !beyond.includes(rule));
        expect(validator(block), `${at} ${kind} ${kinds}`).toBe(!refused);
      }
    }
  });

  const required = pointers(maximal).filter(
    (at) =>
      /^\/\w+$/.test(at) ||
      /^\/operations\/[^/]+\/\w+$/.test(at) ||
      /\/output\/description$|\/input\/\w+\/type$/.test(at),
  );

  test.each(required.filter((at) => at !== '/owner'))('%s is missed', async (at) => {
    const reported = await findings(replaceAt(maximal, at, undefined));
    const above = at.split('/').slice(0, -1).join('/');
    const table = above.slice(1).replaceAll('/', '.');
    const messages = reported.filter(({ rule }) => rule === 'manifest-shape');
    expect(messages.map(({ message }) => plainText(message))).toEqual([
      `Missing \`${at.split('/').at(-1)}\`${table === '' ? '' : ` in \`${table}\``}.`,
    ]);
    const place = resolvePointer(placed(replaceAt(maximal, at, undefined)), above).keyAt.range
      ?.start;
    expect(messages[0]?.at).toMatchObject({ path, range: { start: place } });
  });

  test.each(pointers(maximal).filter((at) => kindOf(valueAt(maximal, at)) === 'mapping'))(
    '%s may be empty, or an empty one is reported',
    async (at) => {
      if (/default|owner/.test(at)) return;
      const errors = (await findings(replaceAt(maximal, at, {})))
        .filter(({ severity }) => severity === 'error')
        .map(({ rule }) => rule);
      const free = empties.some((pattern) => pattern.test(at));
      const own = errors.filter((rule) => rule !== 'entrypoint-placeholder-unknown');
      expect(own.length === 0, own.join()).toBe(free);
    },
  );

  test('covers every leaf: each change of one is reported', () => {
    const stateOf = (block: Json) => {
      const root = tableOf(block);
      const { name, version, items } = skillManifestV2.extract(
        { dialect: 'skill-manifest-v2', path, root, body: null },
        { names: [], texts: new Map() },
      );
      const shapes = items.map(({ kind, owner, name: own, facets }) => [
        ...[kind, owner, own],
        [...facets].map(([facet, { shape }]) => [facet, shape]),
      ]);
      return JSON.stringify([name, version?.value, shapes]);
    };
    const state = stateOf(maximal);
    const leaves = pointers(maximal).filter((at) => {
      const value = valueAt(maximal, at);
      return value === null || typeof value !== 'object' || Object.keys(value).length === 0;
    });
    for (const at of leaves) {
      for (const value of [...Object.values(wrong), undefined]) {
        const same = JSON.stringify(value) === JSON.stringify(valueAt(maximal, at));
        // These have a default, or their absence is a separate error.
        const unset = /\/(required|default|input)$/.test(at) && value === undefined;
        const none = /\/default$/.test(at) && value === null;
        if (same || unset || none) continue;
        expect(stateOf(replaceAt(maximal, at, value)), `${at} ${JSON.stringify(value)}`).not.toBe(
          state,
        );
      }
    }
  });
});

test('below a link any file may exist', () => {
  const unix = ['linked/run.sh', 'linked', 'scripts/run.sh'];
  const block = { operations: { run: { entrypoints: { unix } } } };
  const manifest = { dialect: 'skill-manifest-v2', path, root: tableOf(block), body: null };
  const files = [{ path: 'a/linked', name: 'linked', kind: 'symlink' }];
  const subject = { manifest, skill: { root: 'a', files }, workspace: { paths: new Set() } };
  const drafts = [
    ...entrypointScriptMissing.check(subject as unknown as RelatedSubjects['manifest']),
  ];
  expect(drafts.map(({ message }) => plainText(message))).toEqual([
    expect.stringContaining('scripts/run.sh'),
  ]);
});

describe('any block', () => {
  const keys = pointers(maximal)
    .flatMap((at) => at.split('/').slice(1))
    .filter((key) => !/^\d+$/.test(key));
  const key = fc.oneof(fc.constantFrom(...keys), fc.constantFrom('__proto__', 'constructor', ''));
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 7, withCrossShrink: true },
      fc.constantFrom<Json>(
        'a',
        '{a}',
        '../x.sh',
        'scripts/',
        '{skill_dir}/',
        '2.0',
        true,
        null,
        3,
      ),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }) as fc.Arbitrary<Json>,
    ),
  }));
  const block = fc.dictionary(fc.constantFrom(...Object.keys(maximal)), value, { minKeys: 3 });

  test('is read and judged without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(block, async (fields) => {
        await findings(fields as Json);
        await findings(fields as Json, 'router-manifest');
      }),
      { numRuns: 150, seed: 20261121 },
    );
  });
});
