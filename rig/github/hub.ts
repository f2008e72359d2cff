import { onTestFinished } from 'vitest';
import { actionsApp, type Permissions, tokenOf } from './app.ts';
import { startProxy } from './proxy.ts';
import type { Reviews } from './reviews.ts';

interface Emulator {
  readonly url: string;
  readonly generatedSecrets: readonly { readonly value: string }[];
  close(): Promise<void>;
}

type Emulate = { createEmulator(options: Readonly<Record<string, unknown>>): Promise<Emulator> };

/** Installed separately in this folder, without types in the project. */
const emulate: string = 'emulate';

/** Users with push access to the repository of the same owner. */
export type Person = 'acme' | 'mallory';

/** A check run as returned by the server. */
export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly conclusion: string;
  readonly output: { readonly title: string; readonly summary: string };
}

/** A comment as returned by the server. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string; readonly type: string };
}

/** A GitHub server on loopback with the repository `acme/skills`. */
export interface Hub {
  /** The URL of the API, with the limits of the real server. */
  readonly url: string;
  readonly requests: readonly string[];
  readonly reviews: Reviews;
  /** Creates a job token. */
  token(permissions: Permissions): Promise<string>;
  /** Calls the API as a user. Throws on an error response. */
  requestAs<T>(person: Person, method: string, path: string, body?: unknown): Promise<T>;
  comments(number: number): Promise<Comment[]>;
  checkRuns(sha: string): Promise<CheckRun[]>;
  /** All pages of the annotations of a check run. */
  annotations(run: CheckRun): Promise<Annotation[]>;
}

/** An annotation of a check run as returned by the server. */
interface Annotation {
  readonly path: string;
  readonly annotation_level: string;
  readonly message: string;
}

type Ask = Hub['requestAs'];

const skills = '/repos/acme/skills';

/** Starts the server for the duration of a test. */
export async function startHub(): Promise<Hub> {
  const { createEmulator } = (await import(emulate)) as Emulate;
  const proxy = await startProxy();
  const github = {
    users: [{ login: 'acme' }, { login: 'mallory' }],
    repos: [{ owner: 'acme', name: 'skills', auto_init: false }],
    apps: [actionsApp],
  };
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: {
        'token-of-acme': { login: 'acme', scopes: ['repo'] },
        'token-of-mallory': { login: 'mallory', scopes: ['repo'] },
      },
      github,
    },
  });
  proxy.forwardTo(emulator.url.replace('localhost', '127.0.0.1'));
  onTestFinished(async () => {
    await Promise.all([proxy.close(), emulator.close()]);
  });
  const requestAs = asking(proxy.url);
  return {
    url: proxy.url,
    requests: proxy.requests,
    reviews: proxy.reviews,
    requestAs,
    token: (permissions) =>
      tokenOf(proxy.url, emulator.generatedSecrets[0]?.value ?? '', permissions),
    comments: (number) => requestAs('acme', 'GET', `${skills}/issues/${number}/comments`),
    checkRuns: async (sha) => {
      const path = `${skills}/commits/${sha}/check-runs`;
      return (await requestAs<{ check_runs: CheckRun[] }>('acme', 'GET', path)).check_runs;
    },
    annotations: (run) => annotationsOf(run, requestAs),
  };
}

function asking(url: string): Ask {
  return async <T>(person: Person, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `token token-of-${person}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const data = (await response.json()) as { message?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${data.message}`);
    return data as T;
  };
}

async function annotationsOf({ id }: CheckRun, requestAs: Ask): Promise<Annotation[]> {
  const all: Annotation[] = [];
  for (let page = 1; ; page++) {
    const path = `${skills}/check-runs/${id}/annotations?per_page=100&page=${page}`;
    const { check_annotations: more } = await requestAs<{ check_annotations: Annotation[] }>(
      'acme',
      'GET',
      path,
    );
    if (more.length === 0) return all;
    all.push(...more);
  }
}
