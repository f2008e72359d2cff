import type { Power } from '../../model/power.ts';
import { fields, get, text, type Value } from '../../model/value/value.ts';
import type { Grant } from '../carrier.ts';

/** A server on the network, without credentials, query and fragment. */
export interface Remote {
  readonly name: string;
  readonly isKnown: boolean;
  readonly connection: Power['connection'];
}

/** The scheme, host and path of a URL, as clients parse it; a variable in the host makes it unknown. */
export function hostOf(url: string | undefined): Remote {
  // Clients delete tabs and line breaks, and take `\` of a web address for `/`.
  const text = url?.replace(/[\t\n\r]/g, '').trim() ?? '';
  const webText = /^(?:https?|wss?|ftp):/i.test(text) ? text.replaceAll('\\', '/') : text;
  const [, scheme = '', authority = '', path = ''] =
    /^([a-z][a-z\d+.-]*:\/\/)([^/?#]+)([^?#\s]*)/i.exec(webText) ?? [];
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  if (host === '') return { name: shortenUrl(text), isKnown: false, connection: 'unknown' };
  const parsed = parsedHost(scheme, host);
  return {
    connection: connectionOf(scheme.toLowerCase()),
    name: `${scheme.toLowerCase()}${parsed ?? host}${path}`,
    isKnown: parsed !== undefined && !host.includes('$'),
  };
}

/** The host that clients ask, with its port as written; undefined if they refuse the address. */
function parsedHost(scheme: string, host: string): string | undefined {
  const origin = `${scheme}${host}/`;
  if (!URL.canParse(origin)) return undefined;
  const { hostname } = new URL(origin);
  // The letters of other scripts are shown as written.
  if (hostname === '' || hostname.includes('xn--')) return host;
  return `${hostname}${/:\d*$/.exec(host.replace(/^\[.*\]/, ''))?.[0] ?? ''}`;
}

function connectionOf(scheme: string): Power['connection'] {
  if (scheme === 'https://' || scheme === 'wss://') return 'encrypted';
  return scheme === 'http://' || scheme === 'ws://' ? 'plain' : 'unknown';
}

function shortenUrl(url: string): string {
  return url.replace(/[?#].*$/s, '').trim();
}

const variable = /\$\{([A-Za-z_]\w*)(?::-[^}]{0,500})?\}|\$([A-Za-z_]\w*)/g;

/** The variables of the environment in a text. */
export function variablesIn(value: string): readonly string[] {
  return [...value.matchAll(variable)].map(([, braced, bare]) => braced ?? bare ?? '');
}

/** The variables that fields of a request send to a server. */
export function secretsSent(
  request: Value,
  host: string,
  names: readonly string[],
): readonly Omit<Grant, 'trigger' | 'subject'>[] {
  const values = names.flatMap((name) => {
    const value = get(request, name);
    return value?.kind === 'table' ? fields(value).map((field) => field.value) : (value ?? []);
  });
  return values.flatMap((value) =>
    variablesIn(text(value) ?? '').map((name) => ({
      kind: 'secret' as const,
      feature: 'secret' as const,
      scope: `\${${name}} to ${host}`,
      variable: name,
      receiver: host,
      reach: 'one' as const,
      at: value.at,
    })),
  );
}
