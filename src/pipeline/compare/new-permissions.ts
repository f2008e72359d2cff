import { isPower } from '../../contract/compare/powers.ts';
import { facetValue, type Item, isSet } from '../../model/contract.ts';
import type { Draft } from '../../model/finding.ts';
import type { Skill } from '../../model/skill.ts';
import { canonical } from '../../model/value/canonical.ts';
import { code, quote } from '../../model/value/format-value.ts';
import type { Json } from '../../model/value/value.ts';
import type { Pair } from '../../model/workspace.ts';
import { getProblemRule } from '../../rules/tree-catalog.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

const rule = getProblemRule('new-skill-permissions');

/** Reports the permissions of skills that have no readable manifest at base to compare with. */
export function newPermissionDrafts(pairs: readonly Pair[]): readonly RuleDraft[] {
  return pairs.flatMap(({ before, after, isCopy }) => {
    if (!after || isCopy || (before && !before.unreadable) || before === after) return [];
    const draft = draftOf(after, before);
    return draft ? [ruleDraft(rule, draft, sourceOf(after))] : [];
  });
}

function draftOf({ contract }: Skill, before: Skill | null): Draft | null {
  const known = new Set(before?.contract.items.map(canonicalOf));
  const items = contract.items.filter(
    (item) => isPermission(item) && !known.has(canonicalOf(item)),
  );
  const [first] = items;
  if (!first) return null;
  const subject = before
    ? 'The manifest cannot be read at base, and now the skill declares permissions'
    : 'The new skill declares permissions';
  const at = first.facets.get('value')?.at ?? first.at;
  const all = items.map(toJson);
  const words = [...new Set(items.map(describe))].join('; ');
  return { message: `${subject}: ${words}.`, at, about: 'permissions', after: all };
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

function describe(item: Item): string {
  const { kind, name } = item;
  const entries = formatEntries(entriesOf(item));
  if (kind === 'allowed-tools') return `tools that run without asking (${entries})`;
  if (kind === 'effect') return `the effect ${code(name)}`;
  if (kind === 'sensitive') return 'sensitive data';
  if (kind === 'provides') return 'an executable module';
  if (kind === 'confirmation') return 'recipes that run without asking';
  if (kind === 'execution') return name === 'network' ? 'network access' : 'destructive steps';
  if (name === 'secrets_access') return 'secrets';
  if (name !== 'terminal_exec') return `${lists[name] ?? code(name)} ${entries}`;
  const commands = entriesOf(item, 'commands');
  return commands.length === 0 ? 'any command' : `the commands ${formatEntries(commands)}`;
}

const lists: Readonly<Record<string, string>> = {
  filesystem_read: 'reading',
  filesystem_write: 'writing',
  network: 'network access to',
  env_read: 'the variables',
};

function entriesOf(item: Item, facet = 'value'): readonly string[] {
  const value = facetValue(item, facet);
  return Array.isArray(value) ? value.map(String) : [];
}

const maxNamed = 8;

function formatEntries(entries: readonly string[]): string {
  const named = entries.slice(0, maxNamed).map((entry) => quote(entry));
  const rest = entries.length - named.length;
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
