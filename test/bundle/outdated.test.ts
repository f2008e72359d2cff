import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runBuiltAsync } from '../support/built.ts';
import { repository, temporaryFolder } from '../support/git.ts';
import { lockEntry, lockText, permitting, serveSource, skillText } from '../upstream/consumer.ts';
import { canServe } from '../upstream/git-server.ts';

test.skipIf(!canServe)(
  'the built command line reads a source, and leaves neither a change nor a file',
  async () => {
    const source = await serveSource({ 'skills/alpha/SKILL.md': skillText('alpha') });
    const entry = lockEntry(source.url, 'alpha', { 'SKILL.md': skillText('alpha') });
    const work = repository({
      '.agents/skills/alpha/SKILL.md': skillText('alpha'),
      'skills-lock.json': lockText({ alpha: entry }),
      'skillaccord.yml': permitting(source.server),
    });
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', '', 'allowed-tools: WebFetch\n') });
    const temporary = temporaryFolder();
    const run = (...args: readonly string[]) =>
      runBuiltAsync('cli', { cwd: work.path, env: { TMPDIR: temporary } }, ['outdated', ...args]);
    const shown = await run();
    expect(shown).toMatchObject({ code: 0, stderr: '' });
    expect(shown.stdout).toContain('1 locked skill: 1 with an update, 1 with more permissions\n');
    expect((await run('--fail-on', 'permissions')).code).toBe(1);
    expect((await run('--fail-on', 'breaking')).code).toBe(0);
    expect(work.git('status', '--porcelain')).toBe('');
    expect(readdirSync(temporary)).toEqual([]);
  },
);
