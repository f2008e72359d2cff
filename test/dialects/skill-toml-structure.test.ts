import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import type { Finding } from '../../src/model/finding.ts';
import { plainText } from '../../src/model/message.ts';
import { type MemoryFile, memoryTree } from '../../src/model/tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { load } from '../../src/pipeline/load.ts';
import { skillToml } from '../../src/rules/examples/toml.ts';
import { exampleContext } from '../../src/tasks/example.ts';

type Files = Readonly<Record<string, string | MemoryFile>>;

async function findings(files: Files): Promise<readonly Finding[]> {
  const sides = { head: memoryTree(files), base: null, context: exampleContext(false) };
  return (await check(sides, defaults)).findings;
}

/** The findings, without the notes about single links. */
async function lines(files: Files): Promise<readonly string[]> {
  const found = (await findings(files)).filter(({ rule }) => rule !== 'skill-symlink');
  return found.map(({ rule, at }) => `${at.path} ${rule}`);
}

const link = (content: string): MemoryFile => ({ kind: 'symlink', content });
const recipe = 'id: release\nname: Release\nsteps: [make]\n';
const all = '[provides]\nknowledge = true\nrecipes = true\nexecutable = true\n\n';
const module = '[executable]\nmodule = "bin/skill.wasm"\nexports = ["init", "shutdown"]';

function skill(lines: string, files: Files = {}, id = 'tool.deploy', version = '1.0.0'): Files {
  const root = `skills/${id.replace('.', '-')}`;
  const below = Object.entries(files).map(([name, file]) => [`${root}/${name}`, file]);
  const about = `id = "${id}"\nversion = "${version}"`;
  return { [`${root}/skill.toml`]: skillToml(lines, about), ...Object.fromEntries(below) };
}

describe('links are not followed', () => {
  test('a possible target of a link is not missing', async () => {
    const files = { knowledge: link('../k'), recipes: link('../r'), bin: link('../b') };
    expect(await lines(skill(all + module, files))).toEqual([]);
  });

  test('a link among the recipes is not a recipe, and hides no fault of another one', async () => {
    const files = { 'recipes/a.yaml': link('b.yaml'), 'recipes/b.yaml': 'id: b\nname: B\n' };
    expect(await lines(skill('[provides]\nrecipes = true', files))).toEqual([
      'skills/tool-deploy/recipes/b.yaml recipe-field-missing',
    ]);
  });

  test('a link among the recipes is not read', async () => {
    const files = { 'recipes/a.yaml': link('b.yaml'), 'recipes/b.yaml': recipe };
    const tree = memoryTree(skill('[provides]\nrecipes = true', files));
    const [read] = (await load(tree, defaults)).workspace.skills;
    expect([...(read?.attached.keys() ?? [])]).toEqual(['skills/tool-deploy/recipes/b.yaml']);
  });

  test('a glob that matches only links is not reported', async () => {
    const files = { 'recipes/a.yaml': link('../a.yaml') };
    expect(await lines(skill('[recipes]\nfiles = ["recipes/*.yaml"]', files))).toEqual([]);
  });

  test('a link elsewhere is not an excuse', async () => {
    const files = { docs: link('../docs'), 'knowledge.md': '# Knowledge' };
    expect(await lines(skill('[provides]\nknowledge = true', files))).toEqual([
      'skills/tool-deploy/skill.toml provides-missing',
    ]);
  });
});

test('a skill at the root of the repository has its parts there', async () => {
  const files = {
    'skill.toml': skillToml('[provides]\nknowledge = true'),
    'knowledge/a.md': '# A',
  };
  expect(await lines(files)).toEqual([]);
});

test('a recipe that two globs match is read once', async () => {
  const globs = '[recipes]\nfiles = ["recipes/*.yaml", "**/*.yaml", "recipes/a.yaml"]';
  expect(await lines(skill(globs, { 'recipes/a.yaml': 'id: a\nname: A\n' }))).toHaveLength(1);
});

test('a glob that is too long says so', async () => {
  const globs = `[recipes]\nfiles = ["recipes/*.yaml", "${'{a,b}'.repeat(40)}"]`;
  const found = await findings(skill(globs, { 'recipes/a.yaml': recipe }));
  expect(found.map(({ message }) => plainText(message).replace(/`.*`/, '…'))).toEqual([
    'Glob … is too long.',
  ]);
});

describe('many skills', () => {
  const count = 1000;
  const id = (index: number) => `tool.s${String(index % count).padStart(5, '0')}`;
  const chain = (dependency: (index: number) => string): Files =>
    Object.assign(
      {},
      ...Array.from({ length: count }, (_, index) =>
        skill(`[dependencies]\n${dependency(index)}`, {}, id(index)),
      ),
    );

  test('a chain is not a cycle', async () => {
    const files = chain((index) => (index + 1 < count ? `"${id(index + 1)}" = ">=1.0"` : ''));
    expect(await findings(files)).toEqual([]);
  });

  test('a cycle of all of them is one finding of limited length', async () => {
    const [found, other] = await findings(chain((index) => `"${id(index + 1)}" = ">=1.0"`));
    const shown = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `\`${id(index)}\``).join(' -> ');
    expect(found && plainText(found.message)).toBe(
      `Dependency cycle: ${shown} -> 992 more -> \`${id(0)}\`.`,
    );
    expect(other).toBeUndefined();
  });
});

test('at most a hundred cycles are listed', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `tool.s${index}`);
  const needs = `[dependencies]\n${ids.map((id) => `"${id}" = "*"`).join('\n')}`;
  const found = await findings(Object.assign({}, ...ids.map((id) => skill(needs, {}, id))));
  expect(found.map(({ rule }) => rule)).toEqual(
    Array.from({ length: 100 }, () => 'dependency-cycle'),
  );
});

describe('copies of one skill', () => {
  const at = (root: string, lines: string, version: string, id = 'tool.kubectl'): Files => ({
    [`${root}/skill.toml`]: skillToml(lines, `id = "${id}"\nversion = "${version}"`),
  });

  test('the nearest one counts, with any name', async () => {
    const needs = (range: string) => `[dependencies]\n"tool.kubectl" = "${range}"`;
    const found = await findings({
      ...at('a/deploy', needs('9.0'), '1.0.0', 'tool.a'),
      ...at('a/kubectl', '', '1.0.0'),
      ...at('a-b/kubectl', '', '2.0.0'),
      ...at('a.b/deploy', needs('9.0'), '1.0.0', 'tool.b'),
      ...at('b/c/deploy', needs('9.0'), '1.0.0', 'tool.c'),
      ...at('b/kubectl', '', '3.0.0'),
    });
    const unmet = found.filter(({ rule }) => rule === 'dependency-unsatisfied');
    expect(
      unmet.flatMap(({ notes }) =>
        notes.map((note) => /in (\S+)\.$/.exec(plainText(note.message))?.[1]),
      ),
    ).toEqual(['a-b/kubectl', 'a/kubectl', 'b/kubectl']);
  });
});
