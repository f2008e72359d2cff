import { areSameLines } from '../../hash/changed-files.ts';
import type { Finding, Note } from '../../model/finding.ts';
import { msg, namePart, sentence, words } from '../../model/message.ts';
import { type PowerChange, unitKey } from '../../model/power.ts';
import { memoize } from '../../model/text/memoize.ts';
import type { Mentions } from '../../model/text/mention.ts';
import { inBaseOnly, type Location } from '../../model/text/text.ts';
import type { Plugin } from '../../model/unit/plugin.ts';
import type { PartChange } from '../../model/unit/unit-change.ts';
import { gainMessage } from '../../rules/words/power-message.ts';
import { partKey, partsByKey } from '../../units/compare-parts.ts';
import type { Judgement } from '../judge.ts';

/** Removed parts first: users miss them at once. */
const order: readonly PartChange['action'][] = ['removed', 'renamed', 'changed', 'added'];

/** What became of the parts of a plugin, with their places; of a changed skill, its changes. */
export function partNotes(
  sides: { readonly before: Plugin; readonly after: Plugin },
  changes: readonly PartChange[],
  judgements: readonly Judgement[],
  uses: Uses = new Map(),
): readonly Note[] {
  const sorted = [...changes].sort((a, b) => order.indexOf(a.action) - order.indexOf(b.action));
  return sorted.flatMap((change) => {
    const judgement = judgementByRoot(judgements).get(change.skillRoots?.at(-1) ?? '\0');
    return change.action === 'changed' && judgement
      ? skillNotes(change, judgement)
      : [
          { message: partMessage(change), at: placeOf(change, sides, judgement) },
          ...(change.action === 'removed' ? unitUses(change, sides.before, uses) : []),
        ];
  });
}

const judgementByRoot = memoize(
  (judgements: readonly Judgement[]) =>
    new Map(
      judgements.flatMap((judgement) => {
        const { before, after } = judgement.pair;
        return [before, after].flatMap((side) => (side ? [[side.root, judgement] as const] : []));
      }),
    ),
);

/** The places that still use what a change removes, by the key of its unit. */
type Uses = NonNullable<Mentions['uses']>;

/** Further places are left out. */
const maxUses = 8;

/** The places that still use a removed agent or command; a skill has a finding of its own. */
function unitUses({ kind, name }: PartChange, before: Plugin, uses: Uses): readonly Note[] {
  if (kind !== 'agent' && kind !== 'command') return [];
  const part = partsByKey(before.parts).get(partKey({ kind, name }));
  const message = msg`${titleOf(kind)} ${namePart(name)} is still named here.`;
  const places = uses.get(unitKey({ kind, root: part?.files[0]?.path ?? '' })) ?? [];
  return places.slice(0, maxUses).map((at) => ({ message, at }));
}

function partMessage({ kind, name, action }: PartChange) {
  const [part, noun] = [namePart(name), words(kind)];
  if (action === 'added') return msg`${part} is a new ${noun}.`;
  if (action === 'changed') return msg`Content of ${noun} ${part} changed.`;
  return msg`${titleOf(kind)} ${part} was ${words(action)}.`;
}

function titleOf(kind: PartChange['kind']) {
  return words(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`);
}

/** The changes of a skill that need the bump; without any, its files differ. */
function skillNotes(
  change: PartChange,
  { pair, findings, requiredSinceBase }: Judgement,
): readonly Note[] {
  const needing = findings.filter(
    ({ bump, state }: Finding) => state === 'new' && bump !== null && bump === requiredSinceBase,
  );
  if (needing.length === 0) {
    const isSameText = pair.before && pair.after && areSameLines(pair.before, pair.after);
    const message = msg`Only line endings of skill ${namePart(change.name)} changed.`;
    return [{ message: isSameText ? message : partMessage(change) }];
  }
  return needing.map(({ phrase, message, at }) => ({
    message: msg`${namePart(change.name)}: ${phrase ? msg`${phrase}.` : message}`,
    at,
  }));
}

function placeOf(
  { kind, name, action }: PartChange,
  { before, after }: { readonly before: Plugin; readonly after: Plugin },
  judgement: Judgement | undefined,
): Location | undefined {
  const [old, present] = [judgement?.pair.before?.path, judgement?.pair.after?.path];
  const pathIn = ({ parts }: Plugin) =>
    partsByKey(parts).get(partKey({ kind, name }))?.files[0]?.path;
  const [oldPath, path] = [old ?? pathIn(before), present ?? pathIn(after)];
  if (path !== undefined && (action !== 'removed' || present !== undefined)) return { path };
  return oldPath === undefined ? undefined : inBaseOnly(oldPath);
}

/** The permissions that a plugin gains, and the limits that it lost. */
export function gainNotes(gains: readonly PowerChange[]): readonly Note[] {
  return gains.map((change) => ({
    message: change.change === 'lost' ? msg`A limit was removed.` : sentence(gainMessage(change)),
    at: change.power.at,
  }));
}
