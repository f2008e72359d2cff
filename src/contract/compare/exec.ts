import type { Change, Item } from '../../model/contract.ts';
import { compareText } from '../../model/text/text.ts';
import type { Json } from '../../model/value/value.ts';
import { coversCommand, prefixesOf } from '../coverage/commands.ts';
import {
  allowanceOf,
  commandsOf,
  type ExecPolicy,
  isBlocked,
  isListed,
  linesOf,
  policyOf,
} from '../coverage/exec-policy.ts';
import { facetChanged } from './change.ts';

/** Whether an item is a permission to run commands; its facets must be compared together. */
export function isExec({ kind, facets }: Item): boolean {
  return kind === 'power' && facets.has('allowed');
}

/** Every difference between two permissions to run commands; reports each entry once. */
export function compareExec(before: Item, after: Item): readonly Change[] {
  const [policyBefore, policyAfter] = [policyOf(before), policyOf(after)];
  const change = (facet: string, parts: Partial<Change>) =>
    facetChanged(before, after, facet, parts);
  const allValues = { from: valuesOf(before), to: valuesOf(after) };
  if (policyBefore.allowed !== policyAfter.allowed) {
    const other = policyAfter.allowed ? policyAfter : policyBefore;
    const isEmpty = commandsOf(other).length === 0;
    const verdict = isEmpty ? 'equivalent' : policyAfter.allowed ? 'widened' : 'narrowed';
    return [change('allowed', { detail: 'changed', verdict, ...allValues })];
  }
  const parts = policyBefore.allowed ? partsOf(policyBefore, policyAfter) : [];
  const unreported = parts.some(({ names }) => names === null)
    ? []
    : unreportedParts(policyBefore, policyAfter, parts);
  return [...parts, ...unreported].map(({ facet, detail, verdict, names }) =>
    change(facet, { detail, verdict, ...(names ? { witness: { value: names } } : allValues) }),
  );
}

/** One change of one list. */
interface Part {
  readonly facet: 'commands' | 'blocked';
  readonly detail: 'added' | 'removed' | 'moved' | 'emptied' | 'filled' | 'changed';
  readonly verdict: 'widened' | 'narrowed' | 'equivalent';
  /** The changed entries; null for all commands except a few. */
  readonly names: readonly string[] | null;
}

function partsOf(policyBefore: ExecPolicy, policyAfter: ExecPolicy): readonly Part[] {
  const commandLines = [...linesOf(policyBefore), ...linesOf(policyAfter)];
  const allowanceChange = (line: string) =>
    allowanceOf(policyAfter, line) - allowanceOf(policyBefore, line);
  const newlyAllowed = commandLines.filter((line) => allowanceChange(line) > 0);
  const newlyDenied = commandLines.filter((line) => allowanceChange(line) < 0);
  const part = (facet: Part['facet'], detail: Part['detail'], verdict: Part['verdict']) => ({
    of: (entries: readonly string[]): readonly Part[] =>
      entries.length > 0 ? [{ facet, detail, verdict, names: sortUnique(entries) }] : [],
    ofAll: { facet, detail, verdict, names: null },
  });
  const [newlyBlocked, noLongerListed] = partition(newlyDenied, (line) =>
    isListed(policyAfter, line),
  );
  const blockedParts = part('blocked', 'added', 'narrowed').of(
    causingEntries(newlyBlocked, policyAfter.blocked, policyBefore.blocked),
  );
  if (policyBefore.commands && !policyAfter.commands) {
    return [part('commands', 'emptied', 'widened').ofAll, ...blockedParts];
  }
  const moved = part('commands', 'moved', 'widened');
  if (!policyBefore.commands && policyAfter.commands) {
    return [part('commands', 'filled', 'narrowed').ofAll, ...moved.of(newlyAllowed)];
  }
  const [noLongerBlocked, listed] = partition(newlyAllowed, (line) => isListed(policyBefore, line));
  const [movedToList, newlyListed] = partition(listed, (line) => isBlocked(policyBefore, line));
  return [
    ...part('commands', 'added', 'widened').of(
      causingEntries(newlyListed, policyAfter.commands, policyBefore.commands),
    ),
    ...moved.of(movedToList),
    ...part('blocked', 'removed', 'widened').of(
      causingEntries(noLongerBlocked, policyBefore.blocked, policyAfter.blocked),
    ),
    ...part('commands', 'removed', 'narrowed').of(
      causingEntries(noLongerListed, policyBefore.commands, policyAfter.commands),
    ),
    ...blockedParts,
  ];
}

type List = ReadonlySet<string> | null;

/** The entries of only one list that match some command lines. */
function causingEntries(
  commandLines: readonly string[],
  ownEntries: List,
  otherEntries: List,
): readonly string[] {
  const prefixes = allPrefixes(commandLines);
  return [...(ownEntries ?? [])].filter(
    (entry) => !otherEntries?.has(entry) && prefixes.has(entry),
  );
}

/** Entries added or removed without effect, except prefixes of reported entries. */
function unreportedParts(
  policyBefore: ExecPolicy,
  policyAfter: ExecPolicy,
  parts: readonly Part[],
): readonly Part[] {
  const reportedEntries = new Set(parts.flatMap(({ names }) => names ?? []));
  const moved = parts.filter(({ detail }) => detail === 'moved');
  const movedPrefixes = allPrefixes(moved.flatMap(({ names }) => names ?? []));
  return (['commands', 'blocked'] as const).flatMap((facet) => {
    const [entriesBefore, entriesAfter] = [
      policyBefore[facet] ?? new Set<string>(),
      policyAfter[facet] ?? new Set<string>(),
    ];
    const ownEntries = new Set(
      parts.filter((part) => part.facet === facet).flatMap((part) => part.names ?? []),
    );
    const prefixes =
      facet === 'blocked'
        ? new Set([...allPrefixes(ownEntries), ...movedPrefixes])
        : allPrefixes(ownEntries);
    const names = [
      ...[...entriesBefore].filter((name) => !entriesAfter.has(name)),
      ...[...entriesAfter].filter((name) => !entriesBefore.has(name)),
    ].filter(
      (name) =>
        !reportedEntries.has(name) && !prefixes.has(name) && !coversCommand(ownEntries, name),
    );
    if (names.length === 0) return [];
    return [{ facet, detail: 'changed', verdict: 'equivalent', names: sortUnique(names) } as const];
  });
}

/** All prefixes of some command lines. */
function allPrefixes(commandLines: Iterable<string>): ReadonlySet<string> {
  return new Set([...commandLines].flatMap(prefixesOf));
}

function partition(names: readonly string[], test: (name: string) => boolean) {
  return [names.filter(test), names.filter((name) => !test(name))] as const;
}

function sortUnique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort(compareText);
}

function valuesOf({ facets }: Item): Json {
  return Object.fromEntries([...facets].map(([name, { shape }]) => [name, shape.value]));
}
