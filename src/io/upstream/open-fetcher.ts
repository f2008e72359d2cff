import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkAddress } from '../../upstream/address.ts';
import {
  type Fetcher,
  type FetchFailure,
  isFailure,
  type UpstreamTree,
} from '../../upstream/fetcher.ts';
import { type FetchableSource, type GitSource, sourceKey } from '../../upstream/source.ts';
import { createTemporaryFolder, removeTemporaryFolder } from '../temporary-folder.ts';
import { defaultBudget } from './budget.ts';
import { checkedAddresses, curlResolveConfig, systemLookup } from './checked-addresses.ts';
import { credentialConfig, sourceTokens } from './credentials.ts';
import { commandFailure } from './failure.ts';
import type { FetcherSettings } from './fetcher-settings.ts';
import { fetchGitSource } from './git-source.ts';
import { isolatedRepository } from './isolated-git.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { fetchLocalSource } from './local-source.ts';
import { orAfter } from './or-after.ts';
import { fetchWellKnown, openSites, type Site } from './well-known.ts';

const maxRunning = 4;

/**
 * Opens a fetcher. Each source is asked once; nothing that a source sends is executed or checked out. Throws UsageError
 * for tokens without a host.
 */
export function openFetcher(settings: FetcherSettings): Fetcher {
  sourceTokens(settings.env);
  const results = new Map<string, Promise<UpstreamTree | FetchFailure>>();
  const limited = limitConcurrency(maxRunning);
  const siteOf = openSites(settings);
  let folder: string | null = null;
  let count = 0;
  const createFolder = () => {
    folder ??= createTemporaryFolder();
    const own = join(folder, String(count++));
    mkdirSync(own, { recursive: true });
    return own;
  };
  return {
    fetch(source) {
      const key = sourceKey(source);
      const known = results.get(key);
      if (known) return known;
      const result = limited(() =>
        inTime(fetchFrom(source, settings, { createFolder, siteOf }), settings),
      );
      results.set(key, result);
      return result;
    },
    close() {
      if (folder !== null) removeTemporaryFolder(folder);
      folder = null;
    },
  };
}

async function fetchFrom(
  source: FetchableSource,
  settings: FetcherSettings,
  { createFolder, siteOf }: { createFolder: () => string; siteOf: (url: string) => Site },
): Promise<UpstreamTree | FetchFailure> {
  if (source.kind === 'local') return fetchLocalSource(source, settings);
  if (source.kind === 'well-known') return fetchWellKnown(source, settings, siteOf);
  const folder = createFolder();
  const answer = await fetchGit(source, settings, folder);
  if (isFailure(answer)) rmSync(folder, { recursive: true, force: true });
  return answer;
}

/** In milliseconds; each kind of source has first the chance to say what took long. */
const graceMs = 5000;

/** Ends a source that outlives its time however: no source silences the others. */
function inTime(
  answer: Promise<UpstreamTree | FetchFailure>,
  { budget = defaultBudget }: FetcherSettings,
): Promise<UpstreamTree | FetchFailure> {
  const late = commandFailure({ stderr: '', exceeded: 'time' }, budget);
  return orAfter(answer, budget.timeMs + graceMs, late);
}

async function fetchGit(
  source: GitSource,
  { rules, env, budget = defaultBudget, lookup = systemLookup }: FetcherSettings,
  folder: string,
): Promise<UpstreamTree | FetchFailure> {
  const allowedUrl = checkAddress(source.url, rules);
  if ('refusal' in allowedUrl) return { failure: 'refused', reason: allowedUrl.refusal };
  const repository = isolatedRepository(folder, budget, env);
  const { deadline } = repository;
  const ipAddresses = await checkedAddresses(allowedUrl, { rules, env, lookup, deadline });
  if (isFailure(ipAddresses)) return ipAddresses;
  const { protocol } = allowedUrl;
  const secretConfig = [
    ...credentialConfig(allowedUrl, env),
    ...curlResolveConfig(allowedUrl, ipAddresses),
  ];
  return fetchGitSource(repository, source, { address: allowedUrl, protocol, secretConfig });
}
