import { isPower } from '../../contract/compare/powers.ts';
import { facetTexts, type Item, isSet } from '../../model/contract.ts';
import type { Draft } from '../../model/finding.ts';
import { code, list, type Message, msg, words } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import type { Pair } from '../../model/workspace.ts';
import type { IsNewlyOffered } from '../../powers/compare/newly-offered.ts';
import { newSkillPermissions } from '../../rules/problem/permissions.ts';
import { names } from '../../rules/words/words.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

/** Reports the permissions of skills that have no readable manifest at base to compare with. */
export function newPermissionDrafts(
  pairs: readonly Pair[],
  isNewlyOffered: IsNewlyOffered = () => false,
): readonly RuleDraft[] {
  return pairs.flatMap(({ before, after, isCopy }) => {
    if (!after) return [];
    const isOffered = isNewlyOffered(after.root);
    const isKnown = isCopy || (before && !before.unreadable) || before === after;
    if (isKnown && !isOffered) return [];
    const draft = isOffered
      ? draftOf(after, null, msg`Newly offered skill declares`)
      : draftOf(after, before);
    return draft ? [ruleDraft(newSkillPermissions, draft, sourceOf(after))] : [];
  });
}

function draftOf(
  { contract }: Skill,
  before: Skill | null,
  subject = words(before ? 'Skill (unreadable before) declares' : 'New skill declares'),
): Draft | null {
  const known = new Set(before?.contract.items.map(canonicalOf));
  const items = contract.items.filter(
    (item) => isPermission(item) && !known.has(canonicalOf(item)),
  );
  const [first] = items;
  if (!first) return null;
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
  if (item.kind === 'allowed-tools') return facetTexts(item).length > 0;
  if (item.kind === 'sensitive') return isSet(item, 'value');
  return item.kind !== 'dependency' && isPower(item);
}

function describe(item: Item): Message {
  const { kind, name } = item;
  const entries = names(facetTexts(item));
  if (kind === 'allowed-tools') return msg`tools ${entries}`;
  if (kind === 'effect') return msg`effect ${code(name)}`;
  if (kind === 'sensitive') return words('sensitive data');
  if (kind === 'provides') return words('an executable module');
  if (kind === 'confirmation') return words('recipes without confirmation');
  if (kind === 'execution')
    return words(name === 'network' ? 'network access' : 'destructive steps');
  if (name === 'secrets_access') return words('secrets');
  if (name !== 'terminal_exec') return msg`${lists[name] ?? code(name)} ${entries}`;
  const commands = facetTexts(item, 'commands');
  return commands.length === 0 ? words('any command') : msg`commands ${names(commands)}`;
}

const lists: Readonly<Record<string, Message>> = {
  filesystem_read: words('reading'),
  filesystem_write: words('writing'),
  network: words('network access to'),
  env_read: words('variables'),
};
