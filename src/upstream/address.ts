import type { AllowedSources, SourceProtocol } from '../model/config.ts';
import { quote } from '../model/value/format-value.ts';
import { redactCredentials } from '../syntax/url.ts';

/** Hosts that every repository may ask. */
export const defaultHosts: readonly string[] = [
  'github.com',
  'gitlab.com',
  'codeberg.org',
  'bitbucket.org',
];

/** An address that the rules allow, in the spelling for git. */
export interface AllowedAddress {
  readonly url: string;
  readonly protocol: SourceProtocol | 'https';
  /** Empty for a file. */
  readonly host: string;
}

/** Why the rules refuse an address, as a sentence without credentials. */
export interface RefusedAddress {
  readonly refusal: string;
}

const maxLength = 2048;

/** Judges an address of a lock. Nothing is asked: names are compared as written. */
export function checkAddress(
  address: string,
  rules: AllowedSources,
): AllowedAddress | RefusedAddress {
  const shown = quote(redactCredentials(address.slice(0, 200)));
  const refuse = (reason: string): RefusedAddress => ({
    refusal: `The address ${shown} ${reason}.`,
  });
  if (address.length > maxLength) return refuse(`is longer than ${maxLength} characters`);
  if (!/^[\x21-\x7e]+$/.test(address)) return refuse('has spaces or characters outside ASCII');
  if (address.startsWith('-')) return refuse('begins with a hyphen');
  if (/^[^/]*::/.test(address)) return refuse('names a program to run');
  const text = scpAddress(address) ?? address;
  const protocol = protocolOf(text);
  if (protocol === null) return refuse('has a protocol other than https, ssh, http and file');
  if (protocol !== 'https' && !rules.allow.includes(protocol))
    return refuse(
      `needs ${protocol}, which \`sources: {allow: [${protocol}]}\` in the configuration of the default branch permits`,
    );
  if (protocol === 'file') return fileAddress(text, refuse);
  const url = parseUrl(text);
  if (url === null) return refuse('is not a valid URL');
  const fault =
    partsFault(url, protocol) ?? hostFault(url.hostname, rules) ?? portFault(url, rules);
  return fault === null
    ? { url: spell(url, protocol), protocol, host: url.hostname }
    : refuse(fault);
}

/** `user@host:path`, as git writes SSH addresses, as a URL; null for another text. */
function scpAddress(text: string): string | null {
  const [, user, host, path] = /^([\w.-]+)@([\w.-]+):(?!\/\/)([^:]+)$/.exec(text) ?? [];
  return path === undefined ? null : `ssh://${user}@${host}/${path.replace(/^\/+/, '')}`;
}

function protocolOf(text: string): AllowedAddress['protocol'] | null {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? [];
  switch (scheme?.toLowerCase()) {
    case 'https':
    case 'http':
    case 'ssh':
      return scheme?.toLowerCase() as AllowedAddress['protocol'];
    case 'file':
    case undefined:
      return 'file';
    default:
      return null;
  }
}

function fileAddress(
  text: string,
  refuse: (reason: string) => RefusedAddress,
): AllowedAddress | RefusedAddress {
  const url = parseUrl(text.replace(/^(?=\/)/, 'file://'));
  if (url === null || url.protocol !== 'file:' || url.host !== '')
    return refuse('names no absolute path of this machine');
  return { url: `file://${url.pathname}`, protocol: 'file', host: '' };
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** What is wrong with the parts of a URL around its host; null if nothing. */
function partsFault(url: URL, protocol: AllowedAddress['protocol']): string | null {
  if (url.password !== '' || (url.username !== '' && protocol !== 'ssh'))
    return 'has credentials, which belong in no lock';
  if (url.username !== '' && !/^[\w][\w.-]*$/.test(url.username)) return 'has an odd user name';
  if (url.search !== '' || url.hash !== '') return 'has a query or a fragment';
  if (!/^\/[\w.@+~%/-]*$/.test(url.pathname) || url.pathname === '/' || /\/-/.test(url.pathname))
    return 'has an odd path';
  return null;
}

/** Why a host may not be asked; null if it may. A host that the configuration names is asked, local or not. */
export function hostFault(
  hostname: string,
  { hosts }: Pick<AllowedSources, 'hosts'>,
): string | null {
  const host = hostname.toLowerCase();
  if (hosts.some((allowed) => allowed.toLowerCase() === host)) return null;
  if (!/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(host) || /^(?:0x)?[\da-f.]*\d[\da-f.]*$/.test(host))
    return 'has a number or an odd name as its host';
  if (isLocalName(host)) return 'has a host of this machine or network';
  if (defaultHosts.includes(host)) return null;
  return `has the host ${host}, which \`sources: {hosts: [${host}]}\` in the configuration of the default branch permits`;
}

function isLocalName(host: string): boolean {
  return (
    !host.includes('.') ||
    /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|localdomain)$/.test(host)
  );
}

function portFault({ port }: URL, { ports }: AllowedSources): string | null {
  if (port === '' || ports.includes(Number(port))) return null;
  return `has the port ${port}, which \`sources: {ports: [${port}]}\` in the configuration of the default branch permits`;
}

/** The address as git gets it: nothing but the judged parts. */
function spell(url: URL, protocol: string): string {
  const user = url.username === '' ? '' : `${url.username}@`;
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${protocol}://${user}${url.hostname}${port}${url.pathname}`;
}
