import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const file = new URL('../.pre-commit-hooks.yaml', import.meta.url);
const [hook] = parse(readFileSync(file, 'utf8')) as { id: string; files: string }[];

/** The pattern of the hook, converted from Python to JavaScript. */
const starts = new RegExp(
  (hook?.files ?? '').replace(/\(\?x\)|\s/g, '').replaceAll('(?i:', '(?:'),
  'i',
);

test.each([
  ['tools/deploy/SKILL.md', true],
  ['skills/a/scripts/run.sh', true],
  ['proto.lock', true],
  ['deep/day.proto.yaml', true],
  ['.claude-plugin/marketplace.json', true],
  ['plugins/a/.claude-plugin/plugin.json', true],
  ['agents/skills-index.json', true],
  ['skillaccord.yml', true],
  ['.github/skillaccord.yaml', true],
  ['README.md', false],
  ['web/plugin.json', false],
  ['docs/skillaccord.yml', false],
])('the hook that checks is started by %s: %s', (path, is) => {
  expect(starts.test(path)).toBe(is);
});
