import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (name: string) => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does what ${name} does.\n---\n`,
});

test('the entry of an ignored skill is kept, and neither verified nor reported as missing', async () => {
  const work = repository({ ...skill('worklog'), ...skill('deploy') });
  const run = (...argv: string[]) => runHere(argv, work.path, { width: Number.POSITIVE_INFINITY });
  expect((await run('lock')).code).toBe(0);
  work.commit({});
  work.commit({ 'skillaccord.yml': 'ignore: [skills/deploy]\n' });
  const text = () => readFileSync(join(work.path, 'proto.lock'), 'utf8');
  const before = text();
  const note = 'Lock entry of `deploy` is not verified: `ignore` matches skills/deploy.';

  const unverified = ['lock-skill-missing', 'note', 'existing'];
  const loosened = ['gate-weakened', 'warning', 'new'];
  for (const [base, ...expected] of [
    ['none'],
    ['HEAD', unverified],
    ['HEAD~1', loosened],
  ] as const) {
    const args = ['--base', base, '--scope', 'all', '--format', 'json'];
    const checked = await run('check', ...args);
    expect(checked.code, base).toBe(0);
    const { locks, findings } = JSON.parse(checked.stdout);
    expect(locks).toMatchObject([{ entries: 2, verified: 1, changed: 0, absent: 1, ignored: 1 }]);
    const facts = findings.map(({ rule, severity, state }: Record<string, string>) => [
      rule,
      severity,
      state,
    ]);
    expect(facts, base).toEqual(expected);
  }
  const verified = await run('lock', '--check');
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining(note)]);
  expect(verified.stdout).toContain('1 of 2 entries verified.');
  const relocked = await run('lock');
  expect([relocked.code, relocked.stdout]).toEqual([
    0,
    expect.stringContaining('Lock entry of `deploy` is unchanged: `ignore` matches skills/deploy.'),
  ]);
  expect(text()).toBe(before);

  work.write({
    'skills/worklog/SKILL.md': `${skill('worklog')['skills/worklog/SKILL.md']}More.\n`,
  });
  expect((await run('lock')).stdout).toContain('proto.lock is written: 1 updated.');
  expect(text()).toContain('  deploy:\n');
});
