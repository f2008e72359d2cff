import type { Acceptance, Config, Override, Policy } from '../model/config.ts';
import { canonical } from '../model/value/canonical.ts';
import type { Json } from '../model/value/value.ts';

/** The configurations of a change: where it began, at the tip it goes into, and its own. */
export interface ThreeConfigs {
  readonly fork: Config;
  readonly tip: Config;
  readonly head: Config;
}

/**
 * The configuration that merging the change makes: each setting is that of the tip, unless the change itself set
 * it. A branch that is merely behind weakens nothing, and escapes nothing that was configured since it began.
 */
export function mergedConfig(three: ThreeConfigs): Config {
  const value = <K extends keyof Config>(key: K) => mergedValue(three, (config) => config[key]);
  return {
    ignore: mergedList(three, ({ ignore }) => ignore, canonical),
    rules: mergedRules(three),
    overrides: mergedList(three, ({ overrides }) => overrides, overrideKey),
    compat: value('compat'),
    release: value('release'),
    unversioned: value('unversioned'),
    locks: mergedList(three, ({ locks }) => locks, canonical),
    protos: mergedList(three, ({ protos }) => protos, canonical),
    scope: value('scope'),
    failOn: value('failOn'),
    allowEmpty: value('allowEmpty'),
    policy: mergedPolicies(three),
    accept: mergedList(three, ({ accept }) => accept, acceptanceKey),
  };
}

/** What tells two overrides apart. */
function overrideKey({ files, rules }: Override): string {
  return canonical({ files, rules });
}

function acceptanceKey({ fingerprint, expires }: Acceptance): string {
  return canonical([fingerprint, expires]);
}

function policyJson(policy: Policy): Readonly<Record<string, Json>> {
  return { ...policy };
}

function mergedValue<T>({ fork, tip, head }: ThreeConfigs, of: (config: Config) => T): T {
  return of(fork) === of(head) ? of(tip) : of(head);
}

/** What the tip lists, without what the change takes out of the list, and with what it adds. */
function mergedList<T>(
  { fork, tip, head }: ThreeConfigs,
  of: (config: Config) => readonly T[],
  keyOf: (one: T) => string,
): readonly T[] {
  const [was, there, now] = [fork, tip, head].map((config) => of(config).map(keyOf));
  if (!was || !there || !now || canonical(was) === canonical(now)) return of(tip);
  if (canonical(was) === canonical(there)) return of(head);
  const kept = of(tip).filter((_, at) => !isIn(was, there[at]) || isIn(now, there[at]));
  const added = of(head).filter((_, at) => !isIn(was, now[at]) && !isIn(there, now[at]));
  return [...kept, ...added];
}

function isIn(keys: readonly string[], key: string | undefined): boolean {
  return key !== undefined && keys.includes(key);
}

function mergedRules({ fork, tip, head }: ThreeConfigs): Config['rules'] {
  const ids = new Set([tip, head].flatMap(({ rules }) => Object.keys(rules)));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const source = fork.rules[id] === head.rules[id] ? tip : head;
      const level = source.rules[id];
      return level === undefined ? [] : [[id, level] as const];
    }),
  );
}

/** Policies are told apart by the skills they hold for, and merged key by key. */
function mergedPolicies({ fork, tip, head }: ThreeConfigs): readonly Policy[] {
  const [was, there, now] = [fork, tip, head].map(bySkills);
  if (!was || !there || !now) return head.policy;
  const keys = [...new Set([...there.keys(), ...now.keys()])];
  return keys.flatMap((key) => {
    const [old, theirs, own] = [was.get(key), there.get(key), now.get(key)];
    if (isSame(old, own)) return theirs ?? [];
    if (isSame(old, theirs) || !theirs || !own) return own ?? [];
    return old ? mergedPolicy(old, theirs, own) : [theirs, own];
  });
}

function isSame(one: Policy | undefined, other: Policy | undefined): boolean {
  return canonical(one ? policyJson(one) : null) === canonical(other ? policyJson(other) : null);
}

function mergedPolicy(old: Policy, theirs: Policy, own: Policy): Policy {
  const [was, now] = [policyJson(old), policyJson(own)];
  const isTheirs = (key: string) => canonical(was[key] ?? null) === canonical(now[key] ?? null);
  return { ...own, ...Object.fromEntries(Object.entries(theirs).filter(([key]) => isTheirs(key))) };
}

/** The policies of a configuration by their skills; several for the same skills are counted. */
function bySkills({ policy }: Config): ReadonlyMap<string, Policy> {
  const found = new Map<string, Policy>();
  for (const one of policy) {
    const key = canonical(one.skills);
    let count = 0;
    while (found.has(`${key}${count}`)) count++;
    found.set(`${key}${count}`, one);
  }
  return found;
}
