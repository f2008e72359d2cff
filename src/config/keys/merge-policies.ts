import type { Policy } from '../../model/config.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import type { ThreeValues } from '../schema/merge.ts';

/** Merges policies by the skills they are for, and two policies for the same skills key by key. */
export function mergePolicies({ mergeBase, tip, head }: ThreeValues<readonly Policy[]>) {
  const [mergeBasePolicies, tipPolicies, headPolicies] = [
    bySkills(mergeBase),
    bySkills(tip),
    bySkills(head),
  ];
  const keys = [...new Set([...tipPolicies.keys(), ...headPolicies.keys()])];
  return keys.flatMap((key): readonly Policy[] => {
    const old = mergeBasePolicies.get(key);
    const [theirs, ours] = [tipPolicies.get(key), headPolicies.get(key)];
    if (isSame(old, ours)) return theirs ? [theirs] : [];
    if (isSame(old, theirs) || !theirs || !ours) return ours ? [ours] : [];
    return old ? [mergePolicy(old, theirs, ours)] : [theirs, ours];
  });
}

function mergePolicy(old: Policy, theirs: Policy, ours: Policy): Policy {
  const [oldValues, ownValues] = [valuesOf(old), valuesOf(ours)];
  const isTheirs = (key: string) =>
    canonical(oldValues[key] ?? null) === canonical(ownValues[key] ?? null);
  return {
    ...ours,
    ...Object.fromEntries(Object.entries(theirs).filter(([key]) => isTheirs(key))),
  };
}

function isSame(policy: Policy | undefined, other: Policy | undefined): boolean {
  return canonical(policy ? valuesOf(policy) : null) === canonical(other ? valuesOf(other) : null);
}

function valuesOf(policy: Policy): Readonly<Record<string, Json>> {
  return { ...policy };
}

/** The policies by their skills; several for the same skills are numbered. */
function bySkills(policies: readonly Policy[]): ReadonlyMap<string, Policy> {
  const found = new Map<string, Policy>();
  for (const policy of policies) {
    const key = canonical(policy.skills);
    let count = 0;
    while (found.has(`${key}${count}`)) count++;
    found.set(`${key}${count}`, policy);
  }
  return found;
}
