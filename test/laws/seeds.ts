/**
 * The seeds a law is tried with: one that stays, and one of this run. The names of the tests tell both;
 * `LAWS_SEED` repeats a run.
 */
export const seeds: readonly (readonly [kind: string, seed: number])[] = [
  ['fixed', 20_250_103],
  ['random', Number(process.env['LAWS_SEED'] ?? Math.floor(Math.random() * 2 ** 31))],
];
