import { UsageError } from '../../model/usage-error.ts';
import type { AllowedAddress } from '../../upstream/address.ts';

/** The variable with tokens for private sources: `github.com=TOKEN git.example.org=TOKEN`. */
export const tokensVariable = 'SKILLACCORD_SOURCE_TOKENS';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The configuration that gives a token to the server of an address, and to no other: git compares protocol, host and
 * port. Redirects are not followed.
 */
export function credentialConfig(
  { protocol, url, host }: AllowedAddress,
  env: Environment,
): readonly (readonly [name: string, value: string])[] {
  if (protocol !== 'https' && protocol !== 'http') return [];
  const token = sourceTokens(env).get(host.toLowerCase());
  if (token === undefined) return [];
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return [[`http.${new URL(url).origin}/.extraHeader`, `Authorization: Basic ${basic}`]];
}

/** The tokens by host in lower case. Throws UsageError for an entry of another form, without its text: it may be a token. */
export function sourceTokens(env: Environment): ReadonlyMap<string, string> {
  const entries = (env[tokensVariable] ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  return new Map(
    entries.map((entry, index) => {
      const [, host, token] = /^([\w.-]+|\[[\da-f:.]+\])=([\x21-\x7e]+)$/i.exec(entry) ?? [];
      if (host === undefined || token === undefined) {
        throw new UsageError(
          `Entry ${index + 1} of ${entries.length} in ${tokensVariable} does not have the form HOST=TOKEN.`,
          'Write the name of the host without protocol, port or path: github.com=TOKEN. Separate entries with blanks.',
        );
      }
      return [host.toLowerCase(), token] as const;
    }),
  );
}
