/** Hosts a skill may reach, and over what. */
export interface Reach {
  /** In lower case; `*` for every host, `*.x` for every subdomain of x. */
  readonly host: string;
  readonly scheme: string | null;
  readonly port: string | null;
  /** What stands behind host and port; '' for nothing. */
  readonly rest: string;
  readonly text: string;
}

const form =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|\[[0-9a-f:.]+\]|[\p{L}\p{M}\p{N}_*.-]*[\p{L}\p{M}\p{N}_-])(?:(?<!\*)\.)?(?::(\d{1,5}))?([/?#].*)?$/isu;

/** Reads a domain pattern as `[capabilities]` writes it; null for a text that is none. */
export function readReach(text: string): Reach | null {
  const [, scheme, host, port, rest = ''] = form.exec(text) ?? [];
  if (host === undefined || hasEmptyLabel(host)) return null;
  return {
    host: host.toLowerCase(),
    scheme: scheme?.toLowerCase() ?? null,
    port: port === undefined ? null : String(Number(port)),
    rest: rest === '/' ? '' : rest,
    text,
  };
}

function hasEmptyLabel(host: string): boolean {
  return host.startsWith('.') || host.includes('..');
}

/**
 * Whether one pattern certainly allows every request another one does. Without a scheme or port any
 * is allowed; whether a URL without a port means its default port is not said, so it counts as both.
 */
export function coversReach(wider: Reach, narrower: Reach): boolean {
  if (wider.text === narrower.text) return true;
  if (wider.scheme !== null && wider.scheme !== narrower.scheme) return false;
  if (wider.rest !== '' && wider.rest !== narrower.rest) return false;
  return coversHost(wider.host, narrower.host) && coversPort(wider, narrower);
}

const defaultPorts: ReadonlyMap<string, string> = new Map([
  ['http', '80'],
  ['https', '443'],
  ['ws', '80'],
  ['wss', '443'],
]);

function coversPort(wider: Reach, narrower: Reach): boolean {
  if (wider.port === narrower.port || (wider.port === null && wider.scheme === null)) return true;
  if (wider.port !== null) return false;
  return narrower.port === defaultPorts.get(wider.scheme ?? '');
}

/** `*.x` allows every subdomain of x, but not x; a star anywhere else allows only what it says. */
function coversHost(wider: string, narrower: string): boolean {
  if (wider === narrower || wider === '*') return true;
  if (!wider.startsWith('*.') || wider.includes('*', 1)) return false;
  const domain = narrower.startsWith('*.') ? narrower.slice(2) : narrower;
  if (domain.includes('*')) return false;
  const parent = wider.slice(1);
  return domain.endsWith(parent) && domain.length > parent.length;
}
