import { describe, expect, test } from 'vitest';
import { outdatedHtml } from '../../src/cli/text/outdated-html.ts';
import type { LockEntry } from '../../src/model/lock.ts';
import { code, msg } from '../../src/model/message.ts';
import { maxPageBytes } from '../../src/report/html/page.ts';
import { findRule } from '../../src/rules/catalog.ts';
import { pageLaws } from '../html/laws.ts';
import { readPage, textOf, withClass } from '../html/page.ts';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import { finding } from '../support/samples/canonical-report.ts';
import { computedHash, lockText, runOutdated, skillText } from './consumer.ts';

const env = {
  PATH: process.env['PATH'],
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/skills',
};

const local = { kind: 'local', path: 'x' } as const;

/** An entry of skills-lock.json for a skill of a folder of the repository. */
function localEntry(name: string, texts: Readonly<Record<string, string>>) {
  const skillPath = `${name}/SKILL.md`;
  return {
    source: './upstream',
    sourceType: 'local',
    skillPath,
    computedHash: computedHash(texts),
  };
}

const old = { 'SKILL.md': skillText('alpha', '', 'version: 1.0.0\n') };
const hostile = '::error::<img src=x onerror=alert(1)>&"\'\u202e @everyone #1';

/** A repository with a pending, a current, an edited and a lost skill, and one with a hostile source. */
function vendored() {
  const beta = { 'SKILL.md': skillText('beta') };
  return repository({
    'upstream/alpha/SKILL.md': skillText(
      'alpha',
      '',
      'version: 2.0.0\nallowed-tools: Bash(rm *)\n',
    ),
    'upstream/beta/SKILL.md': beta['SKILL.md'],
    'upstream/gamma/SKILL.md': skillText('gamma'),
    '.agents/skills/alpha/SKILL.md': old['SKILL.md'],
    '.agents/skills/beta/SKILL.md': beta['SKILL.md'],
    '.agents/skills/gamma/SKILL.md': skillText('gamma', 'Edited.\n'),
    '.agents/skills/lost/SKILL.md': skillText('lost'),
    'skills-lock.json': lockText({
      alpha: localEntry('alpha', old),
      beta: localEntry('beta', beta),
      gamma: localEntry('gamma', { 'SKILL.md': skillText('gamma') }),
      lost: localEntry('lost', { 'SKILL.md': skillText('lost') }),
      [hostile]: { source: hostile, sourceType: hostile, computedHash: hostile },
    }),
  });
}

async function pageOf(path: string) {
  const { stdout } = await runHere(['outdated', '--format', 'html'], path, { env });
  return stdout;
}

describe('the page of outdated', () => {
  test('follows the laws of our pages, with hostile names and sources', async () => {
    const { path } = vendored();
    const text = await pageOf(path);
    for (const holds of Object.values(pageLaws)) holds(text);
    expect(text).not.toMatch(/<img|\u202e|^::/m);
    expect(text).not.toContain('<code></code>');
  });

  test('has every skill of the JSON form with its state and the changes of its update', async () => {
    const { path } = vendored();
    const page = readPage(await pageOf(path));
    const { stdout } = await runOutdated(path, '--format', 'json');
    const { entries } = JSON.parse(stdout) as {
      readonly entries: readonly { state: string; findings: readonly { rule: string }[] }[];
    };
    const skills = withClass(page, 'skill').map((element) => textOf(element).replace(/\s+/g, ' '));
    // A current skill is a row only.
    const inDetail = entries.filter(({ state }) => state !== 'current');
    expect(skills.length).toBe(inDetail.length);
    const rows = page.all.filter(
      ({ name, children }) => name === 'tr' && children[0]?.name === 'th',
    );
    for (const { state } of entries)
      expect(rows.some((row) => textOf(row).includes(state))).toBe(true);
    const alpha = skills.find((text) => text.includes(' alpha '));
    const found = entries.flatMap(({ findings }) => findings.map(({ rule }) => rule));
    expect(found.length).toBeGreaterThan(0);
    for (const rule of found) expect(alpha).toContain(rule);
    const row = rows.map((each) => textOf(each).replace(/\s+/g, ' ').trim());
    expect(row).toContainEqual(expect.stringMatching(/ alpha pending 1\.0\.0 2\.0\.0 .*gained/));
    expect(page.addresses).toContainEqual(
      expect.stringMatching(
        /^https:\/\/github\.com\/acme\/skills\/blob\/\w{40}\/skills-lock\.json#L/,
      ),
    );
  });

  test('stays below its limit, and says how much it leaves out', () => {
    const message = '<&"\'\u202e'.repeat(300);
    const findings = Array.from({ length: 5_000 }, () =>
      finding({ message: msg`${code(message, 400)} is wrong.`, before: message }),
    );
    const at = { path: 'skills-lock.json' };
    const tracked = { entry: {} as LockEntry, folder: null, text: 'x', source: local };
    const skill = { name: 'a', path: at.path, at, lock: null, tracked, copy: null, copies: [] };
    const changes = { findings, powers: [], requiredBump: 'major', policy: null } as const;
    const none = { commit: null, digest: null, version: null };
    const status = {
      ...({ state: 'pending', reason: null, isPending: true, from: none, to: none } as const),
      ...{ commits: null, since: null, upstream: null },
      skill: { ...skill, isVerified: null, installer: 'plain' } as const,
      changes: { ...changes, versions: { from: null, to: null } },
    };
    const some = { ...status, changes: { ...status.changes, findings: findings.slice(0, 500) } };
    const many = Array.from({ length: 400 }, () => some);
    for (const statuses of [[status], many]) {
      const text = outdatedHtml(statuses, { links: null, docsOf: findRule });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxPageBytes);
      expect(text).toContain('<p class="omitted">');
    }
  });

  test('of a repository without locks says so', async () => {
    const { path } = repository({ 'skills/a/SKILL.md': skillText('a') });
    const page = await pageOf(path);
    for (const holds of Object.values(pageLaws)) holds(page);
    expect(page).toContain('No lock records where a skill comes from');
  });
});
