import type { Kind } from '../model/contract.ts';
import type { Finding } from '../model/finding.ts';
import { code, type Message, msg, words } from '../model/message.ts';
import type { Json } from '../model/value/value.ts';
import { findRule } from '../rules/catalog.ts';

/** What callers do with a part of a contract. */
const verbs: Partial<Record<Kind, string>> = {
  skill: 'call the skill',
  operation: 'call',
  input: 'pass',
  environment: 'set',
  command: 'install',
  tool: 'install',
  output: 'read',
};

/** The parts that callers have to provide. */
const provided: readonly Kind[] = ['input', 'environment', 'command', 'tool'];

/** How callers adapt to a breaking change, in a few words; null if there is no general answer. */
export function migrationOf({ rule: id, bump, before, after, about }: Finding): Message | null {
  const rule = findRule(id);
  if (bump !== 'major' || rule?.kind !== 'change' || typeof rule.on.kind !== 'string') return null;
  const { kind, action, facet } = rule.on;
  const verb = verbs[kind];
  if (verb === undefined) return null;
  const [oldName, newName] = [code(nameOf(before)), code(nameOf(after))];
  const owner = kind === 'input' ? ownerOf(about) : '';
  const target = owner === '' ? words('') : msg` to operation ${code(owner)}`;
  const isOther = action === 'renamed' || (kind === 'output' && facet === 'pattern');
  if (isOther) return msg`${words(verb)} ${newName} instead of ${oldName}${target}`;
  if (action === 'added' && provided.includes(kind)) return msg`${words(verb)} ${newName}${target}`;
  return action === 'removed' && kind === 'input' ? msg`stop passing ${oldName}${target}` : null;
}

/** The operation of a change; '' for the skill as a whole. */
export function operationOf({ about }: Pick<Finding, 'about'>): string {
  const [kind, , name = ''] = about.split('\0');
  return kind === 'operation' ? name : ownerOf(about);
}

function ownerOf(about: string): string {
  return about.split('\0')[1] ?? '';
}

function nameOf(side: Json): string {
  const isTable = side !== null && typeof side === 'object' && !Array.isArray(side);
  const name = isTable ? (side as { readonly name?: Json }).name : side;
  return String(name ?? '');
}
