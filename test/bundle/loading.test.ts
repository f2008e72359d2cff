import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { type FileTree, memoryTree } from '../../src/model/tree.ts';
import { check } from '../../src/pipeline/check.ts';
import { bundle, runBuilt } from '../support/built.ts';
import {
  checkout,
  pullRequest as open,
  origin,
  repository,
  temporaryFolder,
} from '../support/git.ts';
import { worklog } from '../support/skills.ts';
import { runAction } from './support/step.ts';

/** Runs something with a variable that makes node list all loaded scripts; returns those of a bundle. */
function loadedBy(name: 'cli' | 'action', run: (env: Record<string, string>) => void): string[] {
  const folder = temporaryFolder();
  run({ NODE_V8_COVERAGE: folder });
  const scripts = readdirSync(folder).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return (result as { url: string }[]).map(({ url }) => url);
  });
  const place = `/dist/${name}/`;
  return [...new Set(scripts.filter((url) => url.includes(place)).map((url) => basename(url)))];
}

function loadedByCli(cwd: string, ...args: readonly string[]): string[] {
  return loadedBy('cli', (env) => void runBuilt('cli', args, { cwd, env })).sort();
}

const few = ['core.js', 'index.js', 'rolldown-runtime.js'];

test('a check of one tree loads only the common modules', () => {
  const text = '---\nname: pdf\ndescription: Fills PDF forms.\nversion: 1.0.0\n---\n';
  const { path } = repository({ 'skills/pdf/SKILL.md': text });
  expect(loadedByCli(path, 'check', '--base', 'none')).toEqual(few);
});

test('the comparison is loaded only with a base, a package or validator only with a document for it', () => {
  const work = repository(worklog('1.0.0', 'day'));
  work.write({ 'skills/other/skill.toml': '[skill]\nid = "acme.other"\napi_version = "1.0"\n' });
  const loaded = loadedByCli(work.path, 'check', '--base', 'HEAD');
  const needed = [...few, 'compare.js', 'toml-eslint-parser.cjs', 'skill-toml.cjs'];
  expect(loaded).toEqual(expect.arrayContaining(needed));
  expect(loaded).not.toContain('momoa.cjs');
  expect(loaded).not.toContain('router-manifest.cjs');
});

test('a command other than check loads its own file, and no other', () => {
  const { path } = repository(worklog('1.0.0', 'day'));
  const loaded = loadedByCli(path, 'hash', 'skills/worklog');
  expect(loaded).toContain('hash.js');
  expect(loaded.filter((name) => ['compare.js', 'fix.js', 'lock.js'].includes(name))).toEqual([]);
});

test('the Action without a comment or a check run does not load the API client', () => {
  const from = origin(worklog('1.0.0', 'day'));
  const { base, head } = open(from, worklog('1.0.1', 'day'));
  const work = checkout(from.url, 'refs/pull/1/merge');
  const payload = { pull_request: { base: { sha: base }, head: { sha: head } } };
  const event = { name: 'pull_request', payload };
  const loaded = loadedBy('action', (env) => void runAction(work, event, {}, env));
  const client = filesOfClient();
  expect(client.length).toBeGreaterThan(0);
  expect(loaded).toContain('index.js');
  expect(loaded.filter((name) => client.includes(name))).toEqual([]);
});

/** The files of the Action's bundle that contain the client. */
function filesOfClient(): string[] {
  const folder = join(bundle('action'), '..');
  return readdirSync(folder).filter(
    (name) =>
      name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('octokit-core.js/'),
  );
}

test('unchanged skills of base cost one id each: only changed ones are read', async () => {
  const skills = (changed: string) =>
    Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        `skills/s${index}/SKILL.md`,
        `---\nname: s${index}\ndescription: ${index === 7 ? changed : 'Does something.'}\n---\n`,
      ]),
    );
  const head = memoryTree(skills('Does more.'));
  const reads: string[] = [];
  const before = memoryTree(skills('Does something.'));
  const base: FileTree = {
    ...before,
    read: (paths, receive) => {
      reads.push(...paths);
      return before.read(paths, receive);
    },
  };
  const none = () => ({ sha: null, dirty: false });
  const noRepository = {
    head: none,
    base: null,
    remote: null,
    directory: null,
    proposed: false,
    today: null,
  };
  const report = await check({ head, base, context: noRepository }, defaults);
  expect(report.summary.changed).toBe(1);
  expect(new Set(reads)).toEqual(new Set(['skills/s7/SKILL.md']));
});
