// Checks real locks: `node scripts/lock-corpus.js CORPUS [CLI]`. CORPUS holds lock-vectors.jsonl, one line per
// entry of a real lock with the verdict an independent program came to, and one folder per repository. Entries
// whose files are not all there are left out, and counted. CLI is the built command line.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [corpus, cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))] =
  process.argv.slice(2);

/** What the message of an entry holds, by the verdict on record; none is said of an entry that holds. */
const words = {
  A: [],
  A_crlf: ['only with CRLF line ends'],
  A_bytewise: ['byte order'],
  B: ['snapshot'],
  B_crlf: ['snapshot', 'CRLF'],
  B_bytewise: ['snapshot', 'byte order'],
  C: ['SKILL.md alone'],
  C_crlf: ['SKILL.md alone', 'CRLF'],
};

if (corpus === undefined || !existsSync(join(corpus, 'lock-vectors.jsonl'))) {
  console.log('SKIPPED: no corpus. Give the folder that holds lock-vectors.jsonl.');
} else {
  process.exitCode = run(corpus) ? 0 : 1;
}

function run(folder) {
  const lines = readFileSync(join(folder, 'lock-vectors.jsonl'), 'utf8').trim().split('\n');
  let isRight = true;
  for (const [repository, entries] of groupBy(
    lines.map((line) => JSON.parse(line)),
    ({ repo }) => repo,
  )) {
    isRight = checkRepository(folder, repository, entries) && isRight;
  }
  return isRight;
}

function checkRepository(folder, repository, entries) {
  const root = resolve(folder, repository.replace('+', '__'));
  const isThere = ({ dir, files }) =>
    Boolean(dir) && files?.length > 0 && files.every((file) => existsSync(join(root, dir, file)));
  const known = entries.filter(isThere);
  const left = `${entries.length - known.length} left out, as not all of their files are here`;
  if (known.length === 0) {
    console.log(`${repository}: SKIPPED, ${left}`);
    return true;
  }
  const findings = findingsOf(root);
  const wrong = known.filter((entry) => !agrees(entry, findings));
  console.log(`${repository}: ${known.length - wrong.length} of ${known.length} agree; ${left}`);
  for (const [verdict, all] of groupBy(known, ({ verdict }) => String(verdict))) {
    console.log(`  ${verdict}: ${all.length}`);
  }
  for (const { skill, verdict } of wrong) console.log(`  WRONG ${skill}, on record as ${verdict}`);
  return wrong.length === 0;
}

function agrees({ lock, skill, dir, verdict }, findings) {
  const own = findings.filter(
    ({ path, skill: root, message }) =>
      path === lock && root === dir && message.startsWith(`"${skill}"`),
  );
  if (verdict === 'MISMATCH') return own.some(({ rule }) => rule === 'lock-content-changed');
  if (own.some(({ rule }) => rule === 'lock-content-changed')) return false;
  const said = own.find(({ rule }) => rule === 'lock-variant')?.message ?? '';
  return [verdict].flat().some((one) => {
    const wanted = words[one] ?? [one];
    return wanted.length === 0 ? said === '' : wanted.every((word) => said.includes(word));
  });
}

function findingsOf(cwd) {
  const args = [cli, 'check', '--base', 'none', '--format', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout).findings;
}

function groupBy(items, key) {
  const groups = new Map();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
