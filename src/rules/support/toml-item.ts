import { coversCommand } from '../../contract/coverage/commands.ts';
import { type Change, facetValue, type Item } from '../../model/contract.ts';
import { code, type Message, msg, nothing, words } from '../../model/message.ts';
import { names } from '../words/words.ts';

type ChangeSides = Pick<Change, 'before' | 'after'>;

/** Creates a predicate for changes of the item with a name. */
export function hasName(name: string): (change: ChangeSides) => boolean {
  return ({ before, after }) => (after ?? before)?.name === name;
}

/** Creates a predicate for changes by which an item permits more. */
export function allowsMore(name: string): (change: Change) => boolean {
  return (change) =>
    hasName(name)(change) && (change.verdict === 'widened' || change.action === 'added');
}

/** Creates a predicate for changes by which an item permits less. */
export function allowsLess(name: string): (change: Change) => boolean {
  return (change) =>
    hasName(name)(change) && (change.verdict === 'narrowed' || change.action === 'removed');
}

/** True if a value that was accepted before is now rejected. */
export function refusesSome({ verdict }: Change): boolean {
  return verdict === 'narrowed' || verdict === 'incomparable';
}

/** The entries that a list gained or lost. */
export function formatEntries(change: Change): Message {
  return names(entriesOf(change));
}

/** The entries that a list had: "only `a`", or "none". */
export function formatOldEntries({ before }: Change): Message {
  const old = namesIn(facetValue(before, 'value'));
  return old.length === 0 ? words('none') : msg`only ${names(old)}`;
}

/** The command lines that a list lost, with the ones it still covers. */
export function formatLostCommands(change: Change): Message {
  const lost = new Set(entriesOf(change));
  const kept = namesIn(facetValue(change.after, change.facet ?? ''));
  const remaining = kept.filter((line) => coversCommand(lost, line));
  const suffix = remaining.length === 0 ? nothing : msg`, except ${names(remaining)}`;
  return msg`${names([...lost])}${suffix}`;
}

/** The unblocked command lines that the allowlist permits; null if it permits all of them. */
export function formatListedCommands(change: Change): Message | null {
  const [lost, listed] = [
    entriesOf(change),
    new Set(namesIn(facetValue(change.after, 'commands'))),
  ];
  if (listed.size === 0 || lost.every((line) => coversCommand(listed, line))) return null;
  const blocked = new Set(namesIn(facetValue(change.after, 'blocked')));
  const within = [...listed].filter(
    (line) => coversCommand(new Set(lost), line) && !coversCommand(blocked, line),
  );
  return names([...new Set([...lost.filter((line) => coversCommand(listed, line)), ...within])]);
}

/** True if the denylist named exactly the entries that are now permitted. */
export function wasBlockedByName(change: Change): boolean {
  const blocked = namesIn(facetValue(change.before, 'blocked'));
  return entriesOf(change).every((entry) => blocked.includes(entry));
}

/** The first remarkable entry as a second sentence, after its space; nothing if there is none. */
export function firstRemark(change: Change, remark: (entry: string) => Message | null): Message {
  for (const entry of entriesOf(change)) {
    const text = remark(entry);
    if (text !== null) return msg` ${code(entry)} ${text}.`;
  }
  return nothing;
}

/** A suffix with the items added or removed with a part of the skill. */
export function partsSuffix({ witness }: Change): Message {
  const parts = namesIn(witness?.value);
  return parts.length === 0 ? nothing : msg` (with ${names(parts)})`;
}

function entriesOf({ witness, before, after }: Change): readonly string[] {
  return namesIn(witness?.value ?? facetValue(after ?? before, 'value'));
}

/** The commands that an item permits. */
export function describeCommands(item: Item | null): Message {
  const [commands, blocked] = ['commands', 'blocked'].map((facet) =>
    namesIn(facetValue(item, facet)),
  );
  if (commands && commands.length > 0) return names(commands);
  return blocked && blocked.length > 0
    ? msg`every command except ${names(blocked)}`
    : words('every command');
}

/** True if an item permits commands. */
export function isAllowed(item: Item | null): boolean {
  return facetValue(item, 'allowed') === true;
}

/** True if an item permits all commands except blocked ones. */
export function runsAnyCommand(item: Item | null): boolean {
  return isAllowed(item) && namesIn(facetValue(item, 'commands')).length === 0;
}

/** The platforms of an item; an empty list means all. */
export function describePlatforms(item: Item | null): Message {
  const platforms = namesIn(facetValue(item, 'value'));
  return platforms.length === 0 ? words('all') : names(platforms);
}

/** The change of the confirmation level, positive for more confirmation; undefined for an unknown level. */
export function cautionChange({ before, after }: ChangeSides): number | undefined {
  const [oldLevel = -1, newLevel = -1] = [before, after].map((item) =>
    confirmationLevels.indexOf(String(facetValue(item, 'value'))),
  );
  return oldLevel < 0 || newLevel < 0 ? undefined : newLevel - oldLevel;
}

/** True for one of the levels that skill.toml defines. */
export function hasKnownConfirmation(item: Item | null): boolean {
  return confirmationLevels.includes(String(facetValue(item, 'value')));
}

/** Confirmation levels, weakest first. */
const confirmationLevels = ['auto', 'prompt', 'always'];

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
