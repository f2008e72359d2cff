import * as github from '@actions/github';

export * from '@actions/github';

/** The client reads the address of the server once per process; here each run has another one, without delays for retries. */
export function getOctokit(token, options, ...plugins) {
  const baseUrl = process.env.GITHUB_API_URL ?? '';
  const settings = { ...options, baseUrl, retry: { retryAfterBaseValue: 1 } };
  return github.getOctokit(token, settings, ...plugins);
}
