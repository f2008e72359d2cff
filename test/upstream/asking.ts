import { onTestFinished } from 'vitest';
import { type Budget, defaultBudget } from '../../src/io/upstream/budget.ts';
import type { Lookup } from '../../src/io/upstream/checked-addresses.ts';
import { openFetcher } from '../../src/io/upstream/open-fetcher.ts';
import type { AllowedSources } from '../../src/model/config.ts';
import { plainText } from '../../src/model/message.ts';
import { type FetchFailure, isFailure, type UpstreamTree } from '../../src/upstream/fetcher.ts';
import type { FetchableSource } from '../../src/upstream/source.ts';
import { type Content, git, repository, temporaryFolder } from '../support/git.ts';
import type { Server } from './git-server.ts';

/** Settings of a fetcher in a test, beyond the rules for its servers. */
export interface FetchSetup {
  readonly rules?: Partial<AllowedSources>;
  readonly budget?: Partial<Budget>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The resolver of host names, instead of that of the machine. */
  readonly lookup?: Lookup;
}

/** The rules that permit some servers on 127.0.0.1, as a configuration would. */
export function rulesFor(...servers: readonly Server[]): AllowedSources {
  return { allow: ['http'], hosts: ['127.0.0.1'], ports: servers.map(({ port }) => port) };
}

/** Requests a repository at an address. */
export function fetchUrl(
  url: string,
  ref: string | null,
  setup: FetchSetup,
): Promise<UpstreamTree | FetchFailure> {
  return fetchSource({ kind: 'git', url, ref, commit: null }, setup);
}

/** Requests a source. */
export async function fetchSource(
  source: FetchableSource,
  { rules, budget, env, lookup }: FetchSetup,
): Promise<UpstreamTree | FetchFailure> {
  const fetcher = openFetcher({
    rules: { allow: [], hosts: [], ports: [], ...rules },
    directory: temporaryFolder(),
    env: { PATH: process.env['PATH'], ...env },
    budget: { ...defaultBudget, ...budget },
    ...(lookup && { lookup }),
  });
  onTestFinished(() => fetcher.close());
  return fetcher.fetch(source);
}

/** The tree; throws for a failure. */
export function treeOf(answer: UpstreamTree | FetchFailure): UpstreamTree {
  if (isFailure(answer)) throw new Error(`${answer.failure}: ${plainText(answer.reason)}`);
  return answer;
}

/** The failure; throws for a tree. */
export function failureOf(answer: UpstreamTree | FetchFailure): FetchFailure {
  if (isFailure(answer)) return answer;
  throw new Error(`The source answered with ${answer.tree.entries.length} files.`);
}

/** A folder with one bare repository, `a.git`, of one commit with the given files. */
export function bareRepositories(files: Readonly<Record<string, Content>>): string {
  const folder = temporaryFolder();
  const work = repository(files);
  git(folder, 'clone', '-q', '--bare', work.path, 'a.git');
  return folder;
}
