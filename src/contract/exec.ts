import { type Change, facetValue, type Item } from '../model/contract.ts';
import { compareText } from '../model/text.ts';
import type { Json } from '../model/value.ts';
import { facetChanged } from './change.ts';

/** What `[capabilities.terminal_exec]` allows: the listed commands, or all, but no blocked ones. */
interface Policy {
  readonly allowed: boolean;
  /** Null for all. */
  readonly commands: ReadonlySet<string> | null;
  readonly blocked: ReadonlySet<string>;
}

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
  const spoken = new Set(parts.flatMap(({ names }) => names ?? []));
  const left = parts.some(({ names }) => names === null) ? [] : unspoken(was, now, spoken);
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

function partsOf(was: Policy, now: Policy): readonly Part[] {
  const names = [...namesOf(was), ...namesOf(now)];
  const gained = names.filter((name) => !allows(was, name) && allows(now, name));
  const lost = names.filter((name) => allows(was, name) && !allows(now, name));
  const part = (facet: Part['facet'], detail: Part['detail'], verdict: Part['verdict']) => ({
    of: (some: readonly string[]): readonly Part[] =>
      some.length > 0 ? [{ facet, detail, verdict, names: sorted(some) }] : [],
    ofAll: { facet, detail, verdict, names: null },
  });
  const blocked = part('blocked', 'added', 'narrowed').of(lost.filter((name) => lists(now, name)));
  if (was.commands && !now.commands) {
    return [part('commands', 'emptied', 'widened').ofAll, ...blocked];
  }
  const moved = part('commands', 'moved', 'widened');
  if (!was.commands && now.commands) {
    return [part('commands', 'filled', 'narrowed').ofAll, ...moved.of(gained)];
  }
  const [unblocked, fresh] = split(gained, (name) => was.blocked.has(name));
  const [opened, entered] = split(unblocked, (name) => lists(was, name));
  return [
    ...part('commands', 'added', 'widened').of(fresh),
    ...moved.of(entered),
    ...part('blocked', 'removed', 'widened').of(opened),
    ...part('commands', 'removed', 'narrowed').of(lost.filter((name) => !lists(now, name))),
    ...blocked,
  ];
}

/** Entries that came or went without allowing or refusing anything. */
function unspoken(was: Policy, now: Policy, spoken: ReadonlySet<string>): readonly Part[] {
  return (['commands', 'blocked'] as const).flatMap((facet) => {
    const [old, young] = [was[facet] ?? new Set<string>(), now[facet] ?? new Set<string>()];
    const names = [
      ...[...old].filter((name) => !young.has(name)),
      ...[...young].filter((name) => !old.has(name)),
    ].filter((name) => !spoken.has(name));
    if (names.length === 0) return [];
    return [{ facet, detail: 'changed', verdict: 'equivalent', names: sorted(names) } as const];
  });
}

function policyOf(item: Item): Policy {
  const commands = entriesOf(item, 'commands');
  return {
    allowed: facetValue(item, 'allowed') === true,
    commands: commands.size > 0 ? commands : null,
    blocked: entriesOf(item, 'blocked'),
  };
}

function entriesOf(item: Item, facet: string): ReadonlySet<string> {
  const shape = item.facets.get(facet)?.shape;
  return new Set(shape?.type === 'entries' ? shape.value : []);
}

function namesOf({ commands, blocked }: Policy): readonly string[] {
  return [...(commands ?? []), ...blocked];
}

/** Whether a policy allows a command but for what it blocks. */
function lists({ commands }: Policy, name: string): boolean {
  return commands?.has(name) ?? true;
}

function allows(policy: Policy, name: string): boolean {
  return policy.allowed && lists(policy, name) && !policy.blocked.has(name);
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
