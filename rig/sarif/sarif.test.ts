import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runBuilt } from '../../test/support/built.ts';
import { type Content, repository, temporaryFolder } from '../../test/support/git.ts';
import { contract, skill } from '../support/skill.ts';

const multitool = process.env['SARIF_MULTITOOL'] ?? '';
const canonical = fileURLToPath(new URL('../../test/reporters/sarif.snap.json', import.meta.url));

/** Requires the address of this project, which is not known yet. */
const waived = new Set(['SARIF2005']);

/** The results of the multitool for a file, with its rules for code scanning. */
function remarksOn(file: string): string[] {
  const args = ['validate', file, '--rule-kind', 'Sarif;Gh'];
  const { stdout, stderr } = spawnSync(multitool, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  expect(stdout, stderr).toContain('Analysis completed successfully');
  const lines = stdout.split('\n').filter((line) => /: (?:error|warning) \w+\d{4}: /.test(line));
  return lines.filter((line) => !waived.has(/ (\w+\d{4}): /.exec(line)?.[1] ?? ''));
}

interface Trees {
  readonly base: Readonly<Record<string, Content>>;
  readonly head: Readonly<Record<string, Content>>;
  readonly removed?: string;
}

const trees: Readonly<Record<string, Trees>> = {
  clean: { base: { 'skills/a/SKILL.md': skill('a') }, head: {} },
  broken: {
    base: {
      'skills/a/SKILL.md': skill('a', contract('1.0.0', 'day')),
      'skills/gone/SKILL.md': skill('gone'),
    },
    head: {
      'skills/a/SKILL.md': skill('a', contract('1.0.1', 'day', 'tz'), 'See [it](nope.md).'),
    },
    removed: 'skills/gone',
  },
  hostile: {
    base: {},
    head: {
      'skills/ü %1 #[x]/SKILL.md': skill('"[a](http://evil.example) <img src=x> ##[error]"', ''),
      'skills/b/SKILL.md': skill(
        'b',
        '"k\\u0000\\u202e](x)": 1\n',
        '[`](<a b>) [x](../../../../etc/passwd)',
      ),
      'skills/c/SKILL.md': '---\n: [\n---\n',
    },
  },
  empty: { base: { 'README.md': 'Nothing.\n' }, head: {} },
};

/** The report of the command line for two trees. */
function reportOf({ base, head, removed }: Trees, against: string): string {
  const work = repository({ 'README.md': 'Skills.\n', ...base });
  work.git('switch', '-q', '-c', 'feature');
  if (removed !== undefined) work.git('rm', '-rq', removed);
  work.commit({ 'NOTES.md': 'Notes.\n', ...head });
  const file = join(temporaryFolder(), 'report.sarif');
  const args = ['check', '--base', against, '--format', 'sarif', '-o', file];
  const { code, stderr } = runBuilt('cli', args, { cwd: work.path });
  expect(code, stderr).toBeLessThan(2);
  return file;
}

test('the canonical report of the tests', () => {
  const copy = join(temporaryFolder(), 'canonical.sarif');
  writeFileSync(copy, readFileSync(canonical));
  expect(remarksOn(copy)).toEqual([]);
});

describe.each(Object.entries(trees))('the report of a repository that is %s', (_, two) => {
  test.each(['main', 'none'])('with the base %s', (against) => {
    expect(remarksOn(reportOf(two, against))).toEqual([]);
  });
});

test('the multitool rejects a result without a place', () => {
  const report = JSON.parse(readFileSync(canonical, 'utf8'));
  report.runs[0].results[0].locations = [];
  const file = join(temporaryFolder(), 'spoilt.sarif');
  writeFileSync(file, JSON.stringify(report));
  expect(remarksOn(file)).toContainEqual(expect.stringMatching(/ GH1\d{3}: /));
});
