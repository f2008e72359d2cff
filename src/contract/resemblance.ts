import { canonical } from '../model/canonical.ts';
import { facetValue, type Kind } from '../model/contract.ts';
import type { Skill } from '../model/skill.ts';
import { candidates } from './candidates.ts';
import { overlap, wordsOf } from './similarity.ts';

/** What two skills are compared by. */
export interface Features {
  readonly words: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

const enough = 0.6;
const margin = 0.15;

/** Pairs skills that went with skills that came and are alike: each the best match of the other, by a margin. */
export function pairSimilar(
  gone: readonly Skill[],
  come: readonly Skill[],
): readonly (readonly [before: Skill, after: Skill])[] {
  if (gone.length === 0 || come.length === 0) return [];
  const [before, after] = [gone.map(featuresOf), come.map(featuresOf)];
  const forwards = new Map<number, Ranking>();
  const backwards = new Map<number, Ranking>();
  for (const [from, to] of candidates(before, after)) {
    const score = resemblance(before[from], after[to]);
    rank(forwards, from, to, score);
    rank(backwards, to, from, score);
  }
  return [...forwards].flatMap(([from, forward]) => {
    const backward = backwards.get(forward.best);
    const mutual = backward?.best === from && isClear(forward) && isClear(backward);
    const [was, now] = [gone[from], come[forward.best]];
    return mutual && was && now ? [[was, now] as const] : [];
  });
}

/** The best match of a skill, and how good the next best is. */
interface Ranking {
  readonly best: number;
  readonly score: number;
  readonly next: number;
}

function rank(rankings: Map<number, Ranking>, of: number, match: number, score: number): void {
  const known = rankings.get(of) ?? { best: -1, score: 0, next: 0 };
  if (score > known.score) rankings.set(of, { best: match, score, next: known.score });
  else if (score > known.next) rankings.set(of, { ...known, next: score });
}

function isClear({ score, next }: Ranking): boolean {
  return score >= enough && score - next >= margin;
}

/** How alike two skills are, from 0 to 1; what neither has says nothing. */
function resemblance(a: Features | undefined, b: Features | undefined): number {
  if (!a || !b) return 0;
  const parts = [
    { weight: 0.5, a: a.words, b: b.words },
    { weight: 0.3, a: a.items, b: b.items },
    { weight: 0.2, a: a.files, b: b.files },
  ].filter((part) => part.a.size + part.b.size > 0);
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const score = parts.reduce((sum, part) => sum + part.weight * overlap(part.a, part.b), 0);
  return weight === 0 ? 0 : score / weight;
}

/** Kinds that every skill has, or whose words are counted already. */
const plainKinds: ReadonlySet<Kind> = new Set(['manifest', 'description', 'body', 'sensitive']);

function featuresOf(skill: Skill): Features {
  const body = skill.manifests.find((manifest) => manifest.body)?.body?.text ?? '';
  const items = skill.contract.items
    .filter(({ kind }) => !plainKinds.has(kind))
    .map((item) =>
      canonical([item.kind, item.owner, item.name, facetValue(item, 'value') ?? null]),
    );
  const files = skill.files
    .filter(({ path, id }) => id !== undefined && !skill.texts.has(path))
    .map(({ id }) => id ?? '');
  return { words: wordsOf(body), items: new Set(items), files: new Set(files) };
}
