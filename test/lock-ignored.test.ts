import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './git.ts';
import { runHere } from './run-here.ts';

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
  const note =
    'The entry of "deploy" is not verified: `ignore` in the configuration matches skills/deploy.';

  for (const base of ['none', 'HEAD', 'HEAD~1']) {
    const checked = await run('check', '--base', base, '--scope', 'all');
    expect([checked.code, checked.stdout], base).toEqual([
      0,
      expect.stringContaining(
        '1 of 2 lock entries verified; 1 not verified: its skill is under `ignore`.',
      ),
    ]);
    expect(checked.stdout).not.toContain('no skill of that name');
  }
  const verified = await run('lock', '--check');
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining(note)]);
  expect(verified.stdout).toContain('1 of 2 entries verified.');
  const relocked = await run('lock');
  expect([relocked.code, relocked.stdout]).toEqual([
    0,
    expect.stringContaining('The entry of "deploy" stays as it is'),
  ]);
  expect(text()).toBe(before);

  work.write({
    'skills/worklog/SKILL.md': `${skill('worklog')['skills/worklog/SKILL.md']}More.\n`,
  });
  expect((await run('lock')).stdout).toContain('  ~ worklog');
  expect(text()).toContain('  deploy:\n');
});
