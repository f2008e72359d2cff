import { type Answer, refuted, type Terms, unknown, yes } from './answer.ts';
import { spend } from './budget.ts';
import { admits } from './evaluate.ts';
import { includes } from './pattern/inclusion.ts';
import { anything, literals, nothing, type Regex } from './pattern/regex.ts';
import type { Schema } from './schema.ts';

/** Texts that tell patterns apart, those that explain most first. */
const pool = [
  ...['abc', 'example', 'a', 'A', '1', '42', '2025-01-31', '2025-13-99', 'a b', 'a-b', 'a_b'],
  ...['file.txt', 'docs/file.md', '/tmp', '../up', '~', '1.2.3', 'x@example.org', 'true', ''],
  ...[' ', '-1', '1.5', 'ABC', 'über', '\u4e2d', '\u{1f600}', 'a\nb', '\n', '\t', '{{x}}', '"'],
];

/** Compiling two patterns and trying the pool on them takes as long as about this many steps. */
const poolCost = 200;

/** Whether `wider` accepts every text `narrower` does, by their patterns. */
export function subsumesStrings(wider: Schema, narrower: Schema, terms: Terms): Answer {
  if (!wider.pattern || wider.pattern.source === narrower.pattern?.source) return yes;
  return decide(wider, narrower, 'pattern', wider.pattern.regex, terms);
}

/** Whether the `enum` of `wider` lists every text `narrower` accepts. */
export function listsStrings(wider: Schema, narrower: Schema, terms: Terms): Answer {
  const listed = (wider.members?.values ?? []).filter(
    (value): value is string => typeof value === 'string' && admits(wider, value) !== false,
  );
  return decide(wider, narrower, 'enum', literals(listed), terms);
}

/** Refutes that `wider` accepts texts at all; yes when `narrower` accepts none. */
export function refusesStrings(wider: Schema, narrower: Schema, terms: Terms): Answer {
  return decide(wider, narrower, 'type', nothing, terms);
}

/** `outer` matches what `wider` accepts; null stands for a pattern that could not be read. */
function decide(
  wider: Schema,
  narrower: Schema,
  keyword: string,
  outer: Regex | null,
  { budget }: Terms,
): Answer {
  const inner = narrower.pattern ? narrower.pattern.regex : anything;
  // What cannot be read matches at most every text, and at least none.
  const inclusion = includes(outer ?? nothing, inner ?? anything, budget);
  if (inclusion.answer === 'yes') return yes;
  if (!spend(budget, poolCost)) return unknown('there are too many patterns to compare');
  const shortest = inclusion.answer === 'no' ? [inclusion.witness] : [];
  const refutation = refuted(wider, narrower, keyword, [...pool, ...shortest]);
  if (refutation.answer === 'no') return refutation;
  const fault = wider.pattern?.fault ?? narrower.pattern?.fault;
  return unknown(fault ? `a pattern ${fault.reason}` : 'the patterns are too intricate to compare');
}
