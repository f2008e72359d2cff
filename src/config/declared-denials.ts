import { ambiguousDenial, limitsOf } from '../contract/coverage/ambiguous-denial.ts';
import { coversEntry } from '../contract/coverage/coverage.ts';
import type { Denial } from '../contract/coverage/denial.ts';
import { ungrantedTools } from '../contract/coverage/tools.ts';
import { type Policy, policyKeyNames } from '../model/config.ts';
import { facetTexts, type Item, isSet } from '../model/contract.ts';
import { code, type Insert, type Message, msg } from '../model/message.ts';
import type { Power } from '../model/power.ts';
import { anyScope } from '../model/program.ts';
import type { Skill } from '../model/skill.ts';
import { powersOfItem } from '../powers/declared/declared-powers.ts';
import { grantedNote, type Limit, limitsBeyond } from './grant-policy.ts';

/** The declarations of a skill that a policy does not grant, in every dialect. */
export function declaredDenials(
  { contract, name, root }: Skill,
  policy: Policy,
): readonly Denial[] {
  const unit = { kind: 'skill', name, root } as const;
  return contract.items.flatMap((item) => {
    const own = otherChecks[item.kind]?.(item, policy);
    return own ?? powersOfItem(item, unit).flatMap((power) => powerDenials(item, power, policy));
  });
}

function powerDenials(item: Item, power: Power, policy: Policy): readonly Denial[] {
  const [limit] = limitsBeyond(power, policy);
  if (limit) return [powerDenial(item, power, limit)];
  // A policy that lists an effect by name accepts its meaning.
  const isUnknown = power.effect !== undefined && power.scope !== anyScope;
  if (!isUnknown || policy.effects !== null || harmlessEffects.has(item.name)) return [];
  const limits = limitsOf(policy, ['network', 'exec', 'filesystemRead', 'filesystemWrite']);
  if (limits.length === 0) return [];
  const about = `effect\0${item.name}`;
  return [ambiguousDenial(msg`Unknown effect ${code(item.name)}.`, limits, { at: item.at, about })];
}

/** The effects of Skill Manifest v2 that no other key is about. */
const harmlessEffects: ReadonlySet<string> = new Set([
  'db.read',
  'db.write',
  'git.read',
  'git.write',
]);

function powerDenial(item: Item, power: Power, limit: Limit): Denial {
  const { key, granted } = limit;
  const { reach, scope, effect, commands } = power;
  if (granted === null)
    return flagDenial(item, key === 'destructive' ? power.subject : policyKeyNames[key]);
  const subject = effect === undefined ? code(power.subject) : msg`Effect ${code(effect)}`;
  const outside = (name: Insert, about = '') => {
    const message = msg`${name} is not in ${code(policyKeyNames[key])} of the policy.`;
    return denialOf({ ...item, at: power.at }, message, limit, about);
  };
  if (key === 'effects') return outside(subject);
  if (reach !== 'any') {
    const entry = commands?.line ?? scope;
    return outside(code(entry), entry);
  }
  const name = code(policyKeyNames[key]);
  if (commands) {
    const message = msg`The skill may run any command; the policy limits ${name}.`;
    return denialOf({ ...item, at: power.at }, message, limit);
  }
  return granted.length === 0
    ? denialOf(item, msg`${subject} needs ${name}. The policy denies it.`)
    : denialOf(item, msg`${subject} is not limited; the policy limits ${name}.`, limit);
}

type Check = (item: Item, policy: Policy) => readonly Denial[] | undefined;

/** What is no permission of its own, and `allowed-tools`, in the words of the manifest. */
const otherChecks: Partial<Record<Item['kind'], Check>> = {
  // No key limits a module.
  provides: () => [],
  environment,
  execution: interactive,
  'allowed-tools': allowedTools,
};

function interactive(item: Item, policy: Policy): readonly Denial[] | undefined {
  if (item.name !== 'interactive') return undefined;
  const isDenied = isSet(item, 'value') && !policy.interactive;
  return isDenied ? [flagDenial(item, 'execution.interactive')] : [];
}

/** A variable that a manifest of ADR-002 reads. */
function environment(item: Item, { envRead: granted }: Policy): readonly Denial[] {
  if (granted === 'any' || granted.some((name) => coversEntry('variable', name, item.name)))
    return [];
  const message = msg`Variable ${code(item.name)} is not in ${code('env_read')} of the policy.`;
  return [denialOf(item, message, { key: 'envRead', granted })];
}

function allowedTools(item: Item, { allowedTools: granted }: Policy): readonly Denial[] {
  if (granted === null) return [];
  const at = item.facets.get('value')?.at ?? item.at;
  return ungrantedTools(granted, facetTexts(item)).map((tool) => {
    const message = msg`Tool ${code(tool)} is not in ${code('allowed-tools')} of the policy.`;
    return denialOf({ ...item, at }, message, { key: 'allowedTools', granted }, tool);
  });
}

function flagDenial(item: Item, field: string): Denial {
  return denialOf(item, msg`The policy denies ${code(field)}.`);
}

function denialOf(item: Item, message: Message, limit: Limit | null = null, about = ''): Denial {
  return {
    message,
    notes: limit ? [{ message: grantedNote(limit) }] : [],
    at: item.at,
    about: [item.kind, item.name, about].join('\0'),
  };
}
