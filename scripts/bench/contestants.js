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

const peers = [
  {
    id: 'skill-check',
    name: 'skill-check 1.2.0',
    what: 'which hashes nothing',
    args: 'check . --no-security-scan --format json',
  },
  { id: 'agnix', name: 'agnix 0.59.3', what: 'native, which hashes nothing', args: '.' },
];

function peersOf(programs) {
  return peers
    .filter(({ name }) => programs[name])
    .map(({ id, name, what, args }) => ({
      ...{ id, what: `${name}, ${what}` },
      command: `${programs[name]} ${args}`,
    }));
}

function reference(programs) {
  const name = 'skills-ref 0.1.1';
  if (!programs[name]) return [];
  const command = `${programs[name]} validate skills/skill-000000`;
  return [{ id: 'reference', what: `${name}, one skill a process`, command }];
}

/** Commands for a repository of skills with scripts. */
export function withScripts(path) {
  const run = (id, what, args) => ({
    id,
    what,
    command: `node ${cli} check --base none ${args}`,
    cwd: path,
  });
  return [
    run('on', '`check`', ''),
    run('off', 'the same with `scripts: off`', `--config ${path}.yml`),
  ];
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
  const [start, one, all] = ['start', 'one', 'all'].map((name) => ({ cwd: join(path, name) }));
  const run = (id, args, what = `\`${args}\``) => ({ id, what, command: `node ${cli} ${args}` });
  const compare = 'check --base start';
  const contestants = [
    { ...start, id: 'floor', what: 'the floor', command: floor },
    { ...start, ...run('none', 'check --base none') },
    {
      ...one,
      ...run('pull', `${compare} --scope new`, `\`${compare} --scope new\`, one skill changed`),
    },
    { ...one, ...run('one', compare, `\`${compare}\`, one skill changed`) },
    { ...all, ...run('all', compare, `\`${compare}\`, all changed`) },
    { ...start, ...run('lock', 'lock --check locks/*', '`lock --check` of all locks') },
    { ...start, ...run('hash', 'hash skills/*', '`hash` of every skill') },
    ...peersOf(programs).map((contestant) => ({ ...contestant, ...start })),
    {
      ...start,
      id: 'seed',
      what: 'the script of ADR-003, skill by skill',
      command: `for folder in skills/*; do ${seed} $folder; done`,
      rounds: 1,
    },
  ];
  return contestants.filter(({ id }) => size <= (largest[id] ?? size));
}

/** The number of skills above which a command is not measured: it takes too long, or too many arguments. */
const largest = { hash: 20_000, 'skill-check': 10_000, agnix: 10_000, seed: 1_000 };
