import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { compareTreeGrants } from '../../src/pipeline/compare/grant-comparison.ts';
import { pairSkills } from '../../src/pipeline/compare.ts';
import { load } from '../../src/pipeline/load.ts';

/** How the permissions of a plugin change if the command of its hook does. */
async function changesBetween(before: string, after: string): Promise<readonly string[]> {
  const [base, head] = await Promise.all(
    [before, after].map((command) => {
      const hooks = { Stop: [{ hooks: [{ type: 'command', command }] }] };
      const files = {
        '.claude-plugin/plugin.json': '{"name": "p"}',
        'hooks/hooks.json': JSON.stringify({ hooks }),
      };
      return load(memoryTree(files), defaults);
    }),
  );
  if (!base || !head) return [];
  const pairs = pairSkills(base.workspace.skills, head.workspace.skills);
  const { changes } = compareTreeGrants(base.workspace, head.workspace, pairs);
  return changes.map(({ change }) => change);
}

/** One command with each of its words plain, in single and in double quotes. */
function quotings(words: readonly string[]): readonly string[] {
  return words.reduce<readonly string[]>(
    (lines, word) =>
      lines.flatMap((line) =>
        [word, `'${word}'`, `"${word}"`].map((one) => `${line} ${one}`.trim()),
      ),
    [''],
  );
}

const commands = [
  ['${CLAUDE_PLUGIN_ROOT}/stop.sh', 'now'],
  ['bash', '${CLAUDE_PLUGIN_ROOT:-.}/stop.sh'],
  ['make', '--quiet', 'all'],
];

test.each(commands)('other quotes of one command are undecided: %s', async (...words) => {
  const [plain = '', ...quoted] = quotings(words);
  for (const line of quoted) {
    expect(await changesBetween(plain, line), line).toEqual(['undecided']);
    expect(await changesBetween(line, plain), line).toEqual(['undecided']);
  }
});

test.each([
  ['bash "${CLAUDE_PLUGIN_ROOT}/stop.sh"', 'bash "${CLAUDE_PLUGIN_ROOT:-.}/stop.sh"'],
  ['$PLUGIN_ROOT/stop.sh', '"${PLUGIN_ROOT:-./p}/stop.sh"'],
])('a default of the folder of the plugin is undecided: %s', async (before, after) => {
  expect(await changesBetween(before, after)).toEqual(['undecided']);
  expect(await changesBetween(after, before)).toEqual(['undecided']);
});

test.each([
  ["echo '; make stop'", 'echo ; make stop'],
  ['echo "a | sh"', 'echo a | sh'],
  ["echo '$(make stop)'", 'echo "$(make stop)"'],
  ['make "a b"', 'make a b'],
  ['make all && make end', 'make all | make end'],
  ['make ${PLACE}', 'make ${PLACE:-/}'],
  ['${CLAUDE_PLUGIN_ROOT}/stop.sh', '${CLAUDE_PLUGIN_ROOT:-$(pwd)}/stop.sh'],
])('another command is gained, and the old one lost: %s', async (before, after) => {
  expect(await changesBetween(before, after)).toEqual(['gained', 'lost']);
  expect(await changesBetween(after, before)).toEqual(['gained', 'lost']);
});
