import { execFileSync } from 'node:child_process';
import type { TestRepository } from '../../test/support/git.ts';
import type { Hub, Person } from './hub.ts';

/** Uploads HEAD and its history to the server, like a push by a user. */
export async function mirror(
  hub: Hub,
  work: TestRepository,
  person: Person,
  reference: string,
): Promise<void> {
  const git = `/repos/${person}/skills/git`;
  const ask = <T>(method: string, path: string, body: unknown) =>
    hub.requestAs<T>(person, method, `${git}/${path}`, body);
  const known = ['--not', `--glob=refs/mirrored/${person}`];
  const list = (...options: readonly string[]) =>
    work
      .git('rev-list', ...options, 'HEAD', ...known)
      .split('\n')
      .filter(Boolean);
  const fresh = new Set(list('--objects', '--no-object-names'));
  for (const commit of list('--reverse', '--topo-order')) {
    await sendTree(work, commit, fresh, ask);
    await sendCommit(work, commit, ask);
  }
  const sha = work.git('rev-parse', 'HEAD');
  work.git('update-ref', `refs/mirrored/${person}/${sha}`, sha);
  const short = reference.replace('refs/', '');
  const existingRefs = await hub.requestAs<unknown[]>(
    'acme',
    'GET',
    `${git}/matching-refs/${short}`,
  );
  if (existingRefs.length > 0) await ask('PATCH', `refs/${short}`, { sha, force: true });
  else await ask('POST', 'refs', { ref: reference, sha });
}

type Ask = <T>(method: string, path: string, body: unknown) => Promise<T>;

async function sendTree(
  work: TestRepository,
  commit: string,
  fresh: Set<string>,
  ask: Ask,
): Promise<void> {
  const records = work.git('ls-tree', '-r', '-z', commit).split('\0').filter(Boolean);
  const tree = records.map((record) => {
    const [meta = '', path = ''] = record.split('\t');
    const [mode, type, sha = ''] = meta.split(' ');
    return { path, mode, type, sha };
  });
  for (const { sha } of tree) {
    if (!fresh.delete(sha)) continue;
    const blob = execFileSync('git', ['-C', work.path, 'cat-file', 'blob', sha]);
    await ask('POST', 'blobs', { content: blob.toString('base64'), encoding: 'base64' });
  }
  const { sha } = await ask<{ sha: string }>('POST', 'trees', { tree });
  expectSameSha('tree', sha, work.git('rev-parse', `${commit}^{tree}`));
}

async function sendCommit(work: TestRepository, commit: string, ask: Ask): Promise<void> {
  const text = execFileSync('git', ['-C', work.path, 'cat-file', 'commit', commit], {
    encoding: 'utf8',
  });
  const end = text.indexOf('\n\n');
  const lines = text.slice(0, end).split('\n');
  const all = (key: string) =>
    lines.flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
  const { sha } = await ask<{ sha: string }>('POST', 'commits', {
    message: text.slice(end + 2),
    tree: all('tree')[0],
    parents: all('parent'),
    author: personOf(all('author')[0]),
    committer: personOf(all('committer')[0]),
  });
  expectSameSha('commit', sha, commit);
}

function personOf(line = '') {
  const [, name, email, seconds] = /^(.*) <(.*)> (\d+) \+0000$/.exec(line) ?? [];
  return { name, email, date: new Date(Number(seconds) * 1000).toISOString() };
}

function expectSameSha(kind: string, theirs: string, ours: string): void {
  if (theirs !== ours) throw new Error(`The server computed ${kind} ${theirs}, expected ${ours}.`);
}
