import type { Note } from '../../model/finding.ts';
import {
  code,
  isEmpty,
  join,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  sentence,
  words,
} from '../../model/message.ts';
import type { Power, PowerChange } from '../../model/power.ts';
import { powerWords, programChange } from '../../model/words/power-words.ts';

/** A permission as a clause, verb first: `` runs `make` at every session start ``. */
export function describePower(power: Power): Message {
  const { verb, object, when } = powerWords(power);
  return join(
    [verb, object, when].filter((part) => !isEmpty(part)),
    ' ',
  );
}

/** The message on a gained or undecided permission, with that of base where it replaces one. */
export function gainMessage({ power, previous, isSameCommand, programs }: PowerChange): Message {
  const clause = msg`${ownerOf(power)} ${describePower(power)}`;
  const [first] = programs ?? [];
  if (first && first.change !== 'bytes') return msg`${clause}; ${programChange(first)}.`;
  if (isSameCommand) return msg`${clause}; the files that this runs changed.`;
  return msg`${clause}${previous ? wasClause(previous, power) : nothing}.`;
}

/** What a permission of base says that its successor does not: `` (was `x`) ``. */
function wasClause(previous: Power, power: Power): Message {
  const [before, after] = [powerWords(previous), powerWords(power)];
  const isSame = (key: 'verb' | 'object' | 'when') =>
    JSON.stringify(before[key]) === JSON.stringify(after[key]);
  if (!isSame('verb')) return msg` (before: ${describePower(previous)})`;
  if (isSame('when') && isSame('object')) return nothing;
  const different = [
    isSame('object') ? nothing : before.object,
    isSame('when') ? nothing : before.when,
  ];
  const was = join(
    different.filter((part) => !isEmpty(part)),
    ' ',
  );
  return isEmpty(was) ? nothing : msg` (was ${was})`;
}

/** What makes a permission worse or explains it, as notes. */
export function remarkNotes({ power, isSameCommand }: PowerChange): readonly Note[] {
  if (isSameCommand) return [];
  return powerWords(power).remarks.map((remark) => ({ message: sentence(msg`${remark}.`) }));
}

/** How to pin what has no fixed version. */
export function pinHelp({ power }: PowerChange): Message | undefined {
  const { level } = power.pin ?? {};
  if (level !== 'mutable' && level !== 'range') return undefined;
  return power.entry?.kind === 'marketplace'
    ? msg`Pin a tag or commit as ${code('ref')}.`
    : msg`Pin an exact version or a commit.`;
}

/** What ships a permission, within a sentence: `` plugin `p` ``. */
export function unitPhrase({ unit }: Power): Message {
  if (unit.kind !== 'repository') return msg`${words(unit.kind)} ${namePart(unit.name)}`;
  return unit.root === '' ? words('the repository') : msg`folder ${pathPart(unit.root)}`;
}

/** What ships a permission, as the subject of a sentence. */
export function ownerOf(power: Power): Message {
  return sentence(unitPhrase(power));
}
