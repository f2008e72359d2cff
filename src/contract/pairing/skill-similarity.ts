import { facetValue, type Kind } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';
import { canonical } from '../../model/value/canonical.ts';
import { candidates } from './candidates.ts';
import { descriptionsOf, type Features } from './features.ts';
import { groupCopies, pairCopies } from './group-copies.ts';
import { jaccardIndex, wordsOf } from './similarity.ts';

const minScore = 0.6;
const minMargin = 0.15;
const minTraceScore = 0.4;
const maxTraces = 2;

/** The result of the similarity search for removed skills. */
export interface SkillSimilarity {
  /** Pairs that are each other's best match, by a margin. */
  readonly pairs: readonly (readonly [before: Skill, after: Skill])[];
  /** The possible successors of the other removed skills, the most similar first. */
  readonly similar: ReadonlyMap<Skill, readonly Skill[]>;
}

/** Compares removed skills with added ones; copies of a skill count as one. */
export function compareSimilarity(
  removed: readonly Skill[],
  added: readonly Skill[],
): SkillSimilarity {
  const similar = new Map<Skill, readonly Skill[]>();
  if (removed.length === 0 || added.length === 0) return { pairs: [], similar };
  const [before, after] = [groupCopies(removed), groupCopies(added)];
  const matches = matchesBetween(before.map(featuresOf), after.map(featuresOf));
  const pairs = [...matches.forwards].flatMap(([from, forward]) => {
    const backward = matches.backwards.get(forward[0]?.to ?? -1);
    const isMutual = backward?.[0]?.to === from && isClear(forward) && isClear(backward);
    const [candidateBefore = [], candidateAfter = []] = [before[from], after[forward[0]?.to ?? -1]];
    const paired = isMutual ? pairCopies(candidateBefore, candidateAfter) : [];
    const similarSkills = forward
      .filter(({ score }) => score >= minTraceScore)
      .flatMap(({ to }) => after[to] ?? []);
    if (paired.length === 0)
      for (const skill of candidateBefore) similar.set(skill, similarSkills.slice(0, maxTraces));
    return paired;
  });
  return { pairs, similar };
}

interface Match {
  readonly to: number;
  readonly score: number;
}

/** The two best matches of each skill, the best first. */
type Matches = ReadonlyMap<number, readonly Match[]>;

function matchesBetween(
  before: readonly Features[],
  after: readonly Features[],
): { readonly forwards: Matches; readonly backwards: Matches } {
  const forwards = new Map<number, readonly Match[]>();
  const backwards = new Map<number, readonly Match[]>();
  const removedNames = new Set(before.map(({ name }) => name));
  const addedNames = new Set(after.map(({ name }) => name));
  for (const [from, to] of candidates(before, after)) {
    const [candidateBefore, candidateAfter] = [before[from], after[to]];
    if (!candidateBefore || !candidateAfter) continue;
    // A name on both sides was not renamed.
    if (
      candidateBefore.name !== candidateAfter.name &&
      (addedNames.has(candidateBefore.name) || removedNames.has(candidateAfter.name))
    )
      continue;
    const score = similarityScore(candidateBefore, candidateAfter);
    keepBest(forwards, from, { to, score });
    keepBest(backwards, to, { to: from, score });
  }
  return { forwards, backwards };
}

function keepBest(matches: Map<number, readonly Match[]>, index: number, match: Match): void {
  if (match.score === 0) return;
  const [best, next] = matches.get(index) ?? [];
  if (!best) matches.set(index, [match]);
  else if (match.score > best.score) matches.set(index, [match, best]);
  else if (!next || match.score > next.score) matches.set(index, [best, match]);
}

function isClear([best, next]: readonly Match[]): boolean {
  const score = best?.score ?? 0;
  return score >= minScore && score - (next?.score ?? 0) >= minMargin;
}

/** The similarity of two skills, from 0 to 1; ignores features that both lack. */
function similarityScore(a: Features, b: Features): number {
  const parts = [
    { weight: 0.5, a: a.words, b: b.words },
    // An added manifest must not reduce the similarity.
    ...(a.items.size > 0 && b.items.size > 0 ? [{ weight: 0.3, a: a.items, b: b.items }] : []),
    { weight: 0.2, a: a.files, b: b.files },
  ].filter((part) => part.a.size + part.b.size > 0);
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const score = parts.reduce((sum, part) => sum + part.weight * jaccardIndex(part.a, part.b), 0);
  return weight === 0 ? 0 : score / weight;
}

/** Kinds with distinctive names: the interface of a skill, and its index terms. */
const distinctiveKinds: ReadonlySet<Kind> = new Set([
  'operation',
  'entrypoint',
  'input',
  'output',
  'result-field',
  'recipe',
  'export',
  'feature',
  'environment',
  'command',
  'file',
  'tag',
  'topic',
  'keyword',
]);

function featuresOf([skill]: readonly Skill[]): Features {
  if (!skill) return { name: '', words: new Set(), items: new Set(), files: new Set() };
  const { items: contractItems } = skill.contract;
  const body = skill.manifests.find((manifest) => manifest.body)?.body?.text ?? '';
  const items = contractItems
    .filter(({ kind }) => distinctiveKinds.has(kind))
    .map((item) =>
      canonical([item.kind, item.owner, item.name, facetValue(item, 'value') ?? null]),
    );
  const files = skill.files
    .filter(({ path, id }) => id !== undefined && !skill.texts.has(path))
    .map(({ id }) => id ?? '');
  const words = wordsOf([...descriptionsOf(skill), body].join('\n'));
  return { name: skill.name, words, items: new Set(items), files: new Set(files) };
}
