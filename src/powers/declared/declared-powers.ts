import type { Contract } from '../../model/contract.ts';
import { anyScope, type DeclaredPower, declaredKinds } from '../../model/declared-power.ts';
import { compareText } from '../../model/text/text.ts';
import { type FormedPower, itemPowers } from './item-powers.ts';

/**
 * Every permission that the manifests of a skill declare in effects and capabilities, by kind and scope, unlimited ones
 * first. Each kind, scope and declaration occurs once.
 */
export function declaredPowers(contract: Contract): readonly DeclaredPower[] {
  return formedPowers(contract).map(({ kind, scope, text, place }) => ({
    kind,
    scope,
    text,
    place,
  }));
}

/** The same with the form of each scope, for comparisons. */
export function formedPowers(contract: Contract): readonly FormedPower[] {
  const byKey = new Map<string, FormedPower>();
  for (const power of contract.items.flatMap(itemPowers)) {
    const key = [power.kind, power.scope, power.text].join('\0');
    if (!byKey.has(key)) byKey.set(key, power);
  }
  return [...byKey.values()].sort(comparePowers);
}

function comparePowers(a: DeclaredPower, b: DeclaredPower): number {
  return (
    declaredKinds.indexOf(a.kind) - declaredKinds.indexOf(b.kind) ||
    Number(b.scope === anyScope) - Number(a.scope === anyScope) ||
    compareText(a.scope, b.scope) ||
    compareText(a.text, b.text)
  );
}
