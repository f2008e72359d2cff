import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../git.ts';
import { runHere } from '../run-here.ts';

type Stored = {
  manifests: [string, string][];
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
  'more manifests': [
    '/manifests',
    ({ manifests }) => {
      manifests.push(['skill-toml', 'skills/a/skill.toml']);
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
