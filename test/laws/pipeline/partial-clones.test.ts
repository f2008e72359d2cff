import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repository, temporaryFolder } from '../../support/git.ts';
import { runHere } from '../../support/run-here.ts';

const skill = (lines: string) => `---\nname: a\ndescription: Does a thing.\n${lines}---\n`;
const manifest = (inputs: string) => skill(`manifest_version: "1.0"\nversion: 1.0.0\n${inputs}`);
const policy = 'policy: {hooks: false, allowed-tools: [Read], exec: false}\n';

/** What base has, and what a branch makes of it. */
const changes = {
  'an emptied policy': [
    { 'skillaccord.yml': policy, 'skills/a/SKILL.md': skill('allowed-tools: Read\n') },
    { 'skillaccord.yml': '', 'skills/a/SKILL.md': skill('allowed-tools: Bash(*)\n') },
  ],
  'a level of a rule': [
    { 'skillaccord.yml': 'rules: {hook-added: error}\n', 'skills/a/SKILL.md': skill('') },
    { 'skillaccord.yml': 'rules: {hook-added: off}\n', 'skills/a/SKILL.md': skill('') },
  ],
  'a required input': [
    { 'skills/a/SKILL.md': manifest('') },
    { 'skills/a/SKILL.md': manifest('inputs:\n  required:\n    - {name: x}\n') },
  ],
  'a setting': [
    {
      'skills/a/SKILL.md': skill(''),
      '.claude/settings.json': '{"permissions": {"deny": ["Read(a)"]}}',
    },
    { 'skills/a/SKILL.md': skill(''), '.claude/settings.json': '{"permissions": {}}' },
  ],
} as const;

test.each(Object.entries(changes))(
  '%s that a partial clone lacks is exit 2',
  async (_, [before, after]) => {
    const work = repository({ ...before });
    work.git('config', 'uploadpack.allowFilter', 'true');
    work.git('checkout', '-q', '-b', 'change');
    work.commit({ ...after });
    const path = `${temporaryFolder()}/clone`;
    const args = ['clone', '-q', '--filter=blob:none', '-b', 'change', `file://${work.path}`, path];
    execFileSync('git', args, { stdio: 'ignore' });
    const result = await runHere(['check', '--base', 'origin/main'], path);
    expect(result.stderr).toContain('git fetch --refetch --no-filter origin');
    expect(result.code).toBe(2);
  },
);

test('a configuration of base that cannot be read is exit 2', async () => {
  const work = repository({ 'skillaccord.yml': 'policy: [\n', 'skills/a/SKILL.md': skill('') });
  work.git('checkout', '-q', '-b', 'change');
  work.commit({ 'skillaccord.yml': '', 'skills/a/SKILL.md': skill('allowed-tools: Bash(*)\n') });
  const result = await runHere(['check', '--base', 'main'], work.path);
  expect(result.stderr).toContain('which judges this change, cannot be read');
  expect(result.code).toBe(2);
});
