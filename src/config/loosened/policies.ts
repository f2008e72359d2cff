import { policyGrowth } from '../../contract/coverage/policy-growth.ts';
import { canonical } from '../../model/canonical.ts';
import type { Config, Policy } from '../../model/config.ts';
import { quote } from '../../model/format-value.ts';
import type { Weakening } from './weakening.ts';

/** The policies of base that head does not keep as strict; one that grants less is no news. */
export function* weakenedPolicies(base: Config, head: Config): Iterable<Weakening> {
  for (const policy of base.policy) {
    const name = nameOf(policy);
    const kept = head.policy.filter((one) => reachesAsFar(one, policy));
    const growth = policyGrowth(policy, kept);
    const next = kept.find((one) => canonical(one.skills) === canonical(policy.skills));
    if (kept.length === 0 || (!next && growth.length > 0)) {
      const message = `${name} is gone, or holds for fewer skills: what it denied no longer stops a merge.`;
      yield { key: ['policy'], message, guarded: true, about: canonical({ ...policy }) };
      continue;
    }
    for (const { key, gained } of growth) {
      const message =
        gained === 'any'
          ? `${name} no longer limits "${key}": what it denied no longer stops a merge.`
          : `${name} grants ${gained.map(quote).join(', ')} under "${key}", which it did not: that no longer stops a merge.`;
      const about = canonical([policy.skills, key]);
      yield {
        key: ['policy', next ? head.policy.indexOf(next) : 0, key],
        message,
        guarded: true,
        about,
      };
    }
  }
}

function nameOf({ skills }: Policy): string {
  return skills.length === 0 ? 'The policy' : `The policy for ${quote(skills.join(', '))}`;
}

/** Whether a policy holds for every skill that another one holds for. */
function reachesAsFar(one: Policy, other: Policy): boolean {
  return (
    one.skills.length === 0 ||
    (other.skills.length > 0 && other.skills.every((glob) => one.skills.includes(glob)))
  );
}
