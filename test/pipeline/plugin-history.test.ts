import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { openSides } from '../../src/io/open-sides.ts';
import { plainText } from '../../src/model/message.ts';
import { check } from '../../src/pipeline/check.ts';
import {
  type Content,
  git,
  repository,
  type TestRepository,
  temporaryFolder,
} from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

type Files = Readonly<Record<string, Content>>;

const manifest = '.claude-plugin/plugin.json';
const marketplace = '.claude-plugin/marketplace.json';
const log = 'skills/log/SKILL.md';

const plugin = (version: string, more: object = {}): Files => ({
  [manifest]: `${JSON.stringify({ name: 'notes', version, ...more }, null, 2)}\n`,
});
const skill = (text: string, path = log): Files => ({
  [path]: `---\nname: ${path.split('/').at(-2)}\ndescription: Logs the day.\n---\n${text}\n`,
});
const entry = (version: string): Files => ({
  [marketplace]: `{"name": "office", "owner": {"name": "o"}, "plugins": [\n  {"name": "notes", "source": "./", "strict": false, "version": "${version}"}\n]}\n`,
});

/** The severities and messages of stale versions. */
async function stale(cwd: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runHere(['check', '--format', 'json', ...args], cwd);
  const { findings, changes } = JSON.parse(stdout);
  return staleIn([...findings, ...changes]);
}

interface Stale {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly help?: string | null;
  readonly related: readonly { readonly message: string }[];
}

/** What is said of stale versions: the message, what to do, and the notes. */
function staleIn(findings: readonly Stale[]): readonly string[] {
  return findings
    .filter(({ rule }) => rule === 'plugin-version-stale')
    .map(({ severity, message, help, related }) =>
      [
        `${severity}: ${message}`,
        ...(help ? [help] : []),
        ...related.map((note) => note.message),
      ].join(' '),
    );
}

/** A repository whose version was set by the second of four commits. */
function unreleased(): TestRepository {
  const work = repository({ ...plugin('1.0.0'), ...skill('One.') });
  work.commit({ ...plugin('1.1.0') }, 'Release');
  work.commit(skill('Two.'));
  work.commit({ 'README.md': 'A page.\n', 'docs/page.md': 'Another.\n' });
  work.commit(skill('Three.'));
  return work;
}

describe('without a base', () => {
  test('the commits since the version changed are counted', async () => {
    const work = unreleased();
    const [set] = work.git('log', '--format=%h %cs', '--grep=Release').split('\n');
    const [sha = '', day = ''] = (set ?? '').split(' ');
    expect(await stale(work.path, '--base', 'none')).toEqual([
      `warning: Plugin \`notes\` has 2 unreleased changes since \`1.1.0\`. 2 changes since ${day} (\`${sha}\`).`,
    ]);
  });

  test('a raised version, committed or not, ends the count', async () => {
    const work = unreleased();
    work.write(plugin('1.1.1'));
    expect(await stale(work.path, '--base', 'none')).toEqual([]);
    work.commit();
    expect(await stale(work.path, '--base', 'none')).toEqual([]);
  });

  test('the version of an entry counts where no manifest declares one', async () => {
    const work = repository({ ...entry('1.0.0'), ...skill('One.') });
    work.commit(skill('Two.'));
    expect(await stale(work.path, '--base', 'none')).toEqual([
      expect.stringMatching(/^warning: Plugin `notes` has 1 unreleased change since `1\.0\.0`\. /),
    ]);
    work.commit(entry('1.0.1'));
    expect(await stale(work.path, '--base', 'none')).toEqual([]);
  });

  test('another entry of the same marketplace is no change of a plugin', async () => {
    const entries = (other: object, more: object = {}): Files => ({
      [marketplace]: JSON.stringify({
        ...{ name: 'office', owner: { name: 'o' } },
        plugins: [
          { name: 'notes', source: './', strict: false, version: '1.0.0', ...more },
          { name: 'far', source: { source: 'github', repo: 'acme/far' }, ...other },
        ],
      }),
    });
    const work = repository({ ...entries({}), ...skill('One.') });
    const first = work.git('rev-parse', '--short=7', 'HEAD');
    work.commit(entries({ sha: 'a'.repeat(40) }));
    expect(await stale(work.path, '--base', 'none')).toEqual([]);
    work.commit(entries({}, { description: 'Notes.' }));
    expect(await stale(work.path, '--base', 'none')).toEqual([]);
    work.commit(entries({}, { skills: ['./skills/log'] }));
    work.commit(entries({ sha: 'b'.repeat(40) }, { skills: ['./skills/log'] }));
    expect(await stale(work.path, '--base', 'none')).toEqual([
      expect.stringMatching(new RegExp(` 1 change since \\S+ \\(\`${first}\`\\)\\.$`)),
    ]);
    work.write(entries({ sha: 'b'.repeat(40) }, { skills: ['./skills/log'], version: '1.1.0' }));
    expect(await stale(work.path, '--base', 'none')).toEqual([]);
  });

  test('without any version, each commit is an update', async () => {
    const work = repository({ [manifest]: '{"name": "notes"}\n', ...skill('One.') });
    work.commit(skill('Two.'));
    expect(await stale(work.path, '--base', 'none')).toEqual([]);
  });

  test('a manifest counts with its installed parts, not with its description', async () => {
    const work = repository({ ...plugin('1.0.0'), ...skill('One.') });
    work.commit(plugin('1.0.0', { description: 'Notes.' }));
    expect(await stale(work.path, '--base', 'none')).toEqual([]);
    work.commit(plugin('1.0.0', { mcpServers: { docs: { command: 'node' } } }));
    expect(await stale(work.path, '--base', 'none')).toHaveLength(1);
  });

  test('a plugin in a folder of another one has its own changes', async () => {
    const inner = { 'inner/.claude-plugin/plugin.json': '{"name": "inner", "version": "1.0.0"}\n' };
    const work = repository({
      ...{ ...plugin('1.0.0'), ...inner, ...skill('One.') },
      ...skill('One.', 'inner/skills/deep/SKILL.md'),
    });
    work.commit(skill('Two.', 'inner/skills/deep/SKILL.md'));
    expect(await stale(work.path, '--base', 'none')).toEqual([
      expect.stringContaining('Plugin `inner` has 1 unreleased change since'),
    ]);
  });

  test('a shallow clone is not deepened, and the message names the remedy', async () => {
    const work = unreleased();
    const clone = (depth: string) => {
      const folder = temporaryFolder();
      git(folder, 'clone', '-q', '--depth', depth, `file://${work.path}`, 'clone');
      return join(folder, 'clone');
    };
    const shallow = clone('1');
    expect(await stale(shallow, '--base', 'none')).toEqual([
      'note: Unreleased changes of plugin `notes` are unknown: this clone is shallow. Check out with `fetch-depth: 0`.',
    ]);
    expect(git(shallow, 'rev-list', '--count', 'HEAD')).toBe('1');
    expect(await stale(clone('2'), '--base', 'none')).toEqual([
      'warning: Plugin `notes` has at least 1 unreleased change since `1.1.0`.',
    ]);
    expect(await stale(clone('4'), '--base', 'none')).toHaveLength(1);
  });
});

describe('release tools', () => {
  const config = (...files: readonly (string | object)[]): Files => ({
    'release-please-config.json': JSON.stringify({
      packages: { '.': { 'release-type': 'simple', 'extra-files': files } },
    }),
  });

  test.each([
    [
      'release-please that raises the file',
      config(manifest),
      'note',
      'release-please raises it with the next release.',
    ],
    [
      'release-please that does not',
      config('version.txt'),
      'warning',
      `List ${manifest} under \`extra-files\` of release-please.`,
    ],
    [
      'release-please that raises one of two places',
      { ...config(manifest), ...entry('1.1.0') },
      'note',
      `release-please does not raise ${marketplace}: it stays behind.`,
    ],
    [
      'Changesets with a change file',
      { '.changeset/config.json': '{}', '.changeset/a.md': '' },
      'note',
      'Changesets raises it with the next release.',
    ],
    [
      'Changesets without one',
      { '.changeset/config.json': '{}' },
      'warning',
      'Changesets raises it with the next release.',
    ],
    [
      'semantic-release',
      { '.releaserc.json': '{}' },
      'note',
      'semantic-release raises it with the next release.',
    ],
  ] as const)('%s: %s', async (_name, files: Files, severity, remedy) => {
    const work = unreleased();
    work.commit(files);
    const [message] = await stale(work.path, '--base', 'none');
    expect(message).toMatch(new RegExp(`^${severity}: `));
    expect(message).toContain(` ${remedy}`);
  });

  test.each([
    ['$.plugins[0].version', 'raises it'],
    ["$['plugins'][*]['version']", 'raises it'],
    ["$.plugins[?(@.name=='notes')].version", 'raises it'],
    ['$.plugins[1].version', 'stays behind'],
    ['$.metadata.version', 'stays behind'],
  ])('release-please with %s %s', async (jsonpath, expected) => {
    const work = repository({
      ...entry('1.1.0'),
      ...skill('One.'),
      ...config({ type: 'json', path: marketplace, jsonpath }),
    });
    work.commit(skill('Two.'));
    expect(await stale(work.path, '--base', 'none')).toEqual([expect.stringContaining(expected)]);
  });
});

describe('with a base', () => {
  test('the change is a note that lists the other pending changes', async () => {
    const work = unreleased();
    expect(await stale(work.path, '--base', 'HEAD~1...')).toEqual([
      expect.stringMatching(
        /^note: Plugin `notes` changed; its version is still `1\.1\.0`\. Set it to `1\.1\.1`, or users do not get the change\. `log`: instructions changed\. 2 changes since \d{4}-\d\d-\d\d \(`\w{7}`\)\.$/,
      ),
    ]);
    expect(await stale(work.path, '--base', 'HEAD~2...')).toHaveLength(1);
    work.commit({ 'docs/page.md': 'More.\n' });
    expect(await stale(work.path, '--base', 'HEAD~1...')).toEqual([]);
  });

  test('line endings are said to be all that changed', async () => {
    const work = repository({ ...plugin('1.0.0'), ...skill('One.') });
    const withCrLf = (files: Files): Files =>
      Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, String(text).replaceAll('\n', '\r\n')]),
      );
    work.commit(withCrLf(skill('One.')));
    const onlyEndings = 'Only line endings of skill `log` changed.';
    expect(await stale(work.path, '--base', 'HEAD~1...')).toEqual([
      expect.stringContaining(onlyEndings),
    ]);
    work.commit({ ...skill('One.'), 'skills/log/notes.txt': 'A note.\n' });
    expect(await stale(work.path, '--base', 'HEAD~1...')).toEqual([
      expect.not.stringContaining(onlyEndings),
    ]);
  });

  test('a script that a hook runs is a part while it is there', async () => {
    const hooks = (script: string): Files => ({
      ...plugin('1.0.0'),
      'hooks/hooks.json': `{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "\${CLAUDE_PLUGIN_ROOT}/scripts/stop.sh"}]}]}}\n`,
      'scripts/stop.sh': { script },
    });
    const work = repository(hooks('#!/bin/sh\n'));
    work.commit({ 'docs/page.md': 'A page.\n' });
    expect(await stale(work.path, '--base', 'HEAD~1...')).toEqual([]);
    work.commit(hooks('#!/bin/sh\necho stop\n'));
    expect(await stale(work.path, '--base', 'HEAD~1...')).toEqual([
      expect.stringContaining('Content of file `scripts/stop.sh` changed.'),
    ]);
  });

  test('the bump of a plugin is measured from base, also where skills are measured from a tag', async () => {
    const typed = (input: string, text: string): Files => ({
      [log]: `---\nname: log\ndescription: Logs.\nmanifest_version: "1.0"\ninputs:\n  required:\n    - { name: ${input}, description: A day., schema: { type: string } }\n---\n${text}\n`,
    });
    const work = repository({
      ...{ ...plugin('1.0.0'), ...typed('day', 'One.') },
      'skillaccord.yml': 'release: "tag:v*"\n',
    });
    work.git('tag', 'v1.0.0');
    work.commit({ ...plugin('2.0.0'), ...typed('week', 'One.') });
    work.commit({ ...plugin('2.0.1'), ...typed('week', 'Two.') });
    const { stdout } = await runHere(
      ['check', '--base', 'HEAD~1...', '--format', 'json'],
      work.path,
    );
    const { findings, units } = JSON.parse(stdout);
    expect(findings.map(({ rule }: Stale) => rule)).not.toContain('plugin-bump-too-small');
    expect(units).toEqual([expect.objectContaining({ name: 'notes', requiredBump: 'patch' })]);
  });

  test('plugins: per-change makes it a gate', async () => {
    const work = unreleased();
    work.commit({ 'skillaccord.yml': 'plugins: per-change\n' });
    work.commit(skill('Four.'));
    const { code } = await runHere(['check', '--base', 'HEAD~1...'], work.path);
    expect(code).toBe(1);
    expect(await stale(work.path, '--base', 'HEAD~1...')).toEqual([
      expect.stringMatching(/^error: .* Set it to `1\.1\.1`\. /),
    ]);
    await runHere(['bump', '--base', 'HEAD~1...'], work.path);
    const after = await runHere(['check', '--base', 'HEAD~1...'], work.path);
    expect(after.code).toBe(0);
  });

  test.each([
    ['a push to the default branch', { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' }],
    ['a tag', { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/tags/v2.0.0' }],
  ])('%s warns', async (_name, env) => {
    const work = unreleased();
    work.git('tag', 'v1.1.0', 'HEAD~3');
    work.git('tag', 'v2.0.0');
    work.git('remote', 'add', 'origin', `file://${work.path}`);
    const event = {
      before: work.git('rev-parse', 'HEAD~1'),
      repository: { default_branch: 'main' },
    };
    const run = { env, event, hosted: null };
    const sides = await openSides({ directory: work.path, run });
    const report = await check(sides, defaults);
    const stated = report.findings.filter(({ rule }) => rule === 'plugin-version-stale');
    expect(stated.map(({ severity, message }) => [severity, plainText(message)])).toEqual([
      ['warning', 'Plugin `notes` has 2 unreleased changes since `1.1.0`.'],
    ]);
  });
});

describe('bump', () => {
  test('writes every place of the version of a plugin, and nothing else', async () => {
    const files = {
      ...{ ...plugin('v1.0.0'), ...entry('v1.0.0'), ...skill('One.') },
      ...skill('One.', 'skills/plan/SKILL.md'),
      '.cursor-plugin/plugin.json': '{"name": "notes", "version": "1.0.0"}\n',
      'package.json': '{"name": "notes", "version": "4.0.0", "private": true}\n',
    };
    const work = repository(files);
    work.git('rm', '-q', 'skills/plan/SKILL.md');
    work.commit();
    const { code, stdout } = await runHere(['bump', '--base', 'HEAD~1...'], work.path);
    expect([code, stdout]).toEqual([
      0,
      `${manifest}:3  v1.0.0 -> v2.0.0  (major: plugin notes)\n${marketplace}:2  v1.0.0 -> v2.0.0  (major: plugin notes)\n.cursor-plugin/plugin.json:1  1.0.0 -> 2.0.0  (major: plugin notes)\nSet 3 versions of 1 plugin.\nNext: git add -u\n`,
    ]);
    const read = (path: string) => readFileSync(join(work.path, path), 'utf8');
    expect(read(manifest)).toBe(String(plugin('v2.0.0')[manifest]));
    expect(read(marketplace)).toBe(String(entry('v2.0.0')[marketplace]));
    expect(read('package.json')).toBe(files['package.json']);
  });

  test('writes a new version where a place lags behind it', async () => {
    const work = repository({ ...plugin('1.0.0'), ...entry('1.0.0'), ...skill('One.') });
    work.commit({ ...plugin('1.0.1'), ...skill('Two.') });
    const { stdout } = await runHere(['bump', '--base', 'HEAD~1...'], work.path);
    expect(stdout).toContain(`${marketplace}:2  1.0.0 -> 1.0.1  (patch: plugin notes)`);
    expect(readFileSync(join(work.path, marketplace), 'utf8')).toBe(
      String(entry('1.0.1')[marketplace]),
    );
  });

  test('leaves a version to the tool that raises it', async () => {
    const work = repository({ ...plugin('1.0.0'), ...skill('One.'), '.releaserc': '{}\n' });
    work.commit(skill('Two.'));
    const { stdout } = await runHere(['bump', '--base', 'HEAD~1...'], work.path);
    expect(stdout).not.toContain('plugin notes');
  });
});

test('a program that a hook of the work tree runs is another one with other bytes', async () => {
  const command = 'bash ${CLAUDE_PLUGIN_ROOT}/hooks/start.sh';
  const hooks = { SessionStart: [{ hooks: [{ type: 'command', command }] }] };
  const script = 'hooks/start.sh';
  const work = repository({
    ...plugin('1.0.0'),
    'hooks/hooks.json': `${JSON.stringify({ hooks })}\n`,
    [script]: 'echo start\n',
  });
  const powers = async (...args: readonly string[]) => {
    const { stdout } = await runHere(['check', '--format', 'json', ...args], work.path);
    return JSON.parse(stdout).powers.map(({ change, scope }: Record<string, string>) => [
      change,
      scope,
    ]);
  };
  const changed = [
    ['gained', 'curl'],
    ['gained', 'x.example'],
    ['undecided', command],
  ];
  work.write({ [script]: 'curl https://x.example\n' });
  expect(await powers('--base', 'HEAD')).toEqual(changed);
  work.commit();
  expect(await powers('--base', 'HEAD~1')).toEqual(changed);
  expect(await powers('--base', 'HEAD')).toEqual([]);
});

describe('a new version', () => {
  const agent = (name: string): Files => ({
    [`agents/${name}.md`]: `---\nname: ${name}\ndescription: ${name}.\ntools: Read\n---\nWorks.\n`,
  });
  const typed = (input: string): Files => ({
    [log]: `---\nname: log\ndescription: Logs.\nmanifest_version: "1.0"\ninputs:\n  required:\n    - { name: ${input}, description: A day., schema: { type: string } }\n---\nOne.\n`,
  });
  const start = { ...plugin('1.2.0'), ...typed('day'), ...agent('reviewer') };
  const changes: readonly (readonly [string, Files, readonly string[], string])[] = [
    ['a removed agent', {}, ['agents/reviewer.md'], 'error: 2.0.0: Agent `reviewer` was removed.'],
    ['a renamed input', typed('week'), [], 'error: 2.0.0: `log`: input `day` was renamed.'],
    ['a new agent', agent('writer'), [], 'warning: 1.3.0: `writer` is a new agent.'],
    ['another text', { 'README.md': 'A page.\n' }, [], ''],
  ];

  function remove(work: TestRepository, paths: readonly string[]): void {
    if (paths.length > 0) work.git('rm', '-q', ...paths);
  }

  /** The verdict on the version of head, with the first reason. */
  async function verdict(work: TestRepository, base: string): Promise<string> {
    const { stdout } = await runHere(['check', '--base', base, '--format', 'json'], work.path);
    const found = (JSON.parse(stdout).findings as Stale[]).filter(
      ({ rule }) => rule === 'plugin-bump-too-small',
    );
    return found
      .map(({ severity, message, related }) => {
        const [, needed] = /needs `(.*?)`/.exec(message) ?? [];
        return `${severity}: ${needed}: ${related[0]?.message}`;
      })
      .join('\n');
  }

  test.each(changes)(
    'is judged the same with %s and in a commit of its own',
    async (_, change, gone, expected) => {
      const work = repository(start);
      remove(work, gone);
      work.commit({ ...change, ...plugin('1.2.1') });
      expect(await verdict(work, 'HEAD~1...')).toBe(expected);

      const later = repository(start);
      remove(later, gone);
      later.commit(change);
      later.commit({ 'docs/page.md': 'A page.\n' });
      later.commit(plugin('1.2.1'));
      expect(await verdict(later, 'HEAD~1...')).toBe(expected);

      const merged = repository(start);
      remove(merged, gone);
      merged.commit(change);
      merged.git('checkout', '-q', '-b', 'release');
      merged.commit(plugin('1.2.1'));
      merged.git('checkout', '-q', 'main');
      merged.commit({ 'docs/page.md': 'A page.\n' });
      merged.git('merge', '-q', '--no-ff', '-m', 'Release', 'release');
      expect(await verdict(merged, 'HEAD^1')).toBe(expected);
    },
  );

  test('announces nothing of an earlier version, and is large enough for what came back', async () => {
    const work = repository(start);
    remove(work, ['agents/reviewer.md']);
    work.commit(plugin('2.0.0'));
    work.commit(agent('reviewer'));
    remove(work, ['agents/reviewer.md']);
    work.commit();
    work.commit(plugin('2.0.1'));
    expect(await verdict(work, 'HEAD~1...')).toBe('');
  });

  test('is measured from base in a shallow clone, which is said', async () => {
    const work = repository(start);
    remove(work, ['agents/reviewer.md']);
    work.commit();
    work.commit({ 'agents/other.md': '---\nname: other\n---\n' });
    work.commit(plugin('1.2.1'));
    const folder = temporaryFolder();
    git(folder, 'clone', '-q', '--depth', '2', `file://${work.path}`, 'clone');
    const clone = join(folder, 'clone');
    expect(await stale(clone, '--base', 'HEAD~1')).toEqual([
      expect.stringContaining('this clone is shallow'),
    ]);
  });
});
