import type { Shape } from '../../model/contract.ts';
import { coversCommand } from './commands.ts';
import { type CreateCoverageTest, uncoveredEntries } from './difference.ts';
import { coversHostPattern, parseHostPattern } from './host-patterns.ts';
import { coversPath, parsePathPattern } from './path-patterns.ts';
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
  readonly becameEmpty: 'emptied' | 'filled' | null;
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
  if (isAllBefore && isAllAfter) return { gained: [], lost: [], becameEmpty: null };
  if (isEmptyAll(after)) return { gained: [], lost: [], becameEmpty: 'emptied' };
  if (isEmptyAll(before)) return { gained: [], lost: [], becameEmpty: 'filled' };
  return {
    gained: uncoveredEntries(before.value, after.value, coverageTests[before.of]),
    lost: uncoveredEntries(after.value, before.value, coverageTests[after.of]),
    becameEmpty: null,
  };
}

/** Whether a list certainly allows an entry. */
export function allowsEntry(of: Entries['of'], allowed: readonly string[], entry: string): boolean {
  return uncoveredEntries(allowed, [entry], coverageTests[of]).length === 0;
}

/** Whether one entry of a list certainly allows what another does. */
export function coversEntry(of: Entries['of'], wider: string, narrower: string): boolean {
  return wider === narrower || coverageTests[of]([wider])(narrower);
}

function isEmptyAll({ empty, value }: Entries): boolean {
  return empty === 'all' && value.length === 0;
}

function isAll(list: Entries, everything: readonly string[]): boolean {
  if (isEmptyAll(list)) return true;
  return everything.length > 0 && everything.every((name) => list.value.includes(name));
}

const coverageTests: Readonly<Record<Entries['of'], CreateCoverageTest>> = {
  name: () => () => false,
  command: (allowed) => {
    const commands = new Set(allowed);
    return (requested) => coversCommand(commands, requested);
  },
  path: (allowed) => {
    const patterns = allowed.map(parsePathPattern);
    return (requested) => {
      const pattern = parsePathPattern(requested);
      return patterns.some((allowedPattern) => coversPath(allowedPattern, pattern));
    };
  },
  domain: (allowed) => {
    const patterns = allowed.map(parseHostPattern).filter((parsed) => parsed !== null);
    return (requested) => {
      const pattern = parseHostPattern(requested);
      return (
        pattern !== null &&
        patterns.some((allowedPattern) => coversHostPattern(allowedPattern, pattern))
      );
    };
  },
  variable: (allowed) => (requested) =>
    allowed.some((allowedName) => coversVariable(allowedName, requested)),
};
