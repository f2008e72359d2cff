import { nameOf, resolve } from '../../model/text/path.ts';
import { text, type Value } from '../../model/value/value.ts';
import type { Grant } from '../carrier.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { hostOf } from '../support/remote.ts';

/** Whether a path or an address is of a bundle with an MCP server. */
export function isBundle(written: string): boolean {
  return /\.(?:mcpb|dxt)(?:[?#].*)?$/is.test(written);
}

/** Whether a text is an address. */
export function isRemote(written: string): boolean {
  return /^https?:\/\//i.test(written);
}

/** A bundle: the client fetches it, or takes it from the plugin, and starts what it holds. */
export function bundleGrant(value: Value, root: string): Grant {
  const written = text(value) ?? '';
  const scope = isRemote(written) ? hostOf(written).name : written;
  const path = isRemote(written) ? undefined : resolve(root, written);
  const name = nameOf(scope);
  return {
    kind: 'mcp',
    feature: 'mcp-server',
    subject: `server ${name}`,
    server: name,
    entry: { kind: 'MCP server', name },
    scope,
    reach: 'one',
    trigger: whileEnabled,
    pin: isRemote(written) ? { level: 'mutable', program: scope } : undefined,
    programs: path === undefined ? undefined : [path],
    at: value.at,
  };
}
