import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { minimalEnv } from '../support/built.ts';
import { repository } from '../support/git.ts';

const script = fileURLToPath(new URL('../../scripts/release-plan.js', import.meta.url));
const changes = `# Changelog

## [Unreleased]

## [1.2.3] - 2026-11-21

### Fixed

- A thing.

## [1.2.2] - 2026-11-01

- Another thing.

[1.2.3]: https://example.org
`;

/** Plans the release of a tag in a repository with version 1.2.3 and these earlier releases. */
function plan(tag: string, before: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const work = repository({
    'package.json': JSON.stringify({
      version: '1.2.3',
      repository: { url: 'git+https://github.com/acme/skillaccord.git' },
    }),
    'CHANGELOG.md': changes,
    ...more,
  });
  for (const tagName of [...before, tag]) work.git('tag', '-m', tagName, tagName);
  const notes = join(work.path, '.git', 'notes.md');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, tag, notes], {
    cwd: work.path,
    encoding: 'utf8',
    env: { ...minimalEnv(), GITHUB_REPOSITORY: 'acme/skillaccord' },
  });
  const head = work.git('rev-parse', 'HEAD');
  return { status, output: stdout.replace(head, 'HEAD') + stderr, notes };
}

test('a release takes its notes from the change log', () => {
  const { status, output, notes } = plan('v1.2.3', []);
  expect(output).toBe('commit=HEAD\nmoving=v1 v1.2\nlatest=true\n');
  expect(status).toBe(0);
  expect(readFileSync(notes, 'utf8')).toBe('### Fixed\n\n- A thing.\n');
});

test.each([
  ['the first of a later line', ['v1.1.0', 'v0.9.9', 'v1', 'v1.1'], 'v1 v1.2', true],
  ['one of an old minor line', ['v1.2.2', 'v1.10.0', 'v1.2'], 'v1.2', false],
  ['one of an old major line', ['v1.2.2', 'v2.0.0', 'v10.0.0'], 'v1 v1.2', false],
  ['one that was overtaken', ['v1.2.10', 'v2.0.0'], '', false],
  ['one after other tags', ['v1.3.0-rc.1', 'v1.9', 'worklog-v1.9.9'], 'v1 v1.2', true],
])('%s moves no tag back', (_, before, moving, latest) => {
  expect(plan('v1.2.3', before).output).toBe(`commit=HEAD\nmoving=${moving}\nlatest=${latest}\n`);
});

const named = (url?: string) => ({
  'package.json': JSON.stringify({ version: '1.2.3', ...(url && { repository: { url } }) }),
});

test.each([
  ['v1.2.4', {}, 'The tag is "v1.2.4", but package.json says "1.2.3".'],
  ['v1.2.3-rc.1', { 'package.json': '{"version":"1.2.3-rc.1"}' }, 'is not a release'],
  ['v1.2.3', { 'CHANGELOG.md': '## [Unreleased]\n\n- A thing.\n' }, 'tells nothing under'],
  ['v1.2.3', { 'CHANGELOG.md': '## [1.2.3]\n\n## [1.2.2]\n\n- A thing.\n' }, 'tells nothing'],
  ['v1.2.3', { 'CHANGELOG.md': '## [1x2.3]\n\n- A thing.\n' }, 'tells nothing'],
  ['v1.2.3', named(), 'package.json does not say acme/skillaccord.'],
  ['v1.2.3', named('https://github.com/acme/other'), 'package.json does not say acme/skillaccord.'],
])('%s is refused with %j', (tag, more, why) => {
  const { status, output } = plan(tag, [], more);
  expect(output).toMatch(/^::error::[^\n]+\n$/);
  expect(output).toContain(why);
  expect(status).toBe(1);
});
