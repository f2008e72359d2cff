import { type Policy, type PolicyKey, policyKeyNames } from '../../model/config.ts';
import { joinWithOr, quote } from '../../model/value/format-value.ts';
import type { Json } from '../../model/value/value.ts';
import type { Denial } from './denial.ts';

/** A denial of an ambiguous declaration. */
export function ambiguousDenial(
  clause: string,
  limits: readonly PolicyKey[],
  rest: Pick<Denial, 'at' | 'about'> & { readonly value?: Json },
): Denial {
  const keys = joinWithOr(limits.map((key) => quote(policyKeyNames[key])));
  return {
    message: `${clause}: what it allows is not certain, and the policy limits ${keys}.`,
    ...rest,
  };
}

/** The keys with a limit in the policy. */
export function limitsOf(policy: Policy, keys: readonly PolicyKey[]): readonly PolicyKey[] {
  return keys.filter((key) => {
    const limit = policy[key];
    return typeof limit === 'boolean' ? !limit : limit !== null && limit !== 'any';
  });
}
