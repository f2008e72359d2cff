import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lockFormats } from '../../src/locks/read.ts';
import { carriers } from '../../src/powers/catalog.ts';
import { preCommitHooks } from '../pages/pre-commit.ts';

const file = new URL('../../.pre-commit-hooks.yaml', import.meta.url);
const text = readFileSync(file, 'utf8');
const [hook] = parse(text) as { id: string; files: string }[];

/** The pattern of the hook, converted from Python to JavaScript. */
const starts = new RegExp(
  (hook?.files ?? '').replace(/\(\?x\)|^ *#.*$|\s/gm, '').replaceAll('(?i:', '(?:'),
  'i',
);

test.each([
  ['tools/deploy/SKILL.md', true],
  ['skills/a/scripts/run.sh', true],
  ['proto.lock', true],
  ['deep/day.proto.yaml', true],
  ['.claude-plugin/marketplace.json', true],
  ['plugins/a/.claude-plugin/plugin.json', true],
  ['.Claude/Settings.json', true],
  ['web/.claude/agents/review/security.md', true],
  ['plugins/a/hooks/hooks.json', true],
  ['.opencode/tools/query.mts', true],
  ['agents/skills-index.json', true],
  ['.well-known/skills/index.json', true],
  ['skillaccord.yml', true],
  ['.github/skillaccord.yaml', true],
  ['README.md', false],
  ['src/index.ts', false],
  ['src/agents.md', false],
  ['docs/hooks.json.md', false],
  ['web/settings.jsonc', false],
  ['lib/binary.py', false],
  ['.github/workflows/ci.yml', false],
  ['package-lock.json', false],
  ['docs/skillaccord.yml', false],
])('the hook that checks is started by %s: %s', (path, is) => {
  expect(starts.test(path)).toBe(is);
});

test('the hook is started by every file that a carrier reads in its examples', () => {
  const missed = carriers.flatMap((carrier) => {
    const trees = [
      ...carrier.examples.map(({ granting }) => granting),
      { ...carrier.sample?.files, ...(carrier.sample && { [carrier.sample.path]: '' }) },
    ];
    return trees.flatMap((tree) => {
      const paths = new Set(Object.keys(tree));
      const read = [...paths].filter((path) => carrier.unitOf(path, paths));
      return read.filter((path) => !starts.test(path)).map((path) => `${carrier.id}: ${path}`);
    });
  });
  expect(missed).toEqual([]);
});

test('the hook is started by the locks of every format', () => {
  const names = lockFormats.flatMap(({ files }) => files);
  expect(names).toContain('toolhive.lock.yaml');
  expect(names.filter((name) => !starts.test(`app/${name}`))).toEqual([]);
});

test('the patterns are those of the carriers and the lock formats', () => {
  expect(preCommitHooks(text)).toBe(text);
});
