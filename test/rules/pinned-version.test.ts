import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { releaseTag, tool } from '../../src/model/tool.ts';

const pages = ['README.md', 'SECURITY.md', 'docs', 'templates', 'schemas', '.github', 'scripts'];

/** All forms of naming a version of this project: `uses:`, a raw URL, a branch to clone, `rev:` of a hook. */
const pins = [
  /OWNER\/skillaccord(?:\/[\w./-]+)?@(\S+?)(?=[\s`'"}]|$)/g,
  /githubusercontent\.com\/OWNER\/skillaccord\/([^/\s]+)\//g,
  /--branch (\S+) https:\/\/github\.com\/OWNER\/skillaccord/g,
  /SKILLACCORD_REF: (\S+)/g,
  /OWNER\/skillaccord\n\s+rev: (\S+)/g,
];

const files = execFileSync('git', ['ls-files', '-z', '--', ...pages], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(md|ya?ml|json|js)$/.test(path));

const pinned = files.flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  return pins.flatMap((pin) =>
    Array.from(text.matchAll(pin), ([, version]) => ({ path, version })),
  );
});

test('every example pins the version of this release', () => {
  expect(pinned.length).toBeGreaterThan(25);
  expect(pinned.filter(({ version }) => version !== releaseTag)).toEqual([]);
});

test('the version of the tool is that of the package and of the change log', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(tool.version);
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## [${tool.version}] - `);
});
