import { BlockList, isIP } from 'node:net';
import { wordList } from '../../model/text/word-list.ts';

/** Addresses of this machine and of the network around it. */
const local = blockList(
  wordList(`
  10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7 fec0::/10
`),
);

/** Link-local and reserved addresses, with the metadata endpoints of clouds. */
const reserved = blockList(
  wordList(`
  0.0.0.0/8 169.254.0.0/16 192.0.0.0/24 192.0.2.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24
  224.0.0.0/4 240.0.0.0/4 ::/128 fe80::/10 ff00::/8 2001::/32 2001:db8::/32 2002::/16
`),
);

/** `local`: of this machine or its network; `reserved`: link-local or reserved; `public`: any other. */
export type AddressKind = 'public' | 'local' | 'reserved';

/** The kind of an IP address; a text that is no address counts as `reserved`. */
export function addressKind(address: string): AddressKind {
  const plain = embeddedAddress(address.split('%', 1)[0] ?? '');
  const family = isIP(plain);
  if (family === 0) return 'reserved';
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (reserved.check(plain, type)) return 'reserved';
  return local.check(plain, type) ? 'local' : 'public';
}

/** The IPv4 address in an IPv6 one of a network that translates (NAT64); any other address as it is. */
function embeddedAddress(address: string): string {
  const [, high, low] = /^64:ff9b::(?:([\da-f]{1,4}):)?([\da-f]{1,4})$/i.exec(address) ?? [];
  if (low === undefined) return address.replace(/^64:ff9b::(?=\d+\.)/i, '');
  const [highPart, lowPart] = [high ?? '0', low].map((part) => Number.parseInt(part, 16));
  return [highPart, lowPart].flatMap((part = 0) => [part >> 8, part & 255]).join('.');
}

function blockList(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix = ''] = subnet.split('/');
    list.addSubnet(net, Number(prefix), net.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}
