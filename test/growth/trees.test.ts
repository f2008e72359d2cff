import { expect, test } from 'vitest';
import { pairSkills } from '../../src/contract/pairing/pair.ts';
import { worklog } from '../../src/rules/examples/lock.ts';
import { skillToml } from '../../src/rules/examples/toml.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { skillsOf } from '../contract/skills.ts';
import { runCase } from '../support/run-case.ts';
import { expectLinear } from './steps.ts';

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The rules of the findings, each with its count. */
async function rulesOf(files: Readonly<Record<string, string>>): Promise<Map<string, number>> {
  const { findings } = await runCase({ comment: '', files: new Map(Object.entries(files)) });
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

test('a lock on one line whose pins all fail', async () => {
  await expectLinear(250, (size) => {
    const pins = numbers(size).map(
      (index) => [`s${index}`, { computedHash: '0'.repeat(64) }] as const,
    );
    const text = JSON.stringify({ skills: Object.fromEntries(pins) });
    const tree = parseTxtar(`${worklog()}-- skills-lock.json --\n${text}\n`);
    return async () => expect((await runCase(tree)).changes).toHaveLength(size);
  });
});

test('a marketplace whose paths all lead nowhere, among many skills', async () => {
  await expectLinear(200, (size) => {
    const names = numbers(size).map((index) => `s${index}`);
    const skills = [...names.map((name) => `./skills/${name}x`), `./skills/${names[1]}`];
    const plugins = [{ name: 'a', source: './', skills }];
    const files = Object.fromEntries([
      ['.claude-plugin/marketplace.json', JSON.stringify({ name: 'm', plugins })],
      ...names.map((name) => [
        `skills/${name}/SKILL.md`,
        `---\nname: ${name}\ndescription: Does ${name}.\n---\n`,
      ]),
    ]);
    return async () => {
      const rules = await rulesOf(files);
      expect(rules.get('marketplace-path-missing')).toBe(size);
      expect(rules.get('marketplace-skill-unlisted')).toBe(size - 1);
    };
  });
});

test('a skill of many dependencies', async () => {
  await expectLinear(250, (size) => {
    const ids = numbers(size).map((index) => `"tool.kubectl${index}" = ">=2.0"`);
    const about = (id: string) => `id = "${id}"\nversion = "1.0.0"`;
    const files = {
      'skills/tool-deploy/skill.toml': skillToml(
        `[dependencies]\n${ids.join('\n')}`,
        about('tool.deploy'),
      ),
      'skills/tool-kubectl7/skill.toml': skillToml('', about('tool.kubectl7')),
    };
    return async () =>
      expect([...(await rulesOf(files)).keys()]).toEqual(['dependency-unsatisfied']);
  });
});

test('references of protos to a skill of many inputs', async () => {
  await expectLinear(20, (size) => {
    const front = 'manifest_version: "1.0"\nname: wide\ndescription: Takes much.\n';
    const lines = (name: string) =>
      numbers(size * 10)
        .map((index) => `    - {name: ${name}${index}}\n`)
        .join('');
    const lists = `inputs:\n  required:\n${lines('i')}  optional:\n${lines('o')}`;
    const bound = '- {skill: wide, inputs: {i0: a, o0: b}}\n';
    const files = {
      'before/skills/wide/SKILL.md': `---\n${front}---\n`,
      'after/skills/wide/SKILL.md': `---\n${front}${lists}---\n`,
      'before/protos/old.yaml': bound.repeat(size),
      'after/protos/new.yaml': bound.repeat(size),
    };
    return async () => {
      const rules = [...(await rulesOf(files))].filter(([rule]) => rule.startsWith('binding-'));
      expect(rules).not.toEqual([]);
    };
  });
});

test.each([
  ['that have nothing in common', 0, (index: number, step: number) => `new${index}w${step}`],
  ['that are the same ones', 1, (index: number, step: number) => `old${index}w${step}`],
  ['that all say the same', 0, (_: number, step: number) => `same${step}`],
])('skills against renamed ones %s', async (_, share, word) => {
  const old = share > 0 || word(0, 0) !== 'same0' ? undefined : word;
  const all = async (size: number) => {
    const before = await skillsOf(
      folder('old', size, old ?? ((index, step) => `old${index}w${step}`)),
    );
    return [before, await skillsOf(folder('new', size, word))] as const;
  };
  const sides = new Map([
    [100, await all(100)],
    [400, await all(400)],
  ]);
  await expectLinear(100, (size) => () => {
    const [before, after] = sides.get(size) ?? [[], []];
    const renamed = pairSkills(before, after).filter(({ status }) => status === 'renamed');
    expect(renamed).toHaveLength(share * size);
  });
});

/** Skills with bodies of 60 words. */
function folder(
  prefix: string,
  size: number,
  word: (index: number, step: number) => string,
): Record<string, string> {
  return Object.fromEntries(
    numbers(size).map((index) => [
      `${prefix}/${prefix}${index}/SKILL.md`,
      `---\nname: ${prefix}${index}\ndescription: Works.\n---\n${numbers(60)
        .map((step) => word(index, step))
        .join(' ')}\n`,
    ]),
  );
}
