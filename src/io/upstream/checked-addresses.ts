import { lookup as lookUp } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { AllowedSources } from '../../model/config.ts';
import { code, msg, words } from '../../model/message.ts';
import type { AllowedAddress } from '../../upstream/address.ts';
import type { FetchFailure } from '../../upstream/fetcher.ts';
import { unreachableFailure } from './failure.ts';
import { proxyVariables } from './isolated-git.ts';
import { orAfter } from './or-after.ts';
import { addressKind } from './private-address.ts';

/** The IP addresses of a host. Rejects for a host without any. */
export type Lookup = (host: string) => Promise<readonly string[]>;

/** Asks the resolver of this machine. */
export const systemLookup: Lookup = async (host) =>
  (await lookUp(host, { all: true, verbatim: true })).map(({ address }) => address);

/** What the check of a host needs. */
interface CheckSettings {
  readonly rules: Pick<AllowedSources, 'hosts'>;
  readonly lookup: Lookup;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Looks the host of an address up once, and refuses it where a name leads to this machine or network; a host that the
 * configuration names may do that. The caller connects to the returned addresses and to no others; empty if there is
 * no name to look up, or a proxy does it.
 */
export async function checkedAddresses(
  { host }: Pick<AllowedAddress, 'host'>,
  settings: CheckSettings,
): Promise<readonly string[] | FetchFailure> {
  if (host === '' || isIP(host.replace(/^\[|\]$/g, '')) !== 0) return [];
  const found = await lookUpHost(host, settings);
  if (found.length === 0)
    return hasProxy(settings.env)
      ? []
      : unreachableFailure(msg`The host ${code(host)} has no address.`);
  const isNamed = settings.rules.hosts.some(
    (allowed) => allowed.toLowerCase() === host.toLowerCase(),
  );
  const refused = found.find((address) => {
    const kind = addressKind(address);
    return kind === 'reserved' || (kind === 'local' && !isNamed);
  });
  if (refused === undefined) return found;
  const reason =
    addressKind(refused) === 'reserved'
      ? words('which no source has')
      : msg`of this machine or network: allow it with ${code(`sources: {hosts: [${host}]}`)}`;
  return {
    failure: 'refused',
    reason: msg`The host ${code(host)} has the address ${code(refused)}, ${reason}.`,
  };
}

/** Empty if there is no answer in time. */
async function lookUpHost(
  host: string,
  { lookup, deadline }: CheckSettings,
): Promise<readonly string[]> {
  try {
    return await orAfter(lookup(host), deadline - Date.now(), []);
  } catch {
    return [];
  }
}

function hasProxy(env: CheckSettings['env']): boolean {
  return proxyVariables.some((name) => (env[name] ?? '') !== '');
}

/** The setting that has git connect to the checked addresses (from git 2.37 on); none for other protocols. */
export function curlResolveConfig(
  { url, protocol, host }: AllowedAddress,
  addresses: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  if (addresses.length === 0 || (protocol !== 'https' && protocol !== 'http')) return [];
  const port = new URL(url).port || (protocol === 'https' ? '443' : '80');
  return [['http.curloptResolve', `${host}:${port}:${addresses.join(',')}`]];
}
