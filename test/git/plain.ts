import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndex, type TrackedFile, writeIndex } from './index-file.ts';
import { idsIn, NewObjects, shareObjects } from './objects.ts';
import { readObject } from './packs.ts';
import { readHead, readRef, writeHead, writeRef } from './refs.ts';
import { addAll, addTree, clearWorkTree, filesOf, writeWorkTree } from './trees.ts';

// Git operations on plain repositories, implemented in this process: starting git ten times costs a test more than
// all its work. Each function returns null for unusual repositories, which are left to git.

const core =
  '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n\tlogallrefupdates = true\n';
const bareCore = core.replace('bare = false\n\tlogallrefupdates = true', 'bare = true');
const serving = '[uploadpack]\n\tallowAnySHA1InWant = true\n\tallowFilter = true\n';

/** The part of the configuration of a clone about its branch. */
const tracking = '[branch "main"]\n\tremote = origin\n\tmerge = refs/heads/main\n';

/** Files of a repository that indicate an operation in progress, or that change git's behaviour. */
const peculiar = [
  ...['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'hooks', 'modules', 'worktrees'],
  ...['info/attributes', 'info/exclude', 'info/sparse-checkout', 'objects/info/alternates'],
];

/** The configuration of a clone of an address. */
function remoteOf(url: string): string {
  return `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
}

/** Initializes a repository on the branch `main`. */
export function initialize(folder: string, kind: 'plain' | 'bare' | 'serving' = 'plain'): void {
  const gitFolder = kind === 'plain' ? join(folder, '.git') : folder;
  for (const name of ['info', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(gitFolder, name), { recursive: true });
  }
  writeHead(gitFolder, 'refs/heads/main');
  writeFileSync(
    join(gitFolder, 'config'),
    kind === 'plain' ? core : bareCore + (kind === 'serving' ? serving : ''),
  );
}

/** Adds the remote `origin`. */
export function addRemote(folder: string, url: string): void {
  writeFileSync(join(folder, '.git/config'), remoteOf(url), { flag: 'a' });
}

/** The git folder of a work tree without settings that change git's behaviour. */
function plainFolder(folder: string): string | null {
  const gitFolder = join(folder, '.git');
  const config = join(gitFolder, 'config');
  // On other platforms, modes, case sensitivity and inode numbers differ.
  if (process.platform !== 'linux' || !existsSync(config)) return null;
  if (peculiar.some((name) => existsSync(join(gitFolder, name)))) return null;
  const rest = readFileSync(config, 'utf8').replace(core, '').replace(tracking, '');
  return /^(?:\[remote "origin"\]\n(?:\t(?:url|fetch) = \S+\n)*)?$/.test(rest) ? gitFolder : null;
}

/** Commits everything in a work tree; returns the commit. */
export function commitAll(folder: string, message: string): string | null {
  const gitFolder = plainFolder(folder);
  const index = gitFolder && readIndex(gitFolder);
  if (!gitFolder || !index || !/^[!-~](?:[ -~]*[!-~])?$/.test(message)) return null;
  const objects = new NewObjects(gitFolder);
  const files = addAll(folder, objects);
  if (!files) return null;
  writeIndex(folder, gitFolder, files);
  const head = readHead(gitFolder);
  const parent = readRef(gitFolder, head);
  const id = addCommit(objects, addTree(objects, files), parent ? [parent] : [], message);
  objects.write();
  if (head.startsWith('refs/')) writeRef(gitFolder, head, id);
  else writeHead(gitFolder, id);
  return id;
}

function addCommit(
  objects: NewObjects,
  tree: string,
  parents: readonly string[],
  message: string,
): string {
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${identityOf('AUTHOR')}`,
    `committer ${identityOf('COMMITTER')}`,
  ];
  return objects.add('commit', Buffer.from(`${lines.join('\n')}\n\n${message}\n`));
}

function identityOf(role: 'AUTHOR' | 'COMMITTER'): string {
  const { env } = process;
  const seconds = Date.parse(env[`GIT_${role}_DATE`] ?? '') / 1000;
  return `${env[`GIT_${role}_NAME`]} <${env[`GIT_${role}_EMAIL`]}> ${seconds} +0000`;
}

/** Pushes HEAD to a reference of an origin; returns its id. */
export function pushHead(folder: string, bare: string, reference: string): string | null {
  const gitFolder = plainFolder(folder);
  const id = gitFolder && readRef(gitFolder, readHead(gitFolder));
  if (!gitFolder || !id || !shareObjects(gitFolder, bare, id)) return null;
  writeRef(bare, reference, id);
  const branch = /^refs\/heads\/(.+)$/.exec(reference)?.[1];
  if (branch) writeRef(gitFolder, `refs/remotes/origin/${branch}`, id);
  return id;
}

/** Fetches one reference or commit of an origin into a new repository, and checks it out. */
export function checkOut(
  folder: string,
  bare: string,
  {
    reference,
    target,
    depth,
  }: { readonly reference: string; readonly target?: string; readonly depth: number },
): string | null {
  const gitFolder = plainFolder(folder);
  const id = readRef(bare, reference);
  if (!gitFolder || !id) return null;
  const tagged = readObject(bare, id);
  const [commit = id] = tagged?.type === 'tag' ? idsIn(tagged.content, 'object') : [];
  const files = filesAt(bare, commit);
  const boundary = shareObjects(bare, gitFolder, id, depth || Number.POSITIVE_INFINITY);
  if (!files || !boundary) return null;
  if (boundary.length > 0) writeFileSync(join(gitFolder, 'shallow'), `${boundary.join('\n')}\n`);
  writeFileSync(join(gitFolder, 'FETCH_HEAD'), `${id}\t\t'${reference}' of file://${bare}\n`);
  if (target) writeRef(gitFolder, target, id);
  moveTo(folder, gitFolder, commit);
  return commit;
}

function filesAt(gitFolder: string, commit: string) {
  const [tree] = idsIn(readObject(gitFolder, commit)?.content ?? Buffer.alloc(0), 'tree');
  return tree === undefined ? null : filesOf(gitFolder, tree);
}

/** Clones the branch `main` of an origin into a new repository; returns the commit. */
export function cloneMain(folder: string, bare: string): string | null {
  const reference = 'refs/heads/main';
  const target = 'refs/remotes/origin/main';
  const id = checkOut(folder, bare, { reference, target, depth: 0 });
  if (!id) return null;
  const gitFolder = join(folder, '.git');
  rmSync(join(gitFolder, 'FETCH_HEAD'));
  writeRef(gitFolder, reference, id);
  writeHead(gitFolder, reference);
  writeFileSync(join(gitFolder, 'refs/remotes/origin/HEAD'), `ref: ${target}\n`);
  writeFileSync(join(gitFolder, 'config'), tracking, { flag: 'a' });
  return id;
}

/** Starts a branch at a commit of a clean work tree, and switches to it. */
export function switchToNew(folder: string, name: string, commit: string): void {
  if (!switchTo(folder, commit)) throw new Error('No plain repository.');
  const reference = `refs/heads/${name}`;
  writeRef(join(folder, '.git'), reference, commit);
  writeHead(join(folder, '.git'), reference);
}

/** Prints a commit, or adds a tag or a branch at HEAD, like git; null for other commands. */
export function run(folder: string, args: readonly string[]): string | null {
  const gitFolder = plainFolder(folder);
  const head = gitFolder && readRef(gitFolder, readHead(gitFolder));
  if (!gitFolder || !head) return null;
  const name = args.at(-1) ?? '';
  switch (args.slice(0, -1).join(' ')) {
    case 'rev-parse':
      if (name === 'HEAD') return head;
      return name === 'main' ? onlyMain(gitFolder) : null;
    case 'branch -M':
      return readHead(gitFolder) === `refs/heads/${name}` ? '' : null;
    case 'tag':
      return addRef(gitFolder, `refs/tags/${name}`, head);
    case 'checkout -q -b':
    case 'switch -q -c': {
      const printed = addRef(gitFolder, `refs/heads/${name}`, head);
      if (printed !== null) writeHead(gitFolder, `refs/heads/${name}`);
      return printed;
    }
    default:
      return null;
  }
}

/** Adds a reference, about which git prints nothing; null for one that exists, or has an unusual name. */
function addRef(gitFolder: string, reference: string, commit: string): string | null {
  const isUsual = /^\w[\w@-]*(?:[./]\w[\w@-]*)*(?<!\.lock)$/.test(reference);
  if (!isUsual || readRef(gitFolder, reference)) return null;
  writeRef(gitFolder, reference, commit);
  return '';
}

/** The commit of the branch `main`, unless a tag has that name too. */
function onlyMain(gitFolder: string): string | null {
  return readRef(gitFolder, 'refs/tags/main') ? null : readRef(gitFolder, 'refs/heads/main');
}

/** Starts a branch at a checked-out `main`; returns the commit. */
export function startBranch(folder: string, name: string): string | null {
  const gitFolder = plainFolder(folder);
  if (!gitFolder || readHead(gitFolder) !== 'refs/heads/main') return null;
  const [main, taken] = ['main', name].map((branch) => readRef(gitFolder, `refs/heads/${branch}`));
  if (!main || taken) return null;
  writeRef(gitFolder, `refs/heads/${name}`, main);
  writeHead(gitFolder, `refs/heads/${name}`);
  return main;
}

/** Switches a clean work tree to a branch or a commit, like `git switch`. */
export function switchTo(folder: string, to: string): string | null {
  const gitFolder = plainFolder(folder);
  const commit = gitFolder && readRef(gitFolder, to);
  if (!gitFolder || !commit || !readIndex(gitFolder) || !filesAt(gitFolder, commit)) return null;
  moveTo(folder, gitFolder, commit);
  writeHead(gitFolder, to);
  return commit;
}

function moveTo(folder: string, gitFolder: string, commit: string): void {
  const files = filesAt(gitFolder, commit) ?? [];
  clearWorkTree(folder, readIndex(gitFolder) ?? []);
  writeWorkTree(folder, gitFolder, files);
  writeIndex(folder, gitFolder, files);
  writeHead(gitFolder, commit);
}

/** Merges a branch into HEAD if no file changed on both sides; returns the merge commit. */
export function mergeIn(folder: string, branch: string, message: string): string | null {
  const gitFolder = plainFolder(folder);
  const ours = gitFolder && readRef(gitFolder, readHead(gitFolder));
  const theirs = gitFolder && readRef(gitFolder, branch);
  if (!gitFolder || !ours || !theirs) return null;
  const [fork] = idsIn(readObject(gitFolder, theirs)?.content ?? Buffer.alloc(0), 'parent');
  const sides = [fork ?? theirs, ours, theirs].map((commit) => filesAt(gitFolder, commit));
  const [base, mine, other] = sides.map(
    (files) => new Map(files?.map((file) => [keyOf(file), file])),
  );
  if (!base || !mine || !other || sides.includes(null)) return null;
  for (const key of new Set([...base.keys(), ...other.keys()])) {
    const [before, here, there] = [base.get(key), mine.get(key), other.get(key)];
    if (isSame(before, there) || isSame(here, there)) continue;
    if (!isSame(before, here)) return null;
    if (there) mine.set(key, there);
    else mine.delete(key);
  }
  const objects = new NewObjects(gitFolder);
  const merge = addCommit(objects, addTree(objects, [...mine.values()]), [ours, theirs], message);
  objects.write();
  moveTo(folder, gitFolder, merge);
  return merge;
}

function keyOf({ path }: TrackedFile): string {
  return path.toString('latin1');
}

function isSame(file: TrackedFile | undefined, other: TrackedFile | undefined): boolean {
  return file?.id === other?.id && file?.mode === other?.mode;
}
