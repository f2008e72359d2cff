import { type Policy, type PolicyKey, policyKeyNames } from '../../model/config.ts';
import { code, list, type Message, msg } from '../../model/message.ts';
import type { Denial } from './denial.ts';

/** A denial of an ambiguous declaration: what it allows is not certain. */
export function ambiguousDenial(
  message: Message,
  limits: readonly PolicyKey[],
  rest: Omit<Denial, 'message' | 'notes'>,
): Denial {
  return { message, notes: [{ message: msg`The policy limits ${policyKeys(limits)}.` }], ...rest };
}

/** Keys of a policy, as the configuration spells them. */
export function policyKeys(keys: readonly PolicyKey[]): Message {
  return list(
    keys.map((key) => code(policyKeyNames[key])),
    { limit: keys.length },
  );
}

/** The keys with a limit in the policy. */
export function limitsOf(policy: Policy, keys: readonly PolicyKey[]): readonly PolicyKey[] {
  return keys.filter((key) => {
    const limit = policy[key];
    return typeof limit === 'boolean' ? !limit : limit !== null && limit !== 'any';
  });
}
