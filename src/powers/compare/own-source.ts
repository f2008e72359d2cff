import type { Power } from '../../model/power.ts';

/** Whether a plugin or a marketplace is taken from the repository itself, whose changes are reviewed here. */
export function isOwnSource({ kind, feature, pin }: Power, remote: string | null): boolean {
  if (kind !== 'install' || feature !== 'source' || !pin || remote === null) return false;
  const [, type = '', address = ''] = /^(github|git|url) (\S+)/.exec(pin.program) ?? [];
  const url = type === 'github' ? `https://github.com/${address}` : address;
  const place = repositoryOf(url);
  return place !== null && place === repositoryOf(remote);
}

/** Host and path of a repository, however its address is written; null for a local one. */
function repositoryOf(url: string): string | null {
  const [, host, path] =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^/@]+@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/i.exec(
      url,
    ) ?? [];
  return host === undefined || path === undefined ? null : `${host}/${path}`.toLowerCase();
}
