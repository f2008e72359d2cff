import { coversCommand } from '../../contract/coverage/commands.ts';
import { type Change, facetValue, type Item } from '../../model/contract.ts';
import { quote } from '../../model/value/format-value.ts';

type ChangeSides = Pick<Change, 'before' | 'after'>;

/** Tells changes of the item of a name. */
export function hasName(name: string): (change: ChangeSides) => boolean {
  return ({ before, after }) => (after ?? before)?.name === name;
}

/** Tells the changes by which a list of an item allows more: entries it gained, or all it came with. */
export function allowsMore(name: string): (change: Change) => boolean {
  return (change) =>
    hasName(name)(change) && (change.verdict === 'widened' || change.action === 'added');
}

/** Tells the changes by which a list of an item allows less: entries it lost, or all it went with. */
export function allowsLess(name: string): (change: Change) => boolean {
  return (change) =>
    hasName(name)(change) && (change.verdict === 'narrowed' || change.action === 'removed');
}

/** Tells the changes by which something that was taken no longer is, whatever is taken besides. */
export function refusesSome({ verdict }: Change): boolean {
  return verdict === 'narrowed' || verdict === 'incomparable';
}

/** The entries a list gained or lost, in quotes. */
export function formatEntries(change: Change): string {
  return formatNames(entriesOf(change));
}

/** The command lines a list lost, in quotes, with what the list still has of them. */
export function formatLostCommands(change: Change): string {
  const lost = new Set(entriesOf(change));
  const kept = namesIn(facetValue(change.after, change.facet ?? ''));
  const remaining = kept.filter((line) => coversCommand(lost, line));
  return `${formatNames([...lost])}${remaining.length === 0 ? '' : ` (but for ${formatNames(remaining)})`}`;
}

/** What of the command lines that are no longer blocked an allowlist lets through; null where that is all of them. */
export function formatListedCommands(change: Change): string | null {
  const [lost, listed] = [
    entriesOf(change),
    new Set(namesIn(facetValue(change.after, 'commands'))),
  ];
  if (listed.size === 0 || lost.every((line) => coversCommand(listed, line))) return null;
  const blocked = new Set(namesIn(facetValue(change.after, 'blocked')));
  const within = [...listed].filter(
    (line) => coversCommand(new Set(lost), line) && !coversCommand(blocked, line),
  );
  return formatNames([
    ...new Set([...lost.filter((line) => coversCommand(listed, line)), ...within]),
  ]);
}

/** Whether a denylist named the very entries that are allowed now. */
export function wasBlockedByName(change: Change): boolean {
  const blocked = namesIn(facetValue(change.before, 'blocked'));
  return entriesOf(change).every((entry) => blocked.includes(entry));
}

/** What there is to say besides of the first of these entries that is worth it. */
export function firstRemark(change: Change, remark: (entry: string) => string | null): string {
  for (const entry of entriesOf(change)) {
    const text = remark(entry);
    if (text !== null) return `; ${quote(entry)} ${text}`;
  }
  return '';
}

/** What came or went with a part of the skill. */
export function partsSuffix({ witness }: Change): string {
  const names = namesIn(witness?.value);
  return names.length === 0 ? '' : ` (with ${formatNames(names)})`;
}

function entriesOf({ witness, before, after }: Change): readonly string[] {
  return namesIn(witness?.value ?? facetValue(after ?? before, 'value'));
}

/** What an item allows to be run. */
export function describeCommands(item: Item | null): string {
  const [commands, blocked] = ['commands', 'blocked'].map((facet) =>
    namesIn(facetValue(item, facet)),
  );
  if (commands && commands.length > 0) return formatNames(commands);
  return blocked && blocked.length > 0
    ? `every command but ${formatNames(blocked)}`
    : 'every command';
}

/** Whether an item allows commands to be run. */
export function isAllowed(item: Item | null): boolean {
  return facetValue(item, 'allowed') === true;
}

/** Whether an item allows all commands to be run, but for those it blocks. */
export function runsAnyCommand(item: Item | null): boolean {
  return isAllowed(item) && namesIn(facetValue(item, 'commands')).length === 0;
}

/** What a list of a platform says; an empty one means all. */
export function describePlatforms(item: Item | null): string {
  const names = namesIn(facetValue(item, 'value'));
  return names.length === 0 ? 'all' : formatNames(names);
}

/** How much more asking stands before a recipe is run than before; undefined where that cannot be told. */
export function cautionChange({ before, after }: ChangeSides): number | undefined {
  const [oldLevel = -1, newLevel = -1] = [before, after].map((item) =>
    confirmationLevels.indexOf(String(facetValue(item, 'value'))),
  );
  return oldLevel < 0 || newLevel < 0 ? undefined : newLevel - oldLevel;
}

/** The levels of asking, least first. */
const confirmationLevels = ['auto', 'prompt', 'always'];

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function formatNames(names: readonly string[]): string {
  const first = names.slice(0, 3).map(quote).join(', ');
  return names.length > 3 ? `${first} and ${names.length - 3} more` : first;
}
