import { grantIncreases } from '../../contract/coverage/grant-increases.ts';
import type { Policy } from '../../model/config.ts';
import { canonical } from '../../model/value/canonical.ts';
import { code } from '../../model/value/format-value.ts';
import type { BothSides, LoosenedValue } from '../schema/config-key.ts';

/** The policies of base that head does not keep as strict. */
export function* loosenedPolicies({
  base,
  head,
}: BothSides<readonly Policy[]>): Iterable<LoosenedValue> {
  for (const policy of base) {
    const label = policyLabel(policy);
    const keptPolicies = head.filter((candidate) => coversSkillsOf(candidate, policy));
    const growth = grantIncreases(policy, keptPolicies);
    const sameScope = keptPolicies.find(
      (candidate) => canonical(candidate.skills) === canonical(policy.skills),
    );
    if (keptPolicies.length === 0 || (!sameScope && growth.length > 0)) {
      const message = `${label} was removed, or applies to fewer skills: what it denied no longer stops a merge.`;
      yield { message, about: canonical({ ...policy }) };
      continue;
    }
    for (const { key, gained } of growth) {
      const message =
        gained === 'any'
          ? `${label} no longer limits \`${key}\`: what it denied no longer stops a merge.`
          : `${label} now grants ${gained.map(code).join(', ')} under \`${key}\`: skills that declare it no longer stop a merge.`;
      const about = canonical([policy.skills, key]);
      yield { within: [sameScope ? head.indexOf(sameScope) : 0, key], message, about };
    }
  }
}

function policyLabel({ skills }: Policy): string {
  return skills.length === 0 ? 'The policy' : `The policy for ${code(skills.join(', '))}`;
}

/** Whether a policy holds for every skill of another one. */
function coversSkillsOf(policy: Policy, other: Policy): boolean {
  return (
    policy.skills.length === 0 ||
    (other.skills.length > 0 && other.skills.every((glob) => policy.skills.includes(glob)))
  );
}
