import { type Budget, spend } from '../budget.ts';
import { alphabetOf, type Letter } from './alphabet.ts';
import { automatonOf } from './automaton.ts';
import type { Regex } from './regex.ts';
import { foundState, Search } from './search.ts';

/** Whether one expression matches every text that another matches; if not, with a counterexample. */
export type Inclusion =
  | { readonly answer: 'yes' }
  | { readonly answer: 'no'; readonly witness: string }
  | { readonly answer: 'unknown' };

/** The step limit of one query: enough for real patterns, little enough for hostile ones. */
const maxStepsPerQuery = 100_000;

const unknown: Inclusion = { answer: 'unknown' };

/**
 * Whether `wider` matches in every text in which `narrower` matches: walks both automata together
 * breadth-first, so a counterexample is as short as possible.
 */
export function includes(wider: Regex, narrower: Regex, budget: Budget): Inclusion {
  const ownBudget = { remaining: Math.min(maxStepsPerQuery, budget.remaining) };
  const initialSteps = ownBudget.remaining;
  const answer = decide(wider, narrower, ownBudget);
  spend(budget, initialSteps - ownBudget.remaining);
  return ownBudget.remaining < 0 ? unknown : answer;
}

function decide(wider: Regex, narrower: Regex, budget: Budget): Inclusion {
  const [outer, inner] = [automatonOf(wider), automatonOf(narrower)];
  if (!outer || !inner || !spend(budget, outer.states.length + inner.states.length)) return unknown;
  const alphabet = alphabetOf([outer, inner], budget);
  if (!alphabet) return unknown;
  return walk(new Search(outer, budget), new Search(inner, budget), alphabet, budget);
}

/** A pair of states, with its path. */
interface Visit {
  readonly outer: number;
  readonly inner: number;
  readonly from: Visit | null;
  readonly code: number;
}

function walk(
  outer: Search,
  inner: Search,
  alphabet: readonly Letter[],
  budget: Budget,
): Inclusion {
  const queue: Visit[] = [{ outer: outer.initial(), inner: inner.initial(), from: null, code: 0 }];
  const visited = new Set<string>();
  for (const visit of queue) {
    if (!spend(budget, alphabet.length)) return unknown;
    if (inner.accepts(visit.inner) && !outer.accepts(visit.outer)) {
      return { answer: 'no', witness: textOf(visit) };
    }
    for (const letter of alphabet) {
      const next = {
        outer: outer.step(visit.outer, letter),
        inner: inner.step(visit.inner, letter),
        from: visit,
        code: letter.code,
      };
      const key = `${next.outer} ${next.inner}`;
      if (visited.has(key) || next.outer === foundState || inner.isDead(next.inner)) continue;
      visited.add(key);
      queue.push(next);
    }
  }
  return { answer: 'yes' };
}

function textOf(visit: Visit): string {
  const codes: number[] = [];
  for (let at: Visit | null = visit; at?.from; at = at.from) codes.push(at.code);
  return String.fromCodePoint(...codes.reverse());
}
