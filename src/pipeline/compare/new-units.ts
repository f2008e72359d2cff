import { isPower } from '../../contract/compare/powers.ts';
import { facetTexts, type Item, isSet } from '../../model/contract.ts';
import type { Draft, Note } from '../../model/finding.ts';
import { code, list, type Message, msg, namePart, sentence, words } from '../../model/message.ts';
import type { Grants } from '../../model/power/grants.ts';
import { groupTools } from '../../model/power/group-tools.ts';
import { aboutUnit, type PowerChange, unitKey } from '../../model/power.ts';
import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';
import type { IsNewlyOffered } from '../../powers/compare/newly-offered.ts';
import { newSkillPermissions, newUnitPermissions } from '../../rules/problem/permissions.ts';
import { describePower, remarkNotes } from '../../rules/words/power-message.ts';
import { names } from '../../rules/words/words.ts';
import { type RuleDraft, repositorySource, ruleDraft, sourceOf } from '../findings/rule-draft.ts';
import { factsOfChange, isOfNewUnit, ruleOfChange } from './grant-comparison.ts';

/** Reports what new units may do, one finding each: plugins, agents, commands, and skills without a readable base. */
export function newUnitDrafts(
  pairs: readonly Pair[],
  changes: readonly PowerChange[],
  { grants }: Pick<Workspace, 'grants'>,
  isNewlyOffered: IsNewlyOffered = () => false,
): readonly RuleDraft[] {
  const gained = groupBy(changes.filter(isOfNewUnit), ({ power }) => unitKey(power.unit));
  const drafts = pairs.flatMap(({ before, after, isCopy }) => {
    if (!after) return [];
    const isOffered = isNewlyOffered(after.root);
    const isKnown = isCopy || (before && !before.unreadable) || before === after;
    if (isKnown && !isOffered) return [];
    const key = unitKey({ kind: 'skill', root: after.root });
    const own = groupTools((gained.get(key) ?? []).filter(isBeyondItems));
    gained.delete(key);
    const subject = isOffered ? 'Newly offered skill' : subjectOf(before);
    const draft = skillDraft(after, isOffered ? null : before, { own, grants, subject });
    return draft ? [ruleDraft(newSkillPermissions, draft, sourceOf(after))] : [];
  });
  return [...drafts, ...Array.from(gained.values(), (own) => unitDraft(groupTools(own), grants))];
}

/** The items of a skill describe its list of tools; the programs of a new script are no news. */
function isBeyondItems({ power: { feature, kind, pin } }: PowerChange): boolean {
  if (feature !== 'script') return feature !== 'tool-rule';
  return kind !== 'install' && kind !== 'write' && (kind !== 'run' || pin !== undefined);
}

/** A hook, a server, a program, every tool, credentials, or something that cannot be read. */
function isLoud({ change, power: { kind, feature, reach, pin } }: PowerChange): boolean {
  if (feature === 'script') return kind === 'read' || pin?.level === 'shell';
  const isProgram = kind === 'run' || kind === 'mcp' || (feature === 'hook' && kind !== 'guard');
  const isUnlimited =
    reach === 'any' ||
    reach === 'unknown' ||
    feature === 'permission-mode' ||
    feature === 'unknown-field';
  return isProgram || isUnlimited || change === 'undecided';
}

/** Programs and servers first, then what else is loud. */
function rankOf(change: PowerChange): number {
  const { kind } = change.power;
  if (kind === 'run' || kind === 'mcp') return 0;
  return isLoud(change) ? 1 : 2;
}

function unitDraft(changes: readonly PowerChange[], grants: Grants): RuleDraft {
  const sorted = [...changes].sort((a, b) => rankOf(a) - rankOf(b));
  const [first] = sorted as [PowerChange];
  const { unit, at } = first.power;
  const clauses = sorted.map(({ power }) => describePower(power));
  const powers = list(clauses, { limit: maxClauses });
  const draft: Draft = {
    message: msg`New ${words(unit.kind)} ${namePart(unit.name)} ${powers}.`,
    phrase: msg`new, ${powers}`,
    help: ruleOfChange(first)?.help?.(first),
    notes: notesOf(sorted),
    at,
    about: aboutUnit(unit),
    identity: identityOf(changes, grants),
    severity: sorted.some(isLoud) ? 'warning' : 'note',
  };
  return { ...ruleDraft(newUnitPermissions, draft, repositorySource), bump: 'minor' };
}

/** What the sentence has no place for, and what makes each permission worse. */
function notesOf(changes: readonly PowerChange[]): readonly Note[] {
  const notes = changes.flatMap((change, index): readonly Note[] => {
    const { power } = change;
    const own = { message: sentence(msg`${describePower(power)}.`), at: power.at };
    return [...(index < maxClauses ? [] : [own]), ...remarkNotes(change)];
  });
  return notes.slice(0, maxNotes);
}

/** The most permissions that the sentence names, and that notes do. */
const maxClauses = 1;
const maxNotes = 9;

/** Whoever accepts the permissions of a unit accepts these, and the bytes that they run. */
function identityOf(changes: readonly PowerChange[], grants: Grants): string {
  return canonical(changes.map((change) => factsOfChange(change, grants)));
}

interface NewSkill {
  readonly own: readonly PowerChange[];
  readonly grants: Grants;
  readonly subject: string;
}

function subjectOf(before: Skill | null): string {
  return before ? 'Skill (unreadable before)' : 'New skill';
}

function skillDraft(
  { contract }: Skill,
  before: Skill | null,
  { own, grants, subject }: NewSkill,
): Draft | null {
  const known = new Set(before?.contract.items.map(canonicalOf));
  const items = contract.items.filter(
    (item) => isPermission(item) && !known.has(canonicalOf(item)),
  );
  const at = items[0]?.facets.get('value')?.at ?? items[0]?.at ?? own[0]?.power.at;
  if (!at) return null;
  const described = new Map(items.map(describe).map((part) => [JSON.stringify(part), part]));
  const declared = msg`declares ${list([...described.values()], { limit: 5 })}`;
  const powers = own.map(({ power }) => describePower(power));
  const clauses = [...(items.length > 0 ? [declared] : []), ...powers];
  const after = own.map(({ power: { kind, scope } }) => ({ kind, name: scope }));
  return {
    message: msg`${words(subject)} ${list(clauses, { limit: 5 })}.`,
    at,
    about: 'permissions',
    after: [...items.map(toJson), ...after],
    notes: own.flatMap(remarkNotes).slice(0, maxNotes),
    ...(own.length > 0 ? { identity: identityOf(own, grants) } : {}),
    ...(own.some(isLoud) ? { severity: 'warning' as const } : {}),
  };
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
