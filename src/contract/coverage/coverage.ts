import type { Shape } from '../../model/contract.ts';
import { coversCommand } from './commands.ts';
import { type Coverer, difference } from './difference.ts';
import { coversReach, readReach } from './domains.ts';
import { coversPath, readRoot } from './paths.ts';
import { coversVariable } from './variables.ts';

/** A list of names, command lines, paths, domains or variables. */
export type Entries = Extract<Shape, { readonly type: 'entries' }>;

/** The relation between two lists of allowed entries. */
export interface Coverage {
  /** Entries of the second list that the first one does not certainly allow. */
  readonly gained: readonly string[];
  /** Entries of the first list that the second one does not certainly allow. */
  readonly lost: readonly string[];
  /** Whether a list became empty and so means everything, or the reverse. */
  readonly all: 'emptied' | 'filled' | null;
}

/**
 * Compares two lists of allowed entries; ignores order. `everything` has all possible names, if a document
 * lists them: such a complete list equals an empty list that means everything.
 */
export function compareEntries(
  before: Entries,
  after: Entries,
  everything: readonly string[] = [],
): Coverage {
  const [isAllBefore, isAllAfter] = [before, after].map((list) => isAll(list, everything));
  if (isAllBefore && isAllAfter) return { gained: [], lost: [], all: null };
  if (isEmptyAll(after)) return { gained: [], lost: [], all: 'emptied' };
  if (isEmptyAll(before)) return { gained: [], lost: [], all: 'filled' };
  return {
    gained: difference(before.value, after.value, coverers[before.of]),
    lost: difference(after.value, before.value, coverers[after.of]),
    all: null,
  };
}

function isEmptyAll({ empty, value }: Entries): boolean {
  return empty === 'all' && value.length === 0;
}

function isAll(list: Entries, everything: readonly string[]): boolean {
  if (isEmptyAll(list)) return true;
  return everything.length > 0 && everything.every((name) => list.value.includes(name));
}

const coverers: Readonly<Record<Entries['of'], Coverer>> = {
  name: () => () => false,
  command: (allowed) => {
    const commands = new Set(allowed);
    return (asked) => coversCommand(commands, asked);
  },
  path: (allowed) => {
    const roots = allowed.map(readRoot);
    return (asked) => {
      const root = readRoot(asked);
      return roots.some((one) => coversPath(one, root));
    };
  },
  domain: (allowed) => {
    const reaches = allowed.map(readReach).filter((one) => one !== null);
    return (asked) => {
      const reach = readReach(asked);
      return reach !== null && reaches.some((one) => coversReach(one, reach));
    };
  },
  variable: (allowed) => (asked) => allowed.some((one) => coversVariable(one, asked)),
};
