import type { Change } from '../../model/contract.ts';
import type { Note } from '../../model/finding.ts';
import { code, count, msg } from '../../model/message.ts';
import type { Location } from '../../model/text/text.ts';

/** More places are counted. */
const shown = 8;

/** The places that still use what a change removes, renames or moves; and its new full name. */
export function callerNotes({ callers = [], fullNames }: Change): readonly Note[] {
  return [
    ...(fullNames
      ? [{ message: msg`Its full name was ${code(fullNames[0])} and is ${code(fullNames[1])}.` }]
      : []),
    ...useNotes(callers),
  ];
}

/** The places that still use what is gone. */
export function useNotes(callers: readonly Location[]): readonly Note[] {
  const others = callers.length - shown;
  return [
    ...callers.slice(0, shown).map((at) => ({ message: msg`It is still named here.`, at })),
    ...(others > 0
      ? [{ message: msg`${count(others, 'more place')} still ${wordsFor(others)} it.` }]
      : []),
  ];
}

function wordsFor(places: number) {
  return places === 1 ? msg`names` : msg`name`;
}
