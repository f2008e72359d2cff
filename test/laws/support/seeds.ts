/**
 * The seeds of a law: a fixed one for deterministic results, or the requested one. `LAWS_SEED=random` searches
 * further; the name of a failing test contains the seed.
 */
const asked = process.env['LAWS_SEED'];
const chosen = asked === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(asked);

export const seeds: readonly (readonly [kind: string, seed: number])[] =
  asked === undefined ? [['fixed', 20_261_121]] : [['asked for', chosen]];

/** The factor for the number of variants; `npm run fuzz -- laws` sets a large one. */
export const times = Number(process.env['LAWS_TIMES'] ?? 1);

/** At most `most` of the items, evenly spread; more under `times`. */
export function spread<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.ceil(items.length / (most * times)));
  return items.filter((_, index) => index % step === 0);
}

/** The sample of one law: its seed, and the number of variants. */
export function sample(seed: number, numRuns: number): { seed: number; numRuns: number } {
  return { seed, numRuns: numRuns * times };
}
