import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  commentComplaintOf,
  complaintOf,
  type Output,
} from '../../test/support/github/github-limits.ts';
import { type Reviews, startReviews } from './reviews.ts';

/** A proxy in front of the emulated server. */
export interface Proxy {
  readonly url: string;
  /** Each request as `GET /repos/…`, with its response status. */
  readonly requests: string[];
  /** The reviews of the pull request, which the proxy answers for. */
  readonly reviews: Reviews;
  /** Sets the address of the emulated server. */
  forwardTo(address: string): void;
  close(): Promise<void>;
}

type Annotations = Output['annotations'];

interface Posted {
  readonly body?: string;
  readonly output?: Output;
}

/**
 * Adds the limits of the real server: the emulated server accepts requests of any size, replaces annotations of a
 * check run instead of adding to them, and has no comments on lines.
 */
export async function startProxy(): Promise<Proxy> {
  const requests: string[] = [];
  const reviews = startReviews();
  const annotations = new Map<string, NonNullable<Annotations>>();
  let [target, proxied] = ['', ''];
  const server = createServer(async (request, response) => {
    const text = await textOf(request);
    const { method = '', url = '' } = request;
    const posted = (text === '' ? {} : JSON.parse(text)) as Posted;
    const complaint = refused(method, url, posted);
    const run = /^\/repos\/[^/]+\/[^/]+\/check-runs\/(\d+)$/.exec(url)?.[1];
    const sum = [...(annotations.get(run ?? '') ?? []), ...(posted.output?.annotations ?? [])];
    const sent = posted.output
      ? JSON.stringify({ ...posted, output: { ...posted.output, annotations: sum } })
      : text;
    const answer = complaint
      ? Response.json({ message: complaint }, { status: 422 })
      : ((await reviewResponse(reviews, target, request, posted)) ??
        (await forward(`${target}${url}`, request, sent)));
    const data = await answer.text();
    if (answer.ok && posted.output) annotations.set(run ?? `${JSON.parse(data).id}`, sum);
    requests.push(`${method} ${url} ${answer.status}`);
    const link = answer.headers.get('link')?.replaceAll(target, proxied);
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(link && { link }),
    });
    response.end(data);
  });
  proxied = await listening(server);
  return {
    url: proxied,
    requests,
    reviews,
    forwardTo: (address) => {
      target = address;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refused(method: string, url: string, { body, output }: Posted): string | undefined {
  const isComment =
    /\/issues\/(?:\d+\/)?comments(?:\/\d+)?$/.test(url) &&
    (method === 'POST' || method === 'PATCH');
  if (isComment) return commentComplaintOf(body ?? '');
  return output && complaintOf(output);
}

/** The response about reviews; the emulated server decides what the token may write. */
async function reviewResponse(
  reviews: Reviews,
  target: string,
  request: IncomingMessage,
  posted: Posted,
): Promise<Response | null> {
  const asked = { method: 'POST', headers: request.headers };
  const pending = `${target}/repos/acme/skills/pulls/1/reviews`;
  const mayWrite = async () => (await forward(pending, asked, '{}')).ok;
  const answer = await reviews.answer(`${request.method} ${request.url}`, { ...posted }, mayWrite);
  return answer && Response.json(answer.data, { status: answer.status });
}

function forward(
  url: string,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  body: string,
) {
  const kept = ['accept', 'authorization', 'content-type', 'user-agent'];
  const sent = kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  return fetch(url, {
    method: method ?? 'GET',
    headers: Object.fromEntries(sent) as Record<string, string>,
    ...(body !== '' && { body }),
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
