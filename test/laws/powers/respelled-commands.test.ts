import { expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { type MemoryFile, memoryTree } from '../../../src/model/tree.ts';
import { compareTreeGrants } from '../../../src/pipeline/compare/grant-comparison.ts';
import { pairSkills } from '../../../src/pipeline/compare.ts';
import { load } from '../../../src/pipeline/load.ts';

/** How the permissions of a plugin change if the command of its hook does. */
async function changesBetween(
  before: string,
  after: string,
  scripts: Readonly<Record<string, string | MemoryFile>> = {},
): Promise<readonly string[]> {
  const [base, head] = await Promise.all(
    [before, after].map((command) => {
      const hooks = { Stop: [{ hooks: [{ type: 'command', command }] }] };
      const files = {
        '.claude-plugin/plugin.json': '{"name": "p"}',
        'hooks/hooks.json': JSON.stringify({ hooks }),
        ...scripts,
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

test.each(commands)('other quotes of one command change nothing: %s', async (...words) => {
  const [plain = '', ...quoted] = quotings(words);
  for (const line of quoted) {
    // A shell expands no variable in single quotes, and a default may name another folder.
    const expected = /'\$|:-/.test(line) ? ['undecided'] : [];
    expect(await changesBetween(plain, line), line).toEqual(expected);
    expect(await changesBetween(line, plain), line).toEqual(expected);
  }
});

const script = { 'hooks/stop.sh': { kind: 'executable', content: '#!/bin/sh\n' } } as const;
const folder = '${CLAUDE_PLUGIN_ROOT}/hooks';

test.each([
  [`${folder}/stop.sh`, `bash "${folder}/stop.sh"`],
  [`sh ${folder}/stop.sh now`, `"${folder}"/stop.sh now`],
  [`/bin/sh ${folder}/stop.sh`, `bash ${folder}/stop.sh`],
])('the shell before a script that is executable changes nothing: %s', async (before, after) => {
  expect(await changesBetween(before, after, script)).toEqual([]);
  expect(await changesBetween(after, before, script)).toEqual([]);
  const notStarted = { 'hooks/stop.sh': '#!/bin/sh\n' };
  const isStarted = [before, after].some((line) => !/^(?:\/bin\/)?(?:ba)?sh /.test(line));
  expect((await changesBetween(before, after, notStarted)).length > 0).toBe(isStarted);
});

test('a long option of a package runner changes nothing', async () => {
  expect(await changesBetween('npx -y a@1.0.0 x', 'npx --yes a@1.0.0 x')).toEqual([]);
  expect(await changesBetween('npx a@1.0.0 x', 'npx --yes a@1.0.0 x')).not.toEqual([]);
  expect(await changesBetween('npx -y a@1.0.0 -y', 'npx -y a@1.0.0 --yes')).not.toEqual([]);
});

test.each([
  [`bash ${folder}/stop.sh`, `bash -x ${folder}/stop.sh`],
  [`bash ${folder}/stop.sh`, `bash ${folder}/stop.sh now`],
  [`bash ${folder}/stop.sh`, `python3 ${folder}/stop.sh`],
  [`bash ${folder}/stop.sh`, `bash ${folder}/*.sh`],
  [`bash ${folder}/stop.sh`, `bash ${folder}/stop.sh $HOME`],
])('another option, argument or program is a change: %s', async (before, after) => {
  expect(await changesBetween(before, after, script)).not.toEqual([]);
  expect(await changesBetween(after, before, script)).not.toEqual([]);
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
