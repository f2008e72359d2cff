import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { encodePath } from '../../src/model/text/path.ts';
import '../git/environment.ts';
import * as plain from '../git/plain.ts';

/** A file to write: text, bytes, a script, or a link to a target. */
export type Content = string | Uint8Array | { readonly script: string } | { readonly link: string };

/** An empty directory, removed after the test. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'skillaccord-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty directory for what several tests only read; removed with the folder of all tests. */
export function sharedFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'skillaccord-')));
}

/** Writes files into a directory; path segments that are not UTF-8 use the form of `decodePath`. */
export function writeFiles(folder: string, files: Readonly<Record<string, Content>>): void {
  for (const [path, content] of Object.entries(files)) {
    const place = Buffer.from(encodePath(`${folder}/${path}`));
    mkdirSync(place.subarray(0, place.lastIndexOf('/')), { recursive: true });
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(place, content);
    else if ('link' in content) symlinkSync(content.link, place);
    else {
      writeFileSync(place, content.script);
      chmodSync(place, 0o755);
    }
  }
}

/** A repository in a temporary directory. */
export interface TestRepository {
  readonly path: string;
  /** Runs git in it, or does the same in this process; returns the trimmed output. */
  git(...args: string[]): string;
  write(files: Readonly<Record<string, Content>>): void;
  /** Writes files and commits everything; returns the commit. */
  commit(files?: Readonly<Record<string, Content>>, message?: string): string;
}

/** Runs git in a directory; returns the trimmed output. */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', [...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** The repository in a directory. */
export function repositoryAt(path: string): TestRepository {
  const write = (files: Readonly<Record<string, Content>>) => writeFiles(path, files);
  return {
    path,
    git: (...args) => plain.run(path, args) ?? git(path, ...args),
    write,
    commit(files = {}, message = 'Change') {
      write(files);
      return plain.commitAll(path, message) ?? commitByGit(path, message);
    },
  };
}

function commitByGit(path: string, message: string): string {
  git(path, 'add', '-A');
  git(path, 'commit', '-q', '--allow-empty', '-m', message);
  return git(path, 'rev-parse', 'HEAD');
}

/** A new repository on the branch `main`, with one commit of the given files, in a temporary directory or an empty one. */
export function repository(
  files?: Readonly<Record<string, Content>>,
  path: string = temporaryFolder(),
): TestRepository {
  const work = repositoryAt(path);
  plain.initialize(path);
  if (files) work.commit(files);
  return work;
}

/** Publishes the HEAD of a repository as a reference of a new or existing bare one, whose branch is `main`. */
export function publish(work: TestRepository, bare: string, reference = 'refs/heads/main'): void {
  if (!existsSync(bare)) {
    mkdirSync(bare, { recursive: true });
    plain.initialize(bare, 'bare');
  }
  if (plain.pushHead(work.path, bare, reference) !== null) return;
  work.git('push', '-q', '--force', bare, `HEAD:${reference}`);
}

/** A repository to clone over `file://`, as over a network, and a working copy to fill it. */
export interface Origin {
  readonly url: string;
  readonly work: TestRepository;
  /** Pushes the working copy's HEAD to a reference of the origin. */
  push(reference: string): void;
}

/** An origin with one commit of the given files on `main`, in new folders. */
export function origin(
  files: Readonly<Record<string, Content>>,
  newFolder: () => string = temporaryFolder,
): Origin {
  const bare = newFolder();
  plain.initialize(bare, 'serving');
  const work = repository(files, newFolder());
  const url = `file://${bare}`;
  plain.addRemote(work.path, url);
  const push = (reference: string) => {
    if (plain.pushHead(work.path, bare, reference) !== null) return;
    work.git('push', '-q', '--force', 'origin', `HEAD:${reference}`);
  };
  push('refs/heads/main');
  return { url, work, push };
}

/** A pull request: the branch's head, and the merge commit of the platform. */
export interface PullRequest {
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

/** Opens a pull request from `main`, then adds a commit to `main` before the merge commit. */
export function pullRequest(
  { work, push }: Origin,
  change: Readonly<Record<string, Content>>,
  meanwhile: Readonly<Record<string, Content>> = {},
): PullRequest {
  const base = plain.startBranch(work.path, 'feature') ?? branchByGit(work, 'feature');
  const head = work.commit(change, 'Propose');
  push('refs/heads/feature');
  push('refs/pull/1/head');
  if (!plain.switchTo(work.path, 'refs/heads/main')) work.git('switch', '-q', 'main');
  const tip = Object.keys(meanwhile).length > 0 ? work.commit(meanwhile, 'Move main') : base;
  push('refs/heads/main');
  if (!plain.switchTo(work.path, tip)) work.git('switch', '-q', '--detach', 'main');
  const merge = mergeFeature(work);
  push('refs/pull/1/merge');
  return { base, head, merge };
}

/** A clone of the branch `main` of an origin, as by `git clone`. */
export function clone(url: string, path: string = temporaryFolder()): TestRepository {
  plain.initialize(path);
  plain.addRemote(path, url);
  if (!plain.cloneMain(path, url.replace('file://', ''))) throw new Error('No plain origin.');
  return repositoryAt(path);
}

function branchByGit(work: TestRepository, name: string): string {
  work.git('switch', '-q', '-c', name, 'main');
  return work.git('rev-parse', 'main');
}

function mergeFeature(work: TestRepository): string {
  const merge = plain.mergeIn(work.path, 'refs/heads/feature', 'Merge');
  if (merge) return merge;
  work.git('merge', '-q', '--no-ff', '-m', 'Merge', 'feature');
  return work.git('rev-parse', 'HEAD');
}

/**
 * A clone as by `actions/checkout`: one commit of one reference, detached; with `sparse` folders, without the blobs
 * outside them.
 */
export function checkout(
  url: string,
  reference: string,
  depth = 1,
  sparse: readonly string[] = [],
): TestRepository {
  const work = repositoryAt(temporaryFolder());
  plain.initialize(work.path);
  plain.addRemote(work.path, url);
  const local = reference.replace('refs/heads/', 'refs/remotes/origin/');
  const target = local.replace('refs/pull/', 'refs/remotes/pull/');
  const bare = url.replace('file://', '');
  if (sparse.length === 0 && plain.checkOut(work.path, bare, { reference, target, depth }))
    return work;
  const options = ['--no-tags', '--prune', '--no-recurse-submodules'];
  if (depth > 0) options.push(`--depth=${depth}`);
  if (sparse.length > 0) options.push('--filter=blob:none');
  work.git('fetch', '-q', ...options, 'origin', `+${reference}:${target}`);
  if (sparse.length > 0) work.git('sparse-checkout', 'set', ...sparse);
  work.git('checkout', '-q', '--detach', target);
  return work;
}
