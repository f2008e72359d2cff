import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repository } from '../../support/git.ts';
import { runHere } from '../../support/run-here.ts';
import { sample, seeds } from '../support/seeds.ts';

type Stored = {
  files: [string, string, string | null][];
  texts: [string, string][];
  attached: [string, string][];
  ignore: string | null;
};

const skill = '---\nname: a\ndescription: Does a thing.\nallowed-tools: Read\n---\nText.\n';
const files = { 'skills/a/SKILL.md': skill, 'skills/a/.skillignore': 'x\n' };

/** Changes of a partial report, with the place that is wrong. */
const forgeries: Readonly<Record<string, [place: string, forge: (stored: Stored) => void]>> = {
  'another text': [
    '/facts/skills/0/texts/0/1',
    ({ texts }) => {
      if (texts[0]) texts[0][1] = skill.replace('allowed-tools: Read\n', '');
    },
  ],
  'a byte more': [
    '/facts/skills/0/texts/0/1',
    ({ texts }) => {
      if (texts[0]) texts[0][1] += '\n';
    },
  ],
  'a text of no file': [
    '/facts/skills/0/attached/0/1',
    ({ attached }) => {
      attached.push(['skills/a/b.md', 'x']);
    },
  ],
  'other ignored files': [
    '/facts/skills/0/ignore',
    (stored) => {
      stored.ignore = '*\n';
    },
  ],
  'a file of no kind': [
    '/facts/skills/0/files/0/1',
    ({ files }) => {
      if (files[0]) files[0][1] = 'folder';
    },
  ],
};

test.each(Object.entries(forgeries))(
  'a partial report with %s is exit 2',
  async (_, [place, forge]) => {
    const work = repository(files);
    const part = join(work.path, '..', `part-${Math.random()}.json`);
    const made = await runHere(
      ['check', '--base', 'none', '--shard', '1/1', '-o', `json=${part}`],
      work.path,
    );
    expect(made.stderr).toBe('');
    const merged = await runHere(['merge', part, '--base', 'none'], work.path);
    expect(merged.code, merged.stderr).toBe(0);
    const report = JSON.parse(readFileSync(part, 'utf8'));
    forge(report.facts.skills[0]);
    writeFileSync(part, JSON.stringify(report));
    const forged = await runHere(['merge', part, '--base', 'none'], work.path);
    expect(forged.stderr).toContain(place);
    expect(forged.code).toBe(2);
  },
);

const lock = (hash: string) => `skills:\n  a:\n    content_hash: ${hash}\n    version: 1.0.0\n`;
const policy = 'policy: { allowed-tools: [Read], hooks: false, exec: false }\n';
const before = {
  ...files,
  'skillaccord.yml': policy,
  'skills.lock': lock(`sha256:${'0'.repeat(64)}`),
};
/** An error of the skill by itself, a permission that a policy denies, and a missing file. */
const after = {
  'skills/a/SKILL.md': `${skill.replace('Read', 'Read Bash(*)')}[x](missing.md)\n`,
  'skills/b/SKILL.md': '---\nname: other\ndescription: 1\n---\n',
};

/** A part, and the output of a merge of it. */
async function partOf(base: string) {
  const work = repository(before);
  work.commit(after);
  const part = join(work.path, '..', `part-${Math.random()}.json`);
  const made = await runHere(
    ['check', '--base', base, '--shard', '1/1', '-o', `json=${part}`],
    work.path,
  );
  expect(made.stderr).toBe('');
  const merge = (text: string) => {
    writeFileSync(part, text);
    return runHere(
      ['merge', part, '--base', base, '--scope', 'all', '--format', 'json'],
      work.path,
    );
  };
  return { text: readFileSync(part, 'utf8'), merge };
}

type Path = readonly (string | number)[];
type Node = Record<string | number, unknown>;

/** The paths of all values in a JSON value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => {
    const inner = [...path, key];
    return [inner, ...pathsIn((value as Node)[key], inner)];
  });
}

const absent = Symbol('absent');
const spellings = [absent, null, true, -1, 1e9, '', 'x', '/', '__proto__', [], [[]], {}, { a: 1 }];

/** The text with another value at a path. */
function replacedAt(text: string, path: Path, by: unknown): string {
  const root = JSON.parse(text);
  const key = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<Node>((node, at) => node[at] as Node, root);
  if (by !== absent) parent[key] = by;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return JSON.stringify(root);
}

/** Each list of each skill without its entries. */
const emptied = (text: string): [Path, unknown][] =>
  pathsIn(JSON.parse(text)).flatMap((path): [Path, unknown][] =>
    path.length === 4 && path[3] !== 'digests' ? [[path, []]] : [],
  );

describe.each(seeds)('of %s values of a partial report', (_, seed) => {
  test.each(['none', 'HEAD^'])(
    'none changes the verdict against %s',
    async (base) => {
      const { text, merge } = await partOf(base);
      const honest = await merge(text);
      expect(honest.code).toBe(1);
      // The digests of an unchanged skill are taken as they are.
      const paths = pathsIn(JSON.parse(text)).filter((path) => !path.includes('digests'));
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...paths),
          fc.constantFrom(...spellings),
          async (path, by) => {
            const forged = await merge(replacedAt(text, path, by));
            if (forged.code !== 2) expect(forged).toEqual(honest);
            else expect(forged.stderr).toMatch(/ (\/\w+)+ is not |[Ss]hard/);
          },
        ),
        { ...sample(seed, 60), examples: emptied(text) },
      );
    },
    600_000,
  );
});
