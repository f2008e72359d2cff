import { expect, test } from 'vitest';
import { type Config, defaults } from '../../src/config/config.ts';
import { readListings } from '../../src/listings/read.ts';
import { nothing, plainText } from '../../src/model/message.ts';
import type { Report } from '../../src/model/report.ts';
import { type MemoryFile, memoryTree } from '../../src/model/tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { exampleContext } from '../../src/tasks/example.ts';

type Files = Readonly<Record<string, string | Uint8Array | MemoryFile>>;

const skill = (name: string) => `---\nname: ${name}\ndescription: Does ${name}.\n---\n`;
const marketplace = (...plugins: unknown[]) =>
  JSON.stringify({ name: 'm', owner: { name: 'o' }, plugins });
const link: MemoryFile = { kind: 'symlink', content: '../elsewhere' };

function report(
  files: Files,
  only: readonly string[] = [],
  config: Partial<Config> = {},
): Promise<Report> {
  const sides = { head: memoryTree(files), base: null, context: exampleContext(false), only };
  return check(sides, { ...defaults, allowEmpty: true, ...config });
}

async function found(files: Files, only: readonly string[] = []): Promise<string[]> {
  const { findings } = await report(files, only);
  return findings.map(({ rule, at, message }) => `${at.path}: ${rule}: ${plainText(message)}`);
}

test('files behind a symbolic link or in a submodule are not checked', async () => {
  const plugins = [
    { name: 'link', source: './plugins/link' },
    { name: 'module', source: './plugins/module', skills: ['./skills/a'] },
    { name: 'below', source: './vendor/deep/plugin' },
    { name: 'own', source: './plugins/own', skills: ['./shared/a', './linked'] },
  ];
  const modules =
    '[submodule "module"]\n\tpath = plugins/module\n\turl = https://example.com/a.git\n[submodule "v"]\r\n\tpath = "vendor/deep/"\r\n';
  const files = {
    '.claude-plugin/marketplace.json': marketplace(...plugins),
    '.gitmodules': modules,
    'plugins/link': link,
    'plugins/own/shared': link,
    'plugins/own/linked': link,
    'plugins/own/skills/b/SKILL.md': skill('b'),
  };
  const toNothing = expect.stringContaining('plugins/link is a symbolic link to nothing.');
  expect(await found(files)).toEqual([toNothing]);
  expect(await found({ ...files, '.gitmodules': '' })).toEqual([
    expect.stringContaining(': Source ./plugins/module of plugin `module` does not exist.'),
    expect.stringContaining(': Source ./vendor/deep/plugin of plugin `below` does not exist.'),
    toNothing,
  ]);
});

test('a marketplace that is a symbolic link to nothing is unreadable', async () => {
  const files = { '.claude-plugin/marketplace.json': link, 'skills/a/SKILL.md': skill('a') };
  expect(await found(files)).toEqual([expect.stringContaining('is a symbolic link to nothing.')]);
});

test('named paths show the findings of listings and of skills there', async () => {
  const index = {
    memory: { dir: 'memory', version: '1.0.0', capabilities: [], effects: [], operations: {} },
  };
  const block = JSON.stringify({ schema_version: '2.0', id: 'memory', version: '1.1.0' });
  const files = {
    '.claude-plugin/marketplace.json': marketplace({
      name: 'a',
      source: './',
      skills: ['./skills/a', './skills/x'],
    }),
    'skills/a/SKILL.md': skill('a'),
    'skills/b/SKILL.md': skill('b'),
    'agents/skills-index.json': JSON.stringify({ skills: index, capability_index: {} }),
    'agents/memory/SKILL.md': `${skill('memory')}\`\`\`skill-manifest\n${block}\n\`\`\`\n`,
  };
  const rules = async (...only: string[]) => {
    const { findings } = await report(files, only);
    return findings
      .map(({ rule }) => rule)
      .filter((rule) => /^(?:marketplace|skills-index)-/.test(rule));
  };
  expect(await rules()).toEqual([
    'marketplace-path-missing',
    'skills-index-stale',
    'marketplace-skill-unlisted',
  ]);
  expect(await rules('.claude-plugin')).toEqual(['marketplace-path-missing']);
  expect(await rules('skills/b')).toEqual(['marketplace-skill-unlisted']);
  expect(await rules('skills/a')).toEqual([]);
  expect(await rules('agents/skills-index.json')).toEqual(['skills-index-stale']);
  expect(await rules('agents/memory')).toEqual(['skills-index-stale']);
});

test('a finding points at the path, and shows its line', async () => {
  const text =
    '{ "name": "m", "owner": { "name": "o" }, "plugins": [\n  { "name": "a", "source": "./a" }\n] }\n';
  const { findings } = await report({ '.claude-plugin/marketplace.json': `\ufeff${text}` });
  expect(findings).toMatchObject([
    {
      rule: 'marketplace-path-missing',
      category: 'discovery',
      skill: null,
      at: { range: { start: { line: 2, column: 28 }, end: { line: 2, column: 33 } } },
      excerpt: '  { "name": "a", "source": "./a" }',
    },
  ]);
});

test('a fingerprint stays when the suggestion disappears', async () => {
  const files = {
    '.claude-plugin/marketplace.json': marketplace(
      { name: 'a', source: './plugins/skils' },
      { name: 'b', source: './other' },
    ),
    'other/SKILL.md': skill('other'),
  };
  const near = await report({ ...files, 'plugins/skill/SKILL.md': skill('skill') });
  const far = await report(files);
  const print = ({ findings }: Report) =>
    findings.find(({ rule }) => rule === 'marketplace-path-missing')?.fingerprint;
  const help = ({ findings }: Report) => plainText(findings[0]?.help ?? nothing);
  expect(help(near)).toContain('./plugins/skill');
  expect(help(far)).not.toContain('./plugins/skill');
  expect(print(far)).toBe(print(near));
});

test('a file above the limit of size or depth is reported, and not read further', async () => {
  const deep = `{ "plugins": ${'['.repeat(100_000)}`;
  const files = {
    'a/.claude-plugin/marketplace.json': ' '.repeat(5_000_000),
    'b/.claude-plugin/marketplace.json': deep,
    'c/skills-index.json': ' '.repeat(5_000_000),
    'd/.claude-plugin/plugin.json': new Uint8Array([0x7b, 0xff, 0x7d]),
    'skills/a/SKILL.md': skill('a'),
  };
  const { findings } = await report(files);
  expect(findings.map(({ rule, at }) => [rule, at.path])).toEqual([
    ['file-too-large', 'a/.claude-plugin/marketplace.json'],
    ['marketplace-syntax', 'b/.claude-plugin/marketplace.json'],
    ['marketplace-syntax', 'd/.claude-plugin/plugin.json'],
    ['file-encoding', 'd/.claude-plugin/plugin.json'],
  ]);
});

test('keys and paths with a meaning in JavaScript are ordinary names', async () => {
  const text =
    '{ "__proto__": { "plugins": [] }, "name": "m", "owner": { "name": "o" }, "plugins": [{ "name": "__proto__", "source": "./__proto__" }, { "name": "b", "source": "./constructor/toString" }, { "name": "c", "source": "./c\\u0000\\n::error::x" }, { "name": "ok", "source": "./" }] }';
  const rules = await report({ '.claude-plugin/marketplace.json': text });
  expect(rules.findings.map(({ rule }) => rule)).toEqual([
    'plugin-manifest-shape',
    ...Array(3).fill('marketplace-path-missing'),
  ]);
});

test('a tree without listings is not searched for links', () => {
  const entries = [{ path: 'a', kind: 'symlink' as const }];
  expect(readListings([], new Map(), entries).externalPaths.size).toBe(0);
});
