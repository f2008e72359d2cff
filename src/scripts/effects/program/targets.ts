import type { TextValue } from './values.ts';

/** The host of a literal URL of the network; undefined where the text has none, or its host is not literal. */
export function hostOf(value: TextValue): string | undefined {
  const [first] = value;
  if (typeof first !== 'string') return undefined;
  const [, userAndHost = '', end] =
    /^\s*(?:https?|wss?|ftps?):\/\/([^\s/?#\\]*)([/?#]?)/i.exec(first) ?? [];
  const host = userAndHost.replace(/^.*@/s, '').replace(/:\d*$/, '').toLowerCase();
  // `https://api.example.com` + path: a name that goes on would be another host, and has a dot already.
  const isCut = value.length > 1 && end === '';
  return isHost(host) && !(isCut && !host.includes('.')) ? host : undefined;
}

const hostName = /^(?:[\p{L}\p{N}_-]+\.)+[\p{L}][\p{L}\p{N}-]*$/u;
const address = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[[\da-f:.]+\]$/i;
const ownMachine =
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|host\.docker\.internal)$/;

/** Whether a text is the name or address of another machine. */
export function isHost(text: string): boolean {
  return (hostName.test(text) || address.test(text)) && !ownMachine.test(text);
}

/** Where programs keep what signs people in, below their home folder. */
const homePaths =
  /^(?:~|\/root|\/home\/[^/]+|\/Users\/[^/]+)\/(?:\.ssh\/(?!known_hosts|config$)[^/]|\.ssh\/?$|\.aws\/(?!config$)|\.aws\/?$|\.netrc$|_netrc$|\.git-credentials$|\.docker\/config\.json$|\.kube\/config|\.gnupg(?:\/|$)|\.npmrc$|\.pypirc$|\.pgpass$|\.my\.cnf$|\.vault-token$|\.config\/(?:gcloud\/|gh\/hosts|hub$|op\/|rclone\/rclone\.conf|doctl\/)|\.azure\/|\.password-store|\.cargo\/credentials|\.gem\/credentials|\.terraform\.d\/credentials|\.claude\/\.credentials|\.codex\/auth\.json$|\.gemini\/oauth|\.ethereum\/keystore|\.bitcoin\/|\.electrum\/|\.config\/solana\/id\.json|Library\/Keychains|[^*]*\/(?:Login Data|Cookies|cookies\.sqlite|key4\.db|logins\.json|Local State)$)/;
const systemPaths =
  /^\/etc\/(?:shadow|gshadow|sudoers|ssh\/ssh_host_\w+_key)$|^\/proc\/(?:self|\d+)\/environ$|^\/var\/run\/secrets\//;

/** The credential path that a value begins with; undefined for any other path. */
export function credentialPath(value: TextValue): string | undefined {
  const [first] = value;
  if (typeof first !== 'string') return undefined;
  const path = first
    .replace(/^(?:\$HOME|\$\{HOME\}|%USERPROFILE%)(?=[\\/])/, '~')
    .replace(/\\/g, '/')
    .replace(/\/{2,}/g, '/');
  return homePaths.test(path) || systemPaths.test(path) ? path : undefined;
}

/** The path outside of the working folder that a value names; undefined for any other. */
export function outsidePath(value: TextValue): string | undefined {
  const [first] = value;
  if (typeof first !== 'string') return undefined;
  const path = first.replace(/^(?:\$HOME|\$\{HOME\})(?=\/)/, '~').replace(/\/{2,}/g, '/');
  if (/^~\/./.test(path)) return path;
  return /^\/(?:etc|usr|opt|Library|Applications|root|home|Users)\/./.test(path) ? path : undefined;
}
