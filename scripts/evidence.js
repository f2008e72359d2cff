#!/usr/bin/env node
// Checks every commit of real repositories against its parent, as a pull request, and writes the tables of
// docs/evidence.md. Usage: npm run evidence -- OWNER/NAME=CLONE…
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const page = new URL('../docs/evidence.md', import.meta.url);
const [start, end] = ['<!-- evidence: written by npm run evidence -->', '<!-- /evidence -->'];

/** The page of each rule that was found, from docs/. */
const pages = new Map();

/** The findings of one commit that its parent does not have, as counts by rule, and the result of the check. */
function checkCommit(folder, commit) {
  const git = (...args) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  git('checkout', '-q', '--force', '--detach', commit);
  const args = ['check', '--base', `${commit}~1`, '--scope', 'new', '--format', 'json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status > 1) throw new Error(`${commit}: exit code ${status}. ${stderr}`);
  const report = JSON.parse(stdout);
  const counts = { error: new Map(), warning: new Map(), note: new Map() };
  for (const { rule, severity, state, url } of report.findings) {
    pages.set(rule, url.replace(/^.*docs\//, ''));
    if (state !== 'new') continue;
    counts[severity].set(rule, (counts[severity].get(rule) ?? 0) + 1);
  }
  const date = git('show', '-s', '--format=%cs', commit).trim();
  return { commit, date, failed: status === 1, changed: report.summary.changed > 0, counts };
}

function isSilent({ counts }) {
  return counts.error.size === 0 && counts.warning.size === 0;
}

/** Every commit of the first-parent history except the oldest, in order. */
function checkHistory(clone) {
  const folder = mkdtempSync(join(tmpdir(), 'skillaccord-evidence-'));
  try {
    execFileSync('git', ['clone', '-q', '--shared', clone, folder]);
    const list = ['-C', folder, 'rev-list', '--first-parent', '--reverse', 'HEAD'];
    const [, ...commits] = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n');
    return commits.map((commit) => checkCommit(folder, commit));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rulesOf(counts) {
  return [...counts].map(
    ([rule, count]) => `[${rule}](${pages.get(rule)})${count > 1 ? ` ×${count}` : ''}`,
  );
}

function rowOf(name, { commit, date, failed, counts }) {
  const link = `[\`${commit.slice(0, 7)}\`](https://github.com/${name}/commit/${commit})`;
  const cells = [link, date, failed ? 'fails' : 'warns'];
  const found = [counts.error, counts.warning].map((counted) => rulesOf(counted).join(', '));
  return `| ${[...cells, ...found].join(' | ')} |`;
}

function summaryOf({ name, commits }) {
  const count = (test) => commits.filter(test).length;
  const { commit, date } = commits.at(-1);
  const link = `[${name}](https://github.com/${name}/tree/${commit})`;
  const silent = count(isSilent);
  const failed = count((commit) => commit.failed);
  const numbers = [commits.length, count((commit) => commit.changed), silent];
  const rest = [commits.length - silent - failed, failed];
  return `| ${[link, `\`${commit.slice(0, 7)}\`, ${date}`, ...numbers, ...rest].join(' | ')} |`;
}

function tables(histories) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const lines = [
    `Measured with Skillaccord ${version}.`,
    '',
    '| Repository | Last commit | Commits compared | Change a skill | Silent | Warn | Fail |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...histories.map(summaryOf),
  ];
  for (const { name, commits } of histories) {
    lines.push('', `## ${name}`, '', '| Commit | Date | Result | Errors | Warnings |');
    lines.push('|---|---|---|---|---|');
    lines.push(
      ...commits.filter((commit) => !isSilent(commit)).map((commit) => rowOf(name, commit)),
    );
  }
  return lines.join('\n');
}

const repositories = process.argv.slice(2).map((argument) => argument.split('='));
if (repositories.length === 0 || repositories.some(([name, clone]) => !name || !clone)) {
  console.error('usage: npm run evidence -- OWNER/NAME=CLONE…');
  process.exit(2);
}
const histories = repositories.map(([name, clone]) => ({ name, commits: checkHistory(clone) }));
const text = readFileSync(page, 'utf8');
const [from, to] = [text.indexOf(start), text.indexOf(end)];
if (from < 0 || to < from) throw new Error(`docs/evidence.md lacks ${start} … ${end}.`);
writeFileSync(page, `${text.slice(0, from)}${start}\n\n${tables(histories)}\n\n${text.slice(to)}`);
