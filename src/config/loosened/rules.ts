import { isLowerLevel, type Level } from '../../model/config.ts';
import { code, msg, words } from '../../model/message.ts';
import type { BothSides, LoosenedValue, LooseningContext } from '../schema/config-key.ts';
import { consequenceOf } from './consequence.ts';

type Levels = Readonly<Record<string, Level>>;

/** The rules with a lower level in head than at base, without regard to overrides. */
export function* loosenedRules(
  { base, head }: BothSides<Levels>,
  { baseFailOn, defaultLevel, isPrivilegeRule }: LooseningContext,
): Iterable<LoosenedValue> {
  for (const id of new Set([...Object.keys(head), ...Object.keys(base)])) {
    const [atBase, atHead] = [base[id] ?? defaultLevel(id), head[id] ?? defaultLevel(id)];
    if (!isLowerLevel(atHead, atBase)) continue;
    const message = msg`Rule ${code(id)} was lowered: ${words(atBase)} to ${words(atHead)}. ${consequenceOf(atBase, atHead, baseFailOn)}`;
    yield { within: [id], message, trustedConfigDecides: isPrivilegeRule(id) };
  }
}
