/** Allowed hosts, with scheme and port. */
export interface HostPattern {
  /** In lower case; `*` is every host, `*.x` every subdomain of x. */
  readonly host: string;
  readonly scheme: string | null;
  readonly port: string | null;
  /** The text after host and port; '' if none. */
  readonly suffix: string;
  readonly text: string;
}

const form =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|\[[0-9a-f:.]+\]|[\p{L}\p{M}\p{N}_*.-]*[\p{L}\p{M}\p{N}_-])(?:(?<!\*)\.)?(?::(\d{1,5}))?([/?#].*)?$/isu;

/** Parses a domain pattern of `[capabilities]`; null for other texts. */
export function parseHostPattern(text: string): HostPattern | null {
  const [, scheme, host, port, suffix = ''] = form.exec(text) ?? [];
  if (host === undefined || hasEmptyLabel(host)) return null;
  return {
    host: host.toLowerCase(),
    scheme: scheme?.toLowerCase() ?? null,
    port: port === undefined ? null : String(Number(port)),
    suffix: suffix === '/' ? '' : suffix,
    text,
  };
}

function hasEmptyLabel(host: string): boolean {
  return host.startsWith('.') || host.includes('..');
}

/**
 * Whether one pattern certainly allows every request of another. An absent scheme or port allows any.
 * Documents do not state whether a URL without port means its default port, so it counts as both.
 */
export function coversHostPattern(wider: HostPattern, narrower: HostPattern): boolean {
  if (wider.text === narrower.text) return true;
  if (wider.scheme !== null && wider.scheme !== narrower.scheme) return false;
  if (wider.suffix !== '' && wider.suffix !== narrower.suffix) return false;
  return coversHost(wider.host, narrower.host) && coversPort(wider, narrower);
}

const defaultPorts: ReadonlyMap<string, string> = new Map([
  ['http', '80'],
  ['https', '443'],
  ['ws', '80'],
  ['wss', '443'],
]);

function coversPort(wider: HostPattern, narrower: HostPattern): boolean {
  if (wider.port === narrower.port || (wider.port === null && wider.scheme === null)) return true;
  if (wider.port !== null) return false;
  return narrower.port === defaultPorts.get(wider.scheme ?? '');
}

/** `*.x` allows every subdomain of x, but not x; a star elsewhere allows only the same text. */
function coversHost(wider: string, narrower: string): boolean {
  if (wider === narrower || wider === '*') return true;
  if (!wider.startsWith('*.') || wider.includes('*', 1)) return false;
  const domain = narrower.startsWith('*.') ? narrower.slice(2) : narrower;
  if (domain.includes('*')) return false;
  const parent = wider.slice(1);
  return domain.endsWith(parent) && domain.length > parent.length;
}
