import type { AllowedAddress } from '../../upstream/address.ts';

/** The variable with tokens for private sources: `github.com=TOKEN git.example.org=TOKEN`. */
export const tokensVariable = 'SKILLACCORD_SOURCE_TOKENS';

/**
 * The configuration that gives a token to the server of an address, and to no other: git compares protocol, host and
 * port. Redirects are not followed.
 */
export function credentialConfig(
  { protocol, url, host }: AllowedAddress,
  env: Readonly<Record<string, string | undefined>>,
): readonly (readonly [name: string, value: string])[] {
  if (protocol !== 'https' && protocol !== 'http') return [];
  const token = tokens(env[tokensVariable] ?? '').get(host.toLowerCase());
  if (token === undefined) return [];
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return [[`http.${new URL(url).origin}/.extraHeader`, `Authorization: Basic ${basic}`]];
}

function tokens(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(/[\s,]+/).flatMap((pair) => {
    const [, host, token] = /^([^=]+)=([\x21-\x7e]+)$/.exec(pair) ?? [];
    return host !== undefined && token !== undefined ? [[host.toLowerCase(), token] as const] : [];
  });
  return new Map(pairs);
}
