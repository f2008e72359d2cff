import fc from 'fast-check';
import { vi } from 'vitest';
import './git/environment.ts';
import { addSnapshotHints } from './snapshot-hint.ts';

addSnapshotHints();

// Fixed seed: the same commit has the same result.
fc.configureGlobal({ seed: 20_261_121 });

// The client reads the address of the server once per process; here each run has another one, without delays for retries.
vi.mock('@actions/github', async (importOriginal) => {
  const original = await importOriginal<typeof import('@actions/github')>();
  const getOctokit: typeof original.getOctokit = (token, options, ...plugins) =>
    original.getOctokit(
      token,
      {
        ...options,
        baseUrl: process.env['GITHUB_API_URL'] ?? '',
        retry: { retryAfterBaseValue: 1 },
      },
      ...plugins,
    );
  return { ...original, getOctokit };
});
