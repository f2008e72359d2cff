/**
 * The seeds a law is tried with: two that stay, so that the same commit gives the same verdict, or the one
 * that is asked for. `LAWS_SEED=random` searches further; the name of a failing test tells the seed.
 */
const asked = process.env['LAWS_SEED'];
const chosen = asked === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(asked);

export const seeds: readonly (readonly [kind: string, seed: number])[] =
  asked === undefined
    ? [
        ['first', 20_250_103],
        ['second', 20_261_121],
      ]
    : [['asked for', chosen]];

/** How often more than in the suite a law is tried; `npm run fuzz -- laws` asks for many times more. */
const times = Number(process.env['LAWS_TIMES'] ?? 1);

/** The sample of one law: its seed, and the number of variants in the suite. */
export function sample(seed: number, numRuns: number): { seed: number; numRuns: number } {
  return { seed, numRuns: numRuns * times };
}
