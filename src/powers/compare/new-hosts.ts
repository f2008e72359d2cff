import type { PowerChange } from '../../model/power.ts';

/** Adds to each secret that a script begins to read the first host that the same script begins to contact. */
export function withNewHosts(changes: readonly PowerChange[]): readonly PowerChange[] {
  const hosts = new Map<string, string>();
  for (const { change, power } of changes) {
    const isNew = change === 'gained' && power.feature === 'script' && power.kind === 'net';
    if (isNew && !hosts.has(power.at.path)) hosts.set(power.at.path, power.scope);
  }
  if (hosts.size === 0) return changes;
  return changes.map((change) => {
    const { power } = change;
    const isSecret =
      change.change === 'gained' && power.feature === 'script' && power.kind === 'secret';
    const newHost = isSecret ? hosts.get(power.at.path) : undefined;
    return newHost === undefined ? change : { ...change, newHost };
  });
}
