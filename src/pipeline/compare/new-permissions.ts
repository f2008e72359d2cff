import { isPower } from '../../contract/compare/powers.ts';
import { facetValue, type Item, isSet } from '../../model/contract.ts';
import type { Draft } from '../../model/finding.ts';
import { code, list, type Message, msg, words } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import type { Pair } from '../../model/workspace.ts';
import { newSkillPermissions } from '../../rules/problem/permissions.ts';
import { names } from '../../rules/words/words.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

/** Reports the permissions of skills that have no readable manifest at base to compare with. */
export function newPermissionDrafts(pairs: readonly Pair[]): readonly RuleDraft[] {
  return pairs.flatMap(({ before, after, isCopy }) => {
    if (!after || isCopy || (before && !before.unreadable) || before === after) return [];
    const draft = draftOf(after, before);
    return draft ? [ruleDraft(newSkillPermissions, draft, sourceOf(after))] : [];
  });
}

function draftOf({ contract }: Skill, before: Skill | null): Draft | null {
  const known = new Set(before?.contract.items.map(canonicalOf));
  const items = contract.items.filter(
    (item) => isPermission(item) && !known.has(canonicalOf(item)),
  );
  const [first] = items;
  if (!first) return null;
  const subject = words(before ? 'Skill (unreadable before) declares' : 'New skill declares');
  const at = first.facets.get('value')?.at ?? first.at;
  const described = new Map(items.map(describe).map((part) => [JSON.stringify(part), part]));
  const message = msg`${subject} ${list([...described.values()], { limit: 5 })}.`;
  return { message, at, about: 'permissions', after: items.map(toJson) };
}

function toJson({ kind, name, facets }: Item): Json {
  const values = [...facets].map(([key, { shape }]) => [key, shape.value] as const);
  return { kind, name, ...Object.fromEntries(values) };
}

function canonicalOf(item: Item): string {
  return canonical(toJson(item));
}

/** Whether an item grants the skill a permission; a dependency declares its own. */
function isPermission(item: Item): boolean {
  if (item.kind === 'allowed-tools') return entriesOf(item).length > 0;
  if (item.kind === 'sensitive') return isSet(item, 'value');
  return item.kind !== 'dependency' && isPower(item);
}

function describe(item: Item): Message {
  const { kind, name } = item;
  const entries = names(entriesOf(item));
  if (kind === 'allowed-tools') return msg`tools ${entries}`;
  if (kind === 'effect') return msg`effect ${code(name)}`;
  if (kind === 'sensitive') return words('sensitive data');
  if (kind === 'provides') return words('an executable module');
  if (kind === 'confirmation') return words('recipes without confirmation');
  if (kind === 'execution')
    return words(name === 'network' ? 'network access' : 'destructive steps');
  if (name === 'secrets_access') return words('secrets');
  if (name !== 'terminal_exec') return msg`${lists[name] ?? code(name)} ${entries}`;
  const commands = entriesOf(item, 'commands');
  return commands.length === 0 ? words('any command') : msg`commands ${names(commands)}`;
}

const lists: Readonly<Record<string, Message>> = {
  filesystem_read: words('reading'),
  filesystem_write: words('writing'),
  network: words('network access to'),
  env_read: words('variables'),
};

function entriesOf(item: Item, facet = 'value'): readonly string[] {
  const value = facetValue(item, facet);
  return Array.isArray(value) ? value.map(String) : [];
}
