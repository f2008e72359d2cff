import { expect } from 'vitest';
import { type Content, checkout, origin, pullRequest, type TestRepository } from '../git.ts';
import { runActionHere } from '../in-process.ts';
import type { Event } from '../step.ts';
import { type Circumstances, type Server, startApi } from './github-api.ts';
import type { LineComment } from './github-reviews.ts';

/** A pull request with its server. */
export interface Proposal {
  readonly server: Server;
  readonly work: TestRepository;
  readonly event: Event;
}

type Files = Readonly<Record<string, Content>>;

/** Opens a pull request on a server; on Gitea, its head is checked out. */
export async function propose(
  before: Files,
  change: Files,
  circumstances: Circumstances & { readonly isFork?: boolean; readonly meanwhile?: Files } = {},
): Promise<Proposal> {
  const all = commits(before, change, circumstances);
  const login = circumstances.forge === 'gitea' ? 'gitea-actions' : undefined;
  const server = await startApi({ login, ...circumstances, proposed: all.proposed });
  return { server, work: all.work, event: all.event };
}

/** The same pull request with other commits, as after a push. */
export async function amend({ server }: Proposal, before: Files, change: Files): Promise<Proposal> {
  const { work, event, proposed } = commits(before, change, {});
  server.push(proposed);
  return { server, work, event };
}

function commits(
  before: Files,
  change: Files,
  { forge, isFork, meanwhile }: Parameters<typeof propose>[2] & {},
) {
  const from = origin(before);
  const { base, head } = pullRequest(from, change, meanwhile);
  const ref = forge === 'gitea' ? 'refs/pull/1/head' : 'refs/pull/1/merge';
  const repo = isFork ? null : { id: 1 };
  const payload = {
    repository: { id: 1 },
    pull_request: { number: 1, base: { sha: base }, head: { sha: head, repo } },
  };
  const proposed = { repository: from.work.path, base, head };
  return { work: checkout(from.url, ref), event: { name: 'pull_request', ref, payload }, proposed };
}

/** Runs the Action with suggestions. */
export function suggest(
  { server, work, event }: Proposal,
  more: Readonly<Record<string, string>> = {},
) {
  const isGitea = server.url.endsWith('/api/v1');
  return runActionHere(
    work,
    event,
    { token: 'ghs_0123456789abcdefghij', suggest: 'true', ...more },
    {
      GITHUB_API_URL: server.url,
      ...(isGitea && { GITHUB_SERVER_URL: 'https://git.example.org' }),
    },
  );
}

/** The new lines of a comment: the content of its suggestion block. */
export function suggestedLines({ body }: Pick<LineComment, 'body'>): string[] {
  const [, fence = '', rest = ''] = /\n(`{3,})suggestion\n(.*)$/s.exec(body) ?? [];
  expect(fence, body).not.toBe('');
  const lines = rest.split('\n');
  const end = lines.findIndex(
    (line) => /^ {0,3}`+\s*$/.test(line) && line.trim().length >= fence.length,
  );
  expect(end, body).toBe(lines.length - 1);
  return lines.slice(0, end);
}

/** The text with all suggestions of one file, as GitHub commits them; it keeps the line endings of the file. */
export function withSuggestions(text: string, comments: readonly LineComment[]): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(end);
  const last = [...comments].sort((a, b) => (b.line ?? 0) - (a.line ?? 0));
  for (const comment of last) {
    const { line, start_line } = comment;
    const start = start_line ?? line ?? 0;
    lines.splice(start - 1, (line ?? 0) - start + 1, ...suggestedLines(comment));
  }
  return lines.join(end);
}

/** The notices of the Action itself. */
export function noticesIn(log: string): string[] {
  return log.split('\n').filter((line) => line.startsWith('::notice title=skillaccord::'));
}
