import { type Budget, spend } from '../budget.ts';
import { alphabetOf, type Letter } from './alphabet.ts';
import { automatonOf } from './automaton.ts';
import type { Regex } from './regex.ts';
import { foundState, Search } from './search.ts';

/** The texts to search for. */
export interface TextConstraints {
  /** Expressions that every text must match. */
  readonly required: readonly Regex[];
  /** Expressions that no text may match. */
  readonly excluded: readonly Regex[];
  /** The allowed lengths of the texts. */
  readonly min: number;
  readonly max: number;
  /** How many texts to find. */
  readonly count?: number;
}

const maxStepsPerQuery = 100_000;
const defaultCount = 3;
/** Longer lengths are not counted: the walk would take as many steps. */
const maxCountedLength = 400;

/**
 * The shortest texts that satisfy the constraints; an empty list proves that there is none. Null if
 * undecided.
 */
export function findTexts(constraints: TextConstraints, budget: Budget): readonly string[] | null {
  const ownBudget = { remaining: Math.min(maxStepsPerQuery, budget.remaining) };
  const initialSteps = ownBudget.remaining;
  const texts = search(constraints, ownBudget);
  spend(budget, initialSteps - ownBudget.remaining);
  return ownBudget.remaining < 0 && texts?.length === 0 ? null : texts;
}

function search(constraints: TextConstraints, budget: Budget): readonly string[] | null {
  const { required, excluded } = constraints;
  const automata = [...required, ...excluded].map(automatonOf);
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
    searches.slice(0, required.length),
    searches.slice(required.length),
    alphabet,
    constraints,
    budget,
  );
}

/** The states of all searches, with their path. */
interface Visit {
  readonly configurations: readonly number[];
  readonly length: number;
  readonly from: Visit | null;
  readonly code: number;
}

function walk(
  required: readonly Search[],
  excluded: readonly Search[],
  alphabet: readonly Letter[],
  { min, max, count = defaultCount }: TextConstraints,
  budget: Budget,
): readonly string[] | null {
  // Lengths beyond the larger bound are equivalent.
  const maxCounted = max < Number.POSITIVE_INFINITY ? max + 1 : min;
  if (maxCounted > maxCountedLength) return null;
  const searches = [...required, ...excluded];
  const configurations = searches.map((search) => search.initial());
  const queue: Visit[] = [{ configurations, length: 0, from: null, code: 0 }];
  const visited = new Set<string>();
  const texts: string[] = [];
  for (const visit of queue) {
    if (!spend(budget, alphabet.length * searches.length)) return texts.length > 0 ? texts : null;
    if (visit.length >= min && satisfies(visit, required, excluded)) texts.push(textOf(visit));
    if (texts.length >= count) return texts;
    if (visit.length >= max) continue;
    for (const letter of alphabet) {
      const next = {
        configurations: visit.configurations.map(
          (position, index) => searches[index]?.step(position, letter) ?? position,
        ),
        length: Math.min(visit.length + 1, maxCounted),
        from: visit,
        code: letter.code,
      };
      const key = `${next.configurations.join(' ')},${next.length}`;
      if (visited.has(key) || isDeadEnd(next, required, searches)) continue;
      visited.add(key);
      queue.push(next);
    }
  }
  return texts;
}

function satisfies(
  { configurations }: Visit,
  required: readonly Search[],
  excluded: readonly Search[],
) {
  return (
    required.every((search, index) => search.accepts(configurations[index] ?? foundState)) &&
    !excluded.some((search, index) =>
      search.accepts(configurations[required.length + index] ?? foundState),
    )
  );
}

/** Whether no continuation can satisfy the constraints. */
function isDeadEnd(
  { configurations }: Visit,
  required: readonly Search[],
  searches: readonly Search[],
) {
  return searches.some((search, index) => {
    const configuration = configurations[index] ?? foundState;
    return index < required.length ? search.isDead(configuration) : configuration === foundState;
  });
}

function textOf(visit: Visit): string {
  const codes: number[] = [];
  for (let at: Visit | null = visit; at?.from; at = at.from) codes.push(at.code);
  return String.fromCodePoint(...codes.reverse());
}
