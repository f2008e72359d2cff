import type { Item } from '../model/contract.ts';
import { manifestOf, type Skill } from '../model/skill.ts';
import { find } from '../model/value.ts';
import type { Sides } from './change.ts';

/** Items that went and that came. */
export interface Leftovers {
  readonly gone: readonly Item[];
  readonly come: readonly Item[];
}

/**
 * Leaves out what a manifest that came or went speaks for: its own items, and the fields that
 * another dialect of the same file states only while that manifest does not read them.
 */
export function withoutClaimed({ gone, come }: Leftovers, { before, after }: Sides): Leftovers {
  const [lost, gained] = [manifests(gone), manifests(come)];
  return {
    gone: gone.filter((item) => !isClaimed(item, lost, gained, after)),
    come: come.filter((item) => !isClaimed(item, gained, lost, before)),
  };
}

function manifests(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.filter(({ kind }) => kind === 'manifest').map(({ name }) => name));
}

function isClaimed(
  item: Item,
  own: ReadonlySet<string>,
  others: ReadonlySet<string>,
  otherSide: Skill,
): boolean {
  if (item.kind === 'manifest') return false;
  if (own.has(item.dialect)) return true;
  if (item.kind !== 'field' || others.size === 0) return false;
  const manifest = manifestOf(otherSide, item.dialect);
  return manifest !== undefined && !find(manifest.root, item.pointer).missing;
}
