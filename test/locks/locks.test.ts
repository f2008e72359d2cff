import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { lockFormats } from '../../src/locks/read.ts';
import { leaksHome, sanitizePaths } from '../../src/model/text/sanitize.ts';
import { type MemoryFile, memoryTree } from '../../src/model/tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { hashes, worklog } from '../../src/rules/examples/lock.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { exampleContext } from '../../src/tasks/example.ts';
import { runCase } from '../support/run-case.ts';

describe('lock formats', () => {
  const texts = [
    '',
    '\0\x01\uffff',
    '{',
    'skills:',
    'skills: 1',
    'skills: content_hash',
    '- skills',
  ];
  const deep = '['.repeat(100_000);
  const hostile: Readonly<Record<string, string>> = {
    'proto-lock': `skills:\n  a: {content_hash: ${deep}`,
    'skills-lock': `{"skills": {"a": {"computedHash": ${deep}`,
    'skill-lock-v3': `{"skills": {"a": {"skillFolderHash": ${deep}`,
    'skillfuse-lock': `{"schema": "skillfuse/lock/v1", "skills": {"a": {"digest": ${deep}`,
    'kit-lock': `{"lockfileVersion": 2, "skills": {"a": {"hash": "sha256-16:", "x": ${deep}`,
    'sklock-lock': `{"skills": {"a": {"contentHash": "", "closureHash": ${deep}`,
    'skilllock-lock': `lockfileVersion: 2\nskills:\n- root: a\n  files:\n  - hash: ${deep}`,
    'toolhive-lock': `version: 1\nskills:\n- contentDigest: ${deep}`,
    'apm-lock': `lockfile_version: 1\ndependencies:\n- content_hash: ${deep}`,
  };
  const nameFor = (id: string) =>
    lockFormats.find((format) => format.id === id)?.files[0] ?? 'a.lock';

  test.each(lockFormats.map((format) => [format.id, format] as const))(
    '%s never throws',
    (id, format) => {
      expect(texts.map((text) => format.parse('a.lock', text))).toEqual(texts.map(() => null));
      expect(
        hostile,
        'Add a lock of the format that ends in deep brackets to this table.',
      ).toHaveProperty([id]);
      const rules = format.parse(nameFor(id), hostile[id] ?? '')?.problems.map(({ rule }) => rule);
      expect(rules).toEqual(['lock-syntax']);
    },
  );

  test.each(Object.entries(hostile))('%s is claimed by no other format', (id, text) => {
    const claims = lockFormats.filter((format) => format.parse(nameFor(id), text) !== null);
    expect(claims.map((format) => format.id)).toEqual([id]);
  });

  test.each([
    ['null', '{"skills": {"a": {"computedHash": null}}}'],
    ['a list', '{"skills": [{"computedHash": "x"}]}'],
    ['another tool', '{"lockfileVersion": 1, "skills": {"a": {"integrity": "sha256-x"}}}'],
    ['prose', 'It writes "computedHash", "skillFolderHash" and "skills": {} into a file.'],
    ['apm without a hash', 'lockfile_version: 1\ndependencies: [{repo_url: a/b}]\ncontent_hash:\n'],
    ['prototype', '{"__proto__": {"skills": {"a": {"computedHash": "x"}}}}'],
  ])('%s names no skill', (_, text) => {
    const claims = lockFormats.flatMap((format) => format.parse('x', text)?.entries ?? []);
    expect(claims.flatMap(({ pins }) => pins)).toEqual([]);
  });

  test('counts do not depend on the enabled rules', async () => {
    const entry = (id: string, hash: string) => `  ${id}:\n    content_hash: "${hash}"\n`;
    const pins = [entry('worklog', hashes.worklog), entry('gone', hashes.worklog)].join('');
    const text = `${worklog()}${worklog('Other.', 'other/').replace('name: worklog', 'name: other')}-- a.lock --\nskills:\n${pins}${entry('other', hashes.daily)}`;
    const rules = { 'lock-content-changed': 'off', 'lock-skill-missing': 'off' } as const;
    const { locks, ...report } = await runCase(parseTxtar(text), { rules });
    const all = [...report.findings, ...report.changes];
    expect(all.filter(({ category }) => category === 'lock')).toEqual([]);
    const counts = { entries: 3, verified: 1, changed: 1, absent: 1 };
    expect(locks).toEqual([{ path: 'a.lock', format: 'proto-lock', ...counts }]);
  });
});

test('an entry counts as verified only if all its pins are known and cover files', async () => {
  const digest = createHash('sha256').update('hi\n').digest('hex');
  const hash = (file: string, value: string) => `      s/${file}: ${value}\n`;
  const files = hash('a', digest) + hash('b', 'sha512:abcd');
  const apm = `lockfile_version: "1"\ndependencies:\n  - repo_url: o/r\n    deployed_file_hashes:\n${files}`;
  const ignored = `-- skills/worklog/.skillignore --\n*\n${worklog()}`;
  const lock = `skills:\n  worklog:\n    content_hash: "${hashes.nothing}"\n`;
  const report = await runCase(
    parseTxtar(
      `${ignored}-- a.lock --\n${lock}-- apm.lock.yaml --\n${apm}-- s/a --\nhi\n-- s/b --\n`,
    ),
  );
  const counts = report.locks.map(({ verified, changed, absent }) => [verified, changed, absent]);
  expect(counts).toEqual([
    [0, 0, 1],
    [0, 1, 0],
  ]);
});

test('a deployed file that became a link is a difference, with any target', async () => {
  const hash = createHash('sha256').update('a\n').digest('hex');
  const lock = `lockfile_version: 1\ndependencies:\n- repo_url: a/b\n  deployed_file_hashes:\n    rules/a.md: ${hash}\n`;
  const rulesOf = async (file: string | MemoryFile) => {
    const head = memoryTree({ 'apm.lock.yaml': lock, 'rules/a.md': file, 'rules/b.md': 'a\n' });
    const sides = { head, base: null, context: exampleContext(false) };
    const report = await check(sides, { ...defaults, allowEmpty: true });
    const { findings, changes, locks } = report;
    return [
      ...[...findings, ...changes].map(({ rule }) => rule),
      locks.map(({ verified }) => verified),
    ].flat();
  };
  expect(await rulesOf('a\n')).toEqual([1]);
  expect(await rulesOf({ kind: 'symlink', content: 'b.md' })).toEqual(['lock-content-changed', 0]);
  expect(await rulesOf({ kind: 'symlink', content: 'a\n' })).toEqual(['lock-content-changed', 0]);
});

describe('paths into home directories', () => {
  test.each([
    ['git+file:///home/dan/proj/skills#worklog', 'git+file://LOCAL/proj/skills#worklog'],
    ['/Users/eve/a /home/dan/b', 'LOCAL/a LOCAL/b'],
    ['file://localhost/home/dan/a', 'file://localhost/LOCAL/a'],
    ['git+ssh://git@example.org/home/dan/a', 'git+ssh://git@example.org/LOCAL/a'],
    ['git+ssh://dan@example.org:22/home/dan/a', 'git+ssh://example.org:22/LOCAL/a'],
    ['"/home/dan/a"', '"LOCAL/a"'],
    ['git+file:///home/dan#worklog', 'git+file://LOCAL/#worklog'],
    ['file:///Users/eve', 'file://LOCAL/'],
    ['git+ssh://git@example.org/home/dan#worklog', 'git+ssh://git@example.org/LOCAL/#worklog'],
    ['ssh://dan@example.org/home/dan', 'ssh://example.org/LOCAL/'],
    ['["a\\n/home/dan/a"]', '["a\\nLOCAL/a"]'],
    ['PATH=/home/dan/bin:/Users/eve/bin', 'PATH=LOCAL/bin:LOCAL/bin'],
    ['user@host:/home/dan/a', 'user@host:LOCAL/a'],
  ])('%s', (text, shared) => {
    expect(sanitizePaths(text)).toBe(shared);
    expect(leaksHome(text)).toBe(true);
    expect(leaksHome(shared)).toBe(false);
  });

  test.each([
    'https://example.org/home/dan/a',
    'https://example.org/home/dan',
    '/nix/store/abc-home/home/x/y',
    'docs/home/dan/a',
    '{{root}}/home/dan/a',
    'caf\u00e9/home/dan/a',
    './home/dan/a',
    '/homes/dan/a',
    '/home/dan',
    'LOCAL/home/dan/a',
  ])('%s is none', (text) => {
    expect(sanitizePaths(text)).toBe(text);
  });
});
