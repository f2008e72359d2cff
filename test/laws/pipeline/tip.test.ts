import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Config, defaults } from '../../../src/config/config.ts';
import { readConfig } from '../../../src/config/read-config.ts';
import type { WorkflowRun } from '../../../src/io/github/workflow-run.ts';
import { check } from '../../../src/pipeline/check.ts';
import { rules } from '../../../src/rules/catalog.ts';
import { open } from '../../../src/setup/open.ts';
import * as plain from '../../git/plain.ts';
import { git, repository, temporaryFolder } from '../../support/git.ts';
import {
  anyHistory,
  type Built,
  build,
  type ConfigName,
  type History,
} from '../support/histories.ts';
import { sample, seeds } from '../support/seeds.ts';

/** Configurations under which a change that pre-approves Bash must fail, independent of its own configuration. */
const guarding: readonly ConfigName[] = ['policy', 'network', 'rule', 'strict'];

/** The checkout of an entry point. */
function workOf({ door, fork, shallow }: History, built: Built): string {
  const path = temporaryFolder();
  if (door.startsWith('--base') || door === 'default base') {
    git(path, 'clone', '-q', '--no-checkout', built.url, '.');
    git(path, 'checkout', '-q', '--detach', built.head);
    git(path, 'branch', '-q', '-f', 'main', built.main[fork] ?? '');
    return path;
  }
  const isMerge = ['merge commit', 'merge_group', 'push'].includes(door);
  const commit = isMerge ? built.merge : built.head;
  plain.initialize(path);
  plain.addRemote(path, built.url);
  const bare = built.url.slice('file://'.length);
  const fetched = plain.checkOut(path, bare, { reference: commit, depth: shallow ? 1 : 0 });
  expect(fetched).toBe(commit);
  return path;
}

function runOf({ door, told }: History, built: Built): WorkflowRun | undefined {
  const tip = built.main.at(-1);
  const pull_request = {
    base: { sha: built.main[told], ref: 'main' },
    head: { sha: built.head },
  };
  const events: Readonly<Record<string, readonly [string, unknown, string]>> = {
    'merge commit': ['pull_request', { pull_request }, built.merge],
    'own head': ['pull_request', { pull_request }, built.merge],
    pull_request_target: ['pull_request_target', { pull_request }, ''],
    merge_group: ['merge_group', { merge_group: { base_sha: tip } }, built.merge],
    push: ['push', { before: tip }, built.merge],
    'input base': ['workflow_dispatch', {}, ''],
  };
  const [event, payload, sha] = events[door] ?? [];
  if (event === undefined) return undefined;
  const env = { GITHUB_EVENT_NAME: event, GITHUB_SHA: sha };
  return { env, event: payload, hosted: null };
}

const bases: Readonly<Record<string, string>> = {
  'input base': 'main',
  '--base main': 'main',
  '--base origin/main': 'origin/main',
};

/** The configuration of a commit, read with plain git. */
function configAt(path: string, commit: string): Config {
  try {
    const text = git(path, 'cat-file', 'blob', `${commit}:skillaccord.yml`);
    const ids = rules.map(({ id }) => id);
    return readConfig('skillaccord.yml', `${text}\n`, ids).config;
  } catch {
    return defaults;
  }
}

/** The commit of a tag with the branch name, if it is not the tip. */
function shadow({ door, tags }: History, built: Built): string | undefined {
  const at = tags[bases[door] ?? ''];
  if (at === undefined) return undefined;
  const commit = at < 0 ? built.head : built.main[at];
  return commit === built.main.at(-1) ? undefined : commit;
}

function opened(history: History, built: Built): ReturnType<typeof open> {
  const cwd = workOf(history, built);
  return open({ cwd, base: bases[history.door], run: runOf(history, built) });
}

async function holds(history: History): Promise<void> {
  const built = build(history);
  const tip = built.main.at(-1) ?? '';
  const opening = opened(history, built);
  const other = shadow(history, built);
  if (other !== undefined) {
    await expect(opening).rejects.toThrow(tip);
    await expect(opening).rejects.toThrow(other);
    return;
  }
  const { sides, config, configFiles } = await opening;
  expect(configFiles.trustedConfig).toEqual(configAt(built.url.slice('file://'.length), tip));
  const report = await check(sides, config, configFiles);
  const last = history.main.at(-1) ?? 'none';
  if (guarding.includes(last)) expect(report.outcome).toBe('fail');
  const isBehind = history.head === undefined || history.head === history.main[history.fork];
  const alarms = report.findings.filter(({ rule }) => rule === 'gate-weakened');
  if (isBehind) expect(alarms).toEqual([]);
}

const example: History = {
  main: ['none', 'policy'],
  fork: 0,
  head: undefined,
  tags: {},
  told: 1,
  door: 'pull_request_target',
  shallow: true,
};

test.each([
  ['a fork point before the policy', example],
  ['the same with the own head checked out', { ...example, door: 'own head', told: 0 }],
  ['the same on the command line', { ...example, door: 'default base' }],
  ['a tag on the head', { ...example, door: '--base main', tags: { main: -1 } }],
  [
    'a tag like a remote branch',
    { ...example, door: '--base origin/main', tags: { 'origin/main': -1 } },
  ],
  ['a tag at origin', { ...example, door: 'input base', tags: { main: -1 } }],
  ['an acceptance that was revoked', { ...example, main: ['accepting', 'policy'] }],
  [
    'a change that loosens what it began with',
    { ...example, main: ['policy', 'strict'], head: 'never' },
  ],
] satisfies readonly (readonly [string, History])[])(
  '%s does not choose what judges',
  async (_, history) => {
    await holds(history);
  },
);

test('an acceptance at the tip counts, and one from the change does not', async () => {
  const outcome = async (history: History) => {
    const { sides, config, configFiles } = await opened(history, build(history));
    return (await check(sides, config, configFiles)).outcome;
  };
  expect(await outcome({ ...example, main: ['policy', 'accepting'] })).toBe('pass');
  expect(await outcome({ ...example, head: 'accepting' })).toBe('fail');
});

test('a configuration that is named through a link from outside is that of the tip', async () => {
  const { path, ...work } = repository({ 'own.yml': '{}\n', 'skills/a/SKILL.md': a('Read') });
  work.git('switch', '-q', '-c', 'feature');
  work.commit({ 'skills/a/SKILL.md': a('Bash') });
  work.git('switch', '-q', 'main');
  work.commit({ 'own.yml': 'policy: { allowed-tools: [Read] }\n' });
  work.git('switch', '-q', 'feature');
  const folder = temporaryFolder();
  symlinkSync(path, join(folder, 'clone'));
  symlinkSync(join(path, 'own.yml'), join(folder, 'file.yml'));
  for (const name of ['clone/own.yml', 'file.yml']) {
    const { configFiles } = await open({ cwd: path, base: 'main', config: join(folder, name) });
    expect(configFiles.trustedConfig?.policy).toHaveLength(1);
  }
});

const a = (tools: string) =>
  `---\nname: a\ndescription: Does a thing.\nallowed-tools: ${tools}\n---\n`;

describe.each(seeds)('the %s histories', (_, seed) => {
  test('have the verdict of the tip of their target branch', { timeout: 600_000 }, async () => {
    await fc.assert(fc.asyncProperty(anyHistory, holds), sample(seed, 4));
  });
});
