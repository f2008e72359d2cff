import { type Budget, spend } from '../budget.ts';
import { alphabetOf, type Letter } from './alphabet.ts';
import { automatonOf } from './automaton.ts';
import type { Regex } from './regex.ts';
import { foundState, Search } from './search.ts';

/** The texts to search for. */
export interface Wanted {
  /** Expressions that every text must match. */
  readonly like: readonly Regex[];
  /** Expressions that no text may match. */
  readonly unlike: readonly Regex[];
  /** The allowed lengths of the texts. */
  readonly min: number;
  readonly max: number;
}

const perQuestion = 100_000;
const enough = 3;
/** Longer lengths are not counted: the walk would take as many steps. */
const maximumCounted = 400;

/**
 * The shortest texts that satisfy the constraints; an empty list proves that there is none. Null if
 * undecided.
 */
export function commonTexts(wanted: Wanted, budget: Budget): readonly string[] | null {
  const own = { left: Math.min(perQuestion, budget.left) };
  const granted = own.left;
  const texts = search(wanted, own);
  spend(budget, granted - own.left);
  return own.left < 0 && texts?.length === 0 ? null : texts;
}

function search(wanted: Wanted, budget: Budget): readonly string[] | null {
  const { like, unlike } = wanted;
  const automata = [...like, ...unlike].map(automatonOf);
  const built = automata.flatMap((automaton) => automaton ?? []);
  if (built.length < automata.length) return null;
  if (
    !spend(
      budget,
      built.reduce((sum, { states }) => sum + states.length, 0),
    )
  )
    return null;
  const alphabet = alphabetOf(built, budget);
  if (!alphabet) return null;
  const searches = built.map((automaton) => new Search(automaton, budget));
  return walk(
    searches.slice(0, like.length),
    searches.slice(like.length),
    alphabet,
    wanted,
    budget,
  );
}

/** The states of all searches, with their path. */
interface Visit {
  readonly standings: readonly number[];
  readonly length: number;
  readonly from: Visit | null;
  readonly code: number;
}

function walk(
  like: readonly Search[],
  unlike: readonly Search[],
  alphabet: readonly Letter[],
  { min, max }: Wanted,
  budget: Budget,
): readonly string[] | null {
  // Lengths beyond the larger bound are equivalent.
  const counted = max < Number.POSITIVE_INFINITY ? max + 1 : min;
  if (counted > maximumCounted) return null;
  const searches = [...like, ...unlike];
  const standings = searches.map((search) => search.begin());
  const queue: Visit[] = [{ standings, length: 0, from: null, code: 0 }];
  const seen = new Set<string>();
  const texts: string[] = [];
  for (const visit of queue) {
    if (!spend(budget, alphabet.length * searches.length)) return texts.length > 0 ? texts : null;
    if (visit.length >= min && isWanted(visit, like, unlike)) texts.push(textOf(visit));
    if (texts.length >= enough) return texts;
    if (visit.length >= max) continue;
    for (const letter of alphabet) {
      const next = {
        standings: visit.standings.map((at, index) => searches[index]?.step(at, letter) ?? at),
        length: Math.min(visit.length + 1, counted),
        from: visit,
        code: letter.code,
      };
      const key = `${next.standings.join(' ')},${next.length}`;
      if (seen.has(key) || isLost(next, like, searches)) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  return texts;
}

function isWanted({ standings }: Visit, like: readonly Search[], unlike: readonly Search[]) {
  return (
    like.every((search, at) => search.accepts(standings[at] ?? foundState)) &&
    !unlike.some((search, at) => search.accepts(standings[like.length + at] ?? foundState))
  );
}

/** Whether no continuation can satisfy the constraints. */
function isLost({ standings }: Visit, like: readonly Search[], searches: readonly Search[]) {
  return searches.some((search, at) => {
    const standing = standings[at] ?? foundState;
    return at < like.length ? search.isDead(standing) : standing === foundState;
  });
}

function textOf(visit: Visit): string {
  const codes: number[] = [];
  for (let at: Visit | null = visit; at?.from; at = at.from) codes.push(at.code);
  return String.fromCodePoint(...codes.reverse());
}
