import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('README.md', import.meta.url);
const marks = ['<!-- bench: written by npm run bench -->', '<!-- /bench -->'];

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, at) => (at === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

function seconds(value) {
  return value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(value < 10 ? 2 : 1)} s`;
}

function times(value) {
  return `${value.toFixed(value < 10 ? 2 : 0)} ×`;
}

/** The results of one repository, as multiples of the first row. */
export function section(title, rows) {
  const [floor] = rows;
  const head = ['', 'time', '× first row', 'processor time', 'peak memory'];
  const lines = rows.map(({ what, wall, cpu, memory, status }) => [
    // 0 and 1 are verdicts; other exit codes make a run incomparable.
    status > 1 ? `${what}, **which failed (${status})**` : what,
    seconds(wall),
    times(wall / floor.wall),
    seconds(cpu),
    memory === null ? '-' : `${Math.round(memory)} MB`,
  ]);
  return `### ${title}\n\n${table(head, lines)}`;
}

/** The targets with their measured values. */
export function targetTable(targets) {
  const rows = targets.map(({ what, most, least, value }) => {
    const met =
      value === null
        ? 'not measured'
        : (most === undefined ? value >= least : value <= most)
          ? 'yes'
          : 'no';
    const promised = most === undefined ? `at least ${least}` : `at most ${most}`;
    return [what, promised, value === null ? '-' : value.toFixed(2), met];
  });
  return table(['', 'target', 'measured', 'met'], rows);
}

/** Replaces the measured parts of scripts/bench/README.md between the markers. */
export function writePage(text) {
  const whole = readFileSync(page, 'utf8');
  const [start, end] = [whole.indexOf(marks[0]) + marks[0].length, whole.indexOf(marks[1])];
  writeFileSync(page, `${whole.slice(0, start)}\n\n${text}\n\n${whole.slice(end)}`);
}
