import { grantIncreases } from '../../contract/coverage/policy-growth.ts';
import type { Config, Policy } from '../../model/config.ts';
import { canonical } from '../../model/value/canonical.ts';
import { quote } from '../../model/value/format-value.ts';
import type { LoosenedSetting } from './loosened-setting.ts';

/** The policies of base that head does not keep as strict; one that grants less is no news. */
export function* loosenedPolicies(base: Config, head: Config): Iterable<LoosenedSetting> {
  for (const policy of base.policy) {
    const label = policyLabel(policy);
    const keptPolicies = head.policy.filter((one) => coversSkillsOf(one, policy));
    const growth = grantIncreases(policy, keptPolicies);
    const sameScope = keptPolicies.find(
      (one) => canonical(one.skills) === canonical(policy.skills),
    );
    if (keptPolicies.length === 0 || (!sameScope && growth.length > 0)) {
      const message = `${label} is gone, or holds for fewer skills: what it denied no longer stops a merge.`;
      yield { key: ['policy'], message, guarded: true, about: canonical({ ...policy }) };
      continue;
    }
    for (const { key, gained } of growth) {
      const message =
        gained === 'any'
          ? `${label} no longer limits "${key}": what it denied no longer stops a merge.`
          : `${label} grants ${gained.map(quote).join(', ')} under "${key}", which it did not: that no longer stops a merge.`;
      const about = canonical([policy.skills, key]);
      yield {
        key: ['policy', sameScope ? head.policy.indexOf(sameScope) : 0, key],
        message,
        guarded: true,
        about,
      };
    }
  }
}

function policyLabel({ skills }: Policy): string {
  return skills.length === 0 ? 'The policy' : `The policy for ${quote(skills.join(', '))}`;
}

/** Whether a policy holds for every skill that another one holds for. */
function coversSkillsOf(one: Policy, other: Policy): boolean {
  return (
    one.skills.length === 0 ||
    (other.skills.length > 0 && other.skills.every((glob) => one.skills.includes(glob)))
  );
}
