import { Measure, type Specimen, type Tally } from './measure.ts';

/** `PAIRS SEED [FAULT]`: prints a tally of the pairs, and examples of a fault. */
const [pairs = '100000', seed = '1', fault = ''] = process.argv.slice(2);
const shown = 40;

const counts: Record<string, number> = {};
const faults: Specimen['fault'][] = ['unsound', 'false witness'];
for (const mode of ['all-values', 'declared-properties'] as const) {
  const measure = new Measure();
  const kept = (kind: string) => {
    counts[`${mode}: ${kind}`] = (counts[`${mode}: ${kind}`] ?? 0) + 1;
    return (faults.includes(kind as Specimen['fault']) || kind === fault) && tooMany(kind);
  };
  const tooMany = (kind: string) => (counts[`${mode}: ${kind}`] ?? 0) <= shown;
  const count = mode === 'all-values' ? Number(pairs) : Number(pairs) / 10;
  for (let index = 0; index < count; index++)
    measure.try(Number(seed) * 1_000_003 + index, mode, kept);
  for (const specimen of measure.specimens) console.log(JSON.stringify({ mode, ...specimen }));
  console.log(`\n${mode}, seed ${seed}: ${line(measure.total)}`);
  for (const fault of faults) console.log(`${fault}: ${counts[`${mode}: ${fault}`] ?? 0}`);
  print(measure.byMeeting, 0);
  if (mode === 'all-values') print(measure.byKeywords, 200);
}

function print(tallies: ReadonlyMap<string, Tally>, least: number): void {
  const rows = [...tallies].filter(([, { pairs: all }]) => all > least);
  const share = ({ unknown, pairs: all }: Tally) => unknown / all;
  for (const [name, tally] of rows.sort(([, a], [, b]) => share(b) - share(a)).slice(0, 30)) {
    console.log(`  ${name.padEnd(42)} ${line(tally)}`);
  }
}

function line({ pairs: all, unknown, lost, missed }: Tally): string {
  const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(2)} %`;
  const open = `${percent(unknown, all)} of ${all} unknown`;
  return `${open}, ${percent(missed, lost)} of the ${lost} that lose a value`;
}
