import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli =
  process.env.SKILLACCORD_CLI || fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const seed = `bash ${fileURLToPath(new URL('../../test/fixtures/skill-content-hash.sh', import.meta.url))}`;
const empty = fileURLToPath(new URL('empty.js', import.meta.url));
const floor = `git ls-files -z | xargs -0 cat | sha256sum; node ${empty}`;

/** Commands for a repository of one skill, to measure the startup time. */
export function startUp(path, programs) {
  const all = [
    { id: 'empty', what: 'an empty node script', command: `node ${empty}` },
    { id: 'version', what: '`skillaccord --version`', command: `node ${cli} --version` },
    {
      id: 'check',
      what: '`skillaccord check --base none`',
      command: `node ${cli} check --base none`,
    },
    { id: 'hash', what: '`skillaccord hash`', command: `node ${cli} hash skills/skill-000000` },
    { id: 'seed', what: 'the script of ADR-003', command: `${seed} skills/skill-000000` },
    ...peersOf(programs),
    ...reference(programs),
  ];
  return all.map((contestant) => ({ ...contestant, cwd: path }));
}

function peersOf(programs) {
  const name = 'skill-check 1.2.0';
  if (!programs[name]) return [];
  const command = `${programs[name]} check . --no-security-scan --format json`;
  return [{ id: 'peer', what: `${name}, which hashes nothing`, command }];
}

function reference(programs) {
  const name = 'skills-ref 0.1.1';
  if (!programs[name]) return [];
  const command = `${programs[name]} validate skills/skill-000000`;
  return [{ id: 'reference', what: `${name}, one skill a process`, command }];
}

/** Commands for repositories of a thousand skills; `paths` maps the number of findings to a repository. */
export function findingsOf(paths) {
  return [...paths].map(([count, path]) => ({
    id: String(count),
    what: `${count.toLocaleString('en')} findings`,
    command: `node ${cli} check --base none --format json`,
    cwd: path,
  }));
}

/** Commands for a repository of many skills, with a lock of all of them. */
export function manySkills(path, size, programs) {
  const head = { cwd: join(path, 'start') };
  const all = [
    { ...head, id: 'floor', what: 'the floor', command: floor },
    { ...head, id: 'none', what: '`check --base none`', command: `node ${cli} check --base none` },
    {
      cwd: join(path, 'one'),
      id: 'one',
      what: '`check --base start`, one skill changed',
      command: `node ${cli} check --base start`,
    },
    {
      cwd: join(path, 'all'),
      id: 'all',
      what: '`check --base start`, all changed',
      command: `node ${cli} check --base start`,
    },
    { ...head, id: 'hash', what: '`hash` of every skill', command: `node ${cli} hash skills/*` },
    ...peersOf(programs).map((contestant) => ({ ...contestant, ...head })),
    {
      ...head,
      id: 'seed',
      what: 'the script of ADR-003, skill by skill',
      command: `for one in skills/*; do ${seed} $one; done`,
      rounds: 1,
    },
  ];
  const tooMany = { all: 20_000, hash: 20_000, peer: 10_000, seed: 1_000 };
  return all.filter(({ id }) => size <= (tooMany[id] ?? size));
}
