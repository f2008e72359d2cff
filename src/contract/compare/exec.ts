import type { Change, Item } from '../../model/contract.ts';
import { compareText } from '../../model/text/text.ts';
import type { Json } from '../../model/value.ts';
import { beginningsOf, coversCommand } from '../coverage/commands.ts';
import {
  allowanceOf,
  blocks,
  type ExecPolicy,
  linesOf,
  lists,
  policyOf,
} from '../coverage/exec-policy.ts';
import { facetChanged } from './change.ts';

/** Whether an item is a power to run commands, whose facets only mean something together. */
export function isExec({ kind, facets }: Item): boolean {
  return kind === 'power' && facets.has('allowed');
}

/** Every difference between two powers to run commands; each entry is spoken of once. */
export function compareExec(before: Item, after: Item): readonly Change[] {
  const [was, now] = [policyOf(before), policyOf(after)];
  const change = (facet: string, parts: Partial<Change>) =>
    facetChanged(before, after, facet, parts);
  const whole = { from: valuesOf(before), to: valuesOf(after) };
  if (was.allowed !== now.allowed) {
    const verdict = now.allowed ? 'widened' : 'narrowed';
    return [change('allowed', { detail: 'changed', verdict, ...whole })];
  }
  const parts = was.allowed ? partsOf(was, now) : [];
  const left = parts.some(({ names }) => names === null) ? [] : unspoken(was, now, parts);
  return [...parts, ...left].map(({ facet, detail, verdict, names }) =>
    change(facet, { detail, verdict, ...(names ? { witness: { value: names } } : whole) }),
  );
}

/** One change of one list. */
interface Part {
  readonly facet: 'commands' | 'blocked';
  readonly detail: 'added' | 'removed' | 'moved' | 'emptied' | 'filled' | 'changed';
  readonly verdict: 'widened' | 'narrowed' | 'equivalent';
  /** The entries it is about; null where it is about all commands but a few. */
  readonly names: readonly string[] | null;
}

function partsOf(was: ExecPolicy, now: ExecPolicy): readonly Part[] {
  const lines = [...linesOf(was), ...linesOf(now)];
  const growth = (line: string) => allowanceOf(now, line) - allowanceOf(was, line);
  const gained = lines.filter((line) => growth(line) > 0);
  const lost = lines.filter((line) => growth(line) < 0);
  const part = (facet: Part['facet'], detail: Part['detail'], verdict: Part['verdict']) => ({
    of: (some: readonly string[]): readonly Part[] =>
      some.length > 0 ? [{ facet, detail, verdict, names: sorted(some) }] : [],
    ofAll: { facet, detail, verdict, names: null },
  });
  const [shut, unlisted] = split(lost, (line) => lists(now, line));
  const blocked = part('blocked', 'added', 'narrowed').of(cause(shut, now.blocked, was.blocked));
  if (was.commands && !now.commands) {
    return [part('commands', 'emptied', 'widened').ofAll, ...blocked];
  }
  const moved = part('commands', 'moved', 'widened');
  if (!was.commands && now.commands) {
    return [part('commands', 'filled', 'narrowed').ofAll, ...moved.of(gained)];
  }
  const [opened, listed] = split(gained, (line) => lists(was, line));
  const [entered, fresh] = split(listed, (line) => blocks(was, line));
  return [
    ...part('commands', 'added', 'widened').of(cause(fresh, now.commands, was.commands)),
    ...moved.of(entered),
    ...part('blocked', 'removed', 'widened').of(cause(opened, was.blocked, now.blocked)),
    ...part('commands', 'removed', 'narrowed').of(cause(unlisted, was.commands, now.commands)),
    ...blocked,
  ];
}

type List = ReadonlySet<string> | null;

/** The entries one list has over the other that speak of these command lines. */
function cause(lines: readonly string[], own: List, other: List): readonly string[] {
  const heads = headsOf(lines);
  return [...(own ?? [])].filter((entry) => !other?.has(entry) && heads.has(entry));
}

/** Entries that came or went without allowing or refusing anything, but for parts of what is spoken of. */
function unspoken(was: ExecPolicy, now: ExecPolicy, parts: readonly Part[]): readonly Part[] {
  const spoken = new Set(parts.flatMap(({ names }) => names ?? []));
  const moved = parts.filter(({ detail }) => detail === 'moved');
  const unblocked = headsOf(moved.flatMap(({ names }) => names ?? []));
  return (['commands', 'blocked'] as const).flatMap((facet) => {
    const [old, young] = [was[facet] ?? new Set<string>(), now[facet] ?? new Set<string>()];
    const own = new Set(
      parts.filter((one) => one.facet === facet).flatMap((one) => one.names ?? []),
    );
    const heads = facet === 'blocked' ? new Set([...headsOf(own), ...unblocked]) : headsOf(own);
    const names = [
      ...[...old].filter((name) => !young.has(name)),
      ...[...young].filter((name) => !old.has(name)),
    ].filter((name) => !spoken.has(name) && !heads.has(name) && !coversCommand(own, name));
    if (names.length === 0) return [];
    return [{ facet, detail: 'changed', verdict: 'equivalent', names: sorted(names) } as const];
  });
}

/** What begins any of these command lines. */
function headsOf(lines: Iterable<string>): ReadonlySet<string> {
  return new Set([...lines].flatMap(beginningsOf));
}

function split(names: readonly string[], test: (name: string) => boolean) {
  return [names.filter(test), names.filter((name) => !test(name))] as const;
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort(compareText);
}

function valuesOf({ facets }: Item): Json {
  return Object.fromEntries([...facets].map(([name, { shape }]) => [name, shape.value]));
}
