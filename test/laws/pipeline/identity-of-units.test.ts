import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { check } from '../../../src/pipeline/check.ts';
import { exampleContext } from '../../../src/tasks/example.ts';
import { exampleTree } from '../../../src/tasks/example-tree.ts';
import { sample, seeds } from '../support/seeds.ts';

type Files = Readonly<Record<string, string>>;

async function reportOf(base: Files, head: Files) {
  const sides = { base: exampleTree(base), head: exampleTree(head), context: exampleContext(true) };
  return check(sides, defaults);
}

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;
const skill = '---\nname: log\ndescription: Logs the day.\n---\nLog it.\n';

interface Listed {
  readonly market: string;
  readonly name: string;
  readonly folder: string;
  readonly spelling: (folder: string) => { readonly source: string; readonly root?: string };
}

const spellings = [
  (folder: string) => ({ source: `./${folder}` }),
  (folder: string) => ({ source: `./${folder}/` }),
  (folder: string) => ({ source: `././${folder}` }),
  (folder: string) => ({ source: `./x/../${folder}` }),
  (folder: string) => ({ source: folder, root: './' }),
] as const;

const listed: fc.Arbitrary<Listed> = fc.record({
  market: fc.constantFrom('m', 'other'),
  name: fc.constantFrom('p', 'q'),
  folder: fc.constantFrom('p', 'q', 'plugins/p'),
  spelling: fc.constantFrom(...spellings),
});

function treeOf({ market, name, folder, spelling }: Listed): Files {
  const { source, root } = spelling(folder);
  const metadata = root === undefined ? {} : { metadata: { pluginRoot: root } };
  const owner = { name: 'o' };
  return {
    '.claude-plugin/marketplace.json': json({
      name: market,
      owner,
      ...metadata,
      plugins: [{ name, source }],
    }),
    [`${folder}/.claude-plugin/plugin.json`]: json({ name, version: '1.0.0' }),
    [`${folder}/skills/log/SKILL.md`]: skill,
  };
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('a new name of a marketplace or a plugin is one warning, wherever its folder is', async () => {
    const property = fc.asyncProperty(listed, listed, async (before, after) => {
      const { findings } = await reportOf(treeOf(before), treeOf(after));
      const renamed = findings.filter(({ rule }) => rule === 'plugin-renamed');
      const isSame = before.market === after.market && before.name === after.name;
      expect(renamed.map(({ severity }) => severity)).toEqual(isSame ? [] : ['warning']);
      if (before.market !== after.market || isSame) return;
      expect(renamed[0]?.about).toContain(before.name);
      expect(renamed[0]?.help?.parts.map((part) => JSON.stringify(part)).join('')).toContain(
        after.name,
      );
    });
    await fc.assert(property, sample(seed, 12));
  });

  test('what moves to another unit of its kind with its bytes is moved, and no gain', async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...parts),
      fc.boolean(),
      fc.boolean(),
      async (part, isNewUnit, isOther) => {
        const rest = { 'q/.claude-plugin/plugin.json': json({ name: 'q', version: '1.0.0' }) };
        const from = { 'p/.claude-plugin/plugin.json': json({ name: 'p', version: '1.0.0' }) };
        const before = { ...from, ...part('p', 'date'), ...(isNewUnit ? {} : rest) };
        const after = { ...from, ...rest, ...part('q', isOther ? 'date -u' : 'date') };
        const { powers, findings } = await reportOf(before, after);
        const isMoved = ({ change }: (typeof powers)[number]) => change === 'moved';
        const grown = findings.filter(({ category, state }) => {
          return category === 'privilege' && state === 'new';
        });
        expect(powers.some(isMoved) && powers.every(isMoved)).toBe(!isOther);
        expect(grown.length > 0).toBe(isOther);
      },
    );
    await fc.assert(property, sample(seed, 12));
  });
});

const root = '$' + '{CLAUDE_PLUGIN_ROOT}';
const hookAt = (event: string, command: string) =>
  json({ hooks: { [event]: [{ hooks: [{ type: 'command', command }] }] } });

/** The parts of a plugin whose bytes a text decides. */
const parts: readonly ((plugin: string, text: string) => Files)[] = [
  (plugin, text) => ({ [`${plugin}/hooks/hooks.json`]: hookAt('Stop', text) }),
  (plugin, text) => ({ [`${plugin}/hooks/hooks.json`]: hookAt('PreToolUse', text) }),
  (plugin, text) => ({
    [`${plugin}/hooks/hooks.json`]: hookAt('SessionStart', `sh ${root}/start.sh`),
    [`${plugin}/start.sh`]: `${text}\n`,
  }),
  (plugin, text) => ({
    [`${plugin}/.mcp.json`]: json({ mcpServers: { docs: { command: text } } }),
  }),
  (plugin, text) => ({
    [`${plugin}/.mcp.json`]: json({
      mcpServers: { docs: { command: 'node', args: [`${root}/server.js`] } },
    }),
    [`${plugin}/server.js`]: `${text}\n`,
  }),
];
