import type { PackagePin } from '../../model/power.ts';
import { get, source, type Table, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, Grant, UnnamedUnit } from '../carrier.ts';
import { readClientServers } from '../servers/client-servers.ts';
import { versionLevel } from '../support/package-runners.ts';

/** A package, as `owner/repo[/path][#ref]` or as a mapping. Local paths are part of the repository. */
export function readDependency(entry: Value): Partial<CarrierResult> {
  const written = source(entry) ?? addressOf(entry);
  const [place = '', ownRef] = written.split(/#(.*)/s);
  const ref = source(get(entry, 'ref')) ?? ownRef ?? '';
  if (/^\.{0,2}\//.test(place) || (place === '' && text(get(entry, 'path')) !== undefined))
    return {};
  const grant: Grant = {
    kind: 'install',
    feature: 'source',
    subject: `package ${place}`,
    scope: ref === '' ? place : `${place}#${ref}`,
    reach: place === '' ? 'unknown' : 'one',
    pin: { level: levelOf(ref), program: place, revision: ref || undefined },
    entry: { kind: 'package', name: place },
    trigger: { start: 'install' },
    at: entry.at,
  };
  return { grants: [grant] };
}

function addressOf(entry: Value): string {
  const address = source(get(entry, 'git')) ?? source(get(entry, 'repo')) ?? '';
  const path = source(get(entry, 'path'));
  return address !== '' && path ? `${address}/${path}` : address;
}

/** A branch moves; a tag that is a version counts as one. */
function levelOf(ref: string): PackagePin['level'] {
  if (/^[\da-f]{40}$/i.test(ref)) return 'digest';
  return /^v?\d+\.\d+\.\d+/.test(ref) ? versionLevel(ref.replace(/^v/, '')) : 'mutable';
}

/** A server: a name in the registry, or a mapping with a command or an address. */
export function readServer(entry: Value, unit: UnnamedUnit): Partial<CarrierResult> {
  const name = source(entry) ?? source(get(entry, 'name'));
  const isOwn = get(entry, 'command') !== undefined || get(entry, 'url') !== undefined;
  if (name !== undefined && isOwn) {
    const field = { key: name, keyAt: entry.at, value: entry };
    const map: Table = { kind: 'table', at: entry.at, fields: new Map([[name, field]]) };
    return readClientServers(map, { unit });
  }
  const version = source(get(entry, 'version')) ?? '';
  const grant: Grant = {
    kind: 'mcp',
    feature: 'mcp-server',
    subject: `server ${name ?? ''}`,
    at: entry.at,
    scope: version === '' ? (name ?? '') : `${name}@${version}`,
    remark: 'from the registry',
    reach: name === undefined ? 'unknown' : 'one',
    trigger: { start: 'enabled' },
    entry: { kind: 'MCP server', name: name ?? '' },
    pin: { level: versionLevel(version), program: name ?? '' },
  };
  return { grants: [grant] };
}
