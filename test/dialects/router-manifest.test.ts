import { describe, expect, test } from 'vitest';
import { migratedBlock } from '../../src/dialects/router-manifest/migrated-block.ts';
import { routerManifest } from '../../src/dialects/router-manifest/router-manifest.ts';
import { parseSkillMd } from '../../src/dialects/skill-md.ts';
import { plainText } from '../../src/model/message.ts';
import type { Json, Table } from '../../src/model/value/value.ts';
import { toJson } from '../../src/model/value/value.ts';
import { routerManifestLegacy } from '../../src/rules/problem/blocks.ts';
import { parseJson } from '../../src/syntax/json/json.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { pointers, replaceAt, valueAt } from '../support/pointers.ts';
import {
  findings,
  maximalRouter,
  path,
  placed,
  startOf,
} from '../support/samples/maximal-block.ts';

const wrong: readonly (readonly [kind: string, value: Json])[] = [
  ['text', 'text'],
  ['blank', ' '],
  ['number', 7],
  ['boolean', true],
  ['null', null],
  ['list', []],
  ['mapping', {}],
];

/** The rule that reports a place, and the valid kinds of values. */
const expectedRules: readonly (readonly [place: RegExp, rule: string, right: RegExp])[] = [
  [/^\/id$/, 'manifest-shape', /text/],
  [/^\/version$/, 'version-format', /never/],
  [/^\/effects\/\d+$/, 'effect-unknown', /never/],
  [/^\/(capabilities|effects)$/, 'manifest-shape', /list/],
  [/^\/capabilities\/\d+$/, 'manifest-shape', /text|blank/],
  [/^\/stdout_contract$/, 'manifest-shape', /mapping/],
  [/last_line_json$/, 'manifest-shape', /boolean/],
  [/^\/(owner|stdout_contract\/schema_version)$/, '', /./],
  [/^\/entrypoints$/, 'manifest-shape', /mapping/],
  [/^\/entrypoints\/[^/]+$/, 'manifest-shape', /never/],
  [/^\/entrypoints\/[^/]+\/\w+$/, 'entrypoint-shape', /never/],
  [/^\/entrypoints\/[^/]+\/\w+\/0$/, 'entrypoint-shape', /text/],
  [/^\/entrypoints\/[^/]+\/\w+\/\d+$/, 'entrypoint-shape', /text|blank/],
];

const mutations = pointers(maximalRouter).map((at) => {
  const [, rule = 'none', right = /never/] = expectedRules.find(([place]) => place.test(at)) ?? [];
  return { at, rule, kinds: wrong.filter(([kind]) => !right.test(kind)) };
});

describe('a maximal manifest of the old format', () => {
  test('has only the finding on its age, at its fence', async () => {
    const reported = await findings(maximalRouter, 'router-manifest');
    expect(
      reported.map(({ rule, severity, at }) => [rule, severity, at.range?.start.line]),
    ).toEqual([['router-manifest-legacy', 'warning', 6]]);
  });

  test.each(mutations.filter(({ kinds }) => kinds.length > 0))(
    '$at of a wrong type is found once, at its place',
    async ({ at, rule, kinds }) => {
      for (const [kind, value] of kinds) {
        const block = replaceAt(maximalRouter, at, value);
        const start = JSON.stringify(startOf(block, at, 'router-manifest'));
        const errors = (await findings(block, 'router-manifest')).filter(
          ({ severity }) => severity === 'error',
        );
        const reportedThere = errors.filter(
          (finding) => JSON.stringify(finding.at.range?.start) === start,
        );
        expect(
          reportedThere.map((finding) => finding.rule),
          `${kind}: ${errors.map(({ message }) => plainText(message)).join(' ')}`,
        ).toEqual([rule]);
      }
    },
  );

  test.each(['id', 'version', 'effects', 'entrypoints'])(
    '%s is reported as missing',
    async (key) => {
      const block = replaceAt(maximalRouter, `/${key}`, undefined);
      const reported = await findings(block, 'router-manifest');
      expect(
        reported
          .filter(({ severity }) => severity === 'error')
          .map((finding) => plainText(finding.message)),
      ).toEqual([`Missing \`${key}\`.`]);
    },
  );

  test('covers every leaf: each change of one is reported', () => {
    const stateOf = (block: Json) => {
      const { name, version, items } = routerManifest.extract(
        { dialect: 'router-manifest', path, root: rootOf(block), body: null },
        { names: [], texts: new Map() },
      );
      const shapes = items.map(({ kind, owner, name: own, facets }) => [
        ...[kind, owner, own],
        [...facets].map(([facet, { shape }]) => [facet, shape]),
      ]);
      return JSON.stringify([name, version?.value, shapes]);
    };
    const state = stateOf(maximalRouter);
    for (const at of pointers(maximalRouter)) {
      const after = valueAt(maximalRouter, at);
      for (const [, value] of wrong) {
        if (JSON.stringify(value) === JSON.stringify(after)) continue;
        expect(stateOf(replaceAt(maximalRouter, at, value)), `${at} ${value}`).not.toBe(state);
      }
    }
  });
});

function rootOf(block: Json): Table {
  const root = placed(block, 'router-manifest');
  if (root.kind !== 'table') throw new Error('The block holds no object.');
  return root;
}

function manifestText(block: Json): string {
  return JSON.stringify(block, null, 2);
}

function migrated(block: Json): Json {
  const { root, faults } = parseJson('x.json', migratedBlock(manifestText(block)));
  expect(faults).toEqual([]);
  return root && toJson(root);
}

describe('the migrated block', () => {
  test('keeps the texts of the old one unchanged', () => {
    const old = `{
\t"id" : "memory",\t"version": "0.1.0",

\t"n": [1.0, 12345678901234567890], "é": "\\u00e9",
\t"effects": [ "db.read" ],
\t"entrypoints": {
\t\t"m\\u00e9m": { "unix": ["mem.sh", "{skill_dir}", "{query}"] },
\t\t"say": {
\t\t\t"description": "S\\u00e9y x",
\t\t\t"unix": [
\t\t\t\t"echo", "{x}"
\t\t\t],
\t\t\t"input": {
\t\t\t\t"x": { "type": "integer" }
\t\t\t},
\t\t\t"windows": ["echo"]
\t\t}
\t}
}
`;
    expect(migratedBlock(old)).toBe(`{
\t"schema_version" : "2.0",
\t"id" : "memory",\t"version": "0.1.0",

\t"n": [1.0, 12345678901234567890], "é": "\\u00e9",
\t"capabilities": [],
\t"effects": [ "db.read" ],
\t"operations": {
\t\t"m\\u00e9m": {
\t\t\t"description": "m\\u00e9m",
\t\t\t"input": {
\t\t\t\t"query": {
\t\t\t\t\t"type": "string",
\t\t\t\t\t"required": true
\t\t\t\t}
\t\t\t},
\t\t\t"output": {
\t\t\t\t"description": "What mém prints."
\t\t\t},
\t\t\t"entrypoints": { "unix": ["mem.sh", "{skill_dir}", "{query}"] }
\t\t},
\t\t"say": {
\t\t\t"description": "S\\u00e9y x",
\t\t\t"input": {
\t\t\t\t"x": { "type": "integer" }
\t\t\t},
\t\t\t"output": {
\t\t\t\t"description": "What say prints."
\t\t\t},
\t\t\t"entrypoints": {
\t\t\t\t"unix": [
\t\t\t\t\t"echo", "{x}"
\t\t\t\t],
\t\t\t\t"windows": ["echo"]
\t\t\t}
\t\t}
\t},
\t"stdout_contract": {
\t\t"last_line_json": false
\t}
}
`);
  });

  test.each([
    [
      '{"id":"x","effects":[],"entrypoints":{"x":{"unix":["echo"],"description":"Say x"}}}',
      '{"schema_version":"2.0","id":"x","capabilities":[],"effects":[],"operations":{"x":{"description":"Say x","input":{},"output":{"description":"What x prints."},"entrypoints":{"unix":["echo"]}}},"stdout_contract":{"last_line_json":false}}',
    ],
    [
      '{ "capabilities": [], "effects": [], "entrypoints": {}, "stdout_contract": {} }',
      '{ "schema_version": "2.0", "capabilities": [], "effects": [], "operations": {}, "stdout_contract": {"last_line_json": false} }',
    ],
    [
      '{"id":"x","effects":[],"entrypoints":{},"stdout_contract":{"schema_version":"1"}}',
      '{"schema_version":"2.0","id":"x","capabilities":[],"effects":[],"operations":{},"stdout_contract":{"last_line_json":false,"schema_version":"1"}}',
    ],
  ])('stays on one line: %s', (old, after) => {
    expect(migratedBlock(old)).toBe(after);
  });

  test('has no findings', async () => {
    expect(await findings(migratedBlock(manifestText(maximalRouter)))).toEqual([]);
  });

  test('is the block on the page of the rule', () => {
    const [old, after] = [routerManifestLegacy.invalid, routerManifestLegacy.valid].map((tree) => {
      const text = parseTxtar(tree.trimStart()).files.get('skills/memory/SKILL.md') ?? '';
      return parseSkillMd('SKILL.md', text).blocks[0]?.text ?? '';
    });
    expect(migratedBlock(old ?? '')).toBe(after);
  });

  test('promises no more than the old one', () => {
    const { stdout_contract: _, capabilities: __, ...rest } = maximalRouter;
    expect(migrated(rest)).toMatchObject({
      capabilities: [],
      stdout_contract: { last_line_json: false },
    });
  });

  test('keeps every key, with any name', () => {
    const block = JSON.parse(
      '{"id": "a", "__proto__": 1, "entrypoints": {"__proto__": {"unix": ["a", "{__proto__}"]}}}',
    ) as Json;
    const text = migratedBlock(manifestText(block));
    expect(text.match(/"__proto__"/g)).toHaveLength(4);
    expect(({} as Record<string, unknown>)['unix']).toBeUndefined();
  });

  test.each<[what: string, block: Json]>([
    ['wrong kinds', { id: 7, entrypoints: [1], effects: null, stdout_contract: 'x' }],
    ['wrong commands', { entrypoints: { a: 'x', b: { unix: 'x', windows: [1, null, []] } } }],
    ['both formats', { schema_version: '2.0', operations: { a: 1 }, entrypoints: { a: {} } }],
  ])('is made of %s without throwing', (_what, block) => {
    expect(migrated(block)).toMatchObject({ schema_version: '2.0' });
  });
});
