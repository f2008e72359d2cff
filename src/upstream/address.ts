import type { AllowedSources, SourceProtocol } from '../model/config.ts';
import { code, type Message, msg, words } from '../model/message.ts';
import { redactCredentials } from '../syntax/url.ts';

/** Hosts that every repository may ask. */
const defaultHosts: readonly string[] = [
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
  readonly refusal: Message;
}

const maxLength = 2048;

/** Judges an address of a lock. Nothing is asked: names are compared as written. */
export function checkAddress(
  address: string,
  rules: AllowedSources,
): AllowedAddress | RefusedAddress {
  const shown = code(redactCredentials(address.slice(0, 200)));
  const refuse = (reason: Message): RefusedAddress => ({
    refusal: msg`Address ${shown} ${reason}.`,
  });
  if (address.length > maxLength) return refuse(msg`is longer than ${maxLength} characters`);
  if (!/^[\x21-\x7e]+$/.test(address)) return refuse(msg`has spaces or characters outside ASCII`);
  if (address.startsWith('-')) return refuse(msg`begins with a hyphen`);
  if (/^[^/]*::/.test(address)) return refuse(msg`names a program to run`);
  const text = scpAddress(address) ?? address;
  const protocol = protocolOf(text);
  if (protocol === null) return refuse(msg`has a protocol other than https, ssh, http and file`);
  if (protocol !== 'https' && !rules.allow.includes(protocol))
    return refuse(msg`needs ${words(protocol)}: ${allowing(`sources: {allow: [${protocol}]}`)}`);
  if (protocol === 'file') return fileAddress(text, refuse);
  const url = parseUrl(text);
  if (url === null) return refuse(msg`is not a valid URL`);
  const fault =
    partsFault(url, protocol) ?? hostFault(url.hostname, rules) ?? portFault(url, rules);
  return fault === null
    ? { url: spell(url, protocol), protocol, host: url.hostname }
    : refuse(fault);
}

/** The setting of the default branch that permits an address. */
function allowing(setting: string): Message {
  return msg`allow it with ${code(setting)} on the default branch`;
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
  refuse: (reason: Message) => RefusedAddress,
): AllowedAddress | RefusedAddress {
  const url = parseUrl(text.replace(/^(?=\/)/, 'file://'));
  if (url === null || url.protocol !== 'file:' || url.host !== '')
    return refuse(msg`names no absolute path of this machine`);
  return { url: `file://${url.pathname}`, protocol: 'file', host: '' };
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** What is wrong with the parts of a URL around its host; null if nothing. */
function partsFault(url: URL, protocol: AllowedAddress['protocol']): Message | null {
  if (url.password !== '' || (url.username !== '' && protocol !== 'ssh'))
    return msg`has credentials, which belong in no lock`;
  if (url.username !== '' && !/^[\w][\w.-]*$/.test(url.username)) return msg`has an odd user name`;
  if (url.search !== '' || url.hash !== '') return msg`has a query or a fragment`;
  if (!/^\/[\w.@+~%/-]*$/.test(url.pathname) || url.pathname === '/' || /\/-/.test(url.pathname))
    return msg`has an odd path`;
  return null;
}

/** Why a host may not be asked; null if it may. A host that the configuration names is asked, local or not. */
function hostFault(hostname: string, { hosts }: Pick<AllowedSources, 'hosts'>): Message | null {
  const host = hostname.toLowerCase();
  if (hosts.some((allowed) => allowed.toLowerCase() === host)) return null;
  if (!/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(host) || /^(?=.*\d)(?:0x)?[\da-f.]+$/.test(host))
    return msg`has a number or an odd name as its host`;
  if (isLocalName(host)) return msg`has a host of this machine or network`;
  if (defaultHosts.includes(host)) return null;
  return msg`has the host ${code(host)}: ${allowing(`sources: {hosts: [${host}]}`)}`;
}

function isLocalName(host: string): boolean {
  return (
    !host.includes('.') ||
    /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|localdomain)$/.test(host)
  );
}

function portFault({ port }: URL, { ports }: AllowedSources): Message | null {
  if (port === '' || ports.includes(Number(port))) return null;
  return msg`has the port ${Number(port)}: ${allowing(`sources: {ports: [${port}]}`)}`;
}

/** The address as git gets it: nothing but the judged parts. */
function spell(url: URL, protocol: string): string {
  const user = url.username === '' ? '' : `${url.username}@`;
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${protocol}://${user}${url.hostname}${port}${url.pathname}`;
}
