import { grantIncreases } from '../../contract/coverage/grant-increases.ts';
import type { Policy } from '../../model/config.ts';
import { code, list, type Message, msg, words } from '../../model/message.ts';
import { canonical } from '../../model/value/canonical.ts';
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
      const message = msg`${label} was removed, or applies to fewer skills.`;
      yield { message, about: canonical({ ...policy }) };
      continue;
    }
    for (const { key, gained } of growth) {
      const message =
        gained === 'any'
          ? msg`${label} no longer limits ${code(key)}.`
          : msg`${label} now allows ${list(gained.map((entry) => code(entry)))} in ${code(key)}.`;
      const about = canonical([policy.skills, key]);
      yield { within: [sameScope ? head.indexOf(sameScope) : 0, key], message, about };
    }
  }
}

function policyLabel({ skills }: Policy): Message {
  return skills.length === 0 ? words('The policy') : msg`The policy for ${code(skills.join(', '))}`;
}

/** Whether a policy holds for every skill of another one. */
function coversSkillsOf(policy: Policy, other: Policy): boolean {
  return (
    policy.skills.length === 0 ||
    (other.skills.length > 0 && other.skills.every((glob) => policy.skills.includes(glob)))
  );
}
