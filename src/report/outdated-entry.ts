import type { Finding } from '../model/finding.ts';

/** True for an entry that a rewrite of its lock renews, also one of the former name of a skill. */
export function isOutdatedEntry({ topic, skill }: Finding): boolean {
  return topic === 'outdated-entry' || (topic === 'missing-entry' && skill !== null);
}
