import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Content, repositoryAt, temporaryFolder, writeFiles } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const files: Readonly<Record<string, Content>> = {
  'skills/a/SKILL.md': '---\nname: a\ndescription: A skill.\n---\n',
  'skills/a/node_modules/x/index.js': 'x\n',
  'skills/a/lib/f.txt': 'f\n',
};

/** The hash of the script of ADR-003, without nested `.git/` folders. */
const names = ['SKILL.md', 'lib/f.txt', 'node_modules/x/index.js'];
const stream = names.map((name) => `./${name}\n${String(files[`skills/a/${name}`])}`).join('');
const expected = `sha256:${createHash('sha256').update(stream).digest('hex')}`;

async function hashIn(cwd: string): Promise<string> {
  const { stdout, stderr } = await runHere(['hash', 'skills/a'], cwd);
  return stdout.split(' ')[0] || stderr;
}

describe('node_modules and nested repositories inside a skill', () => {
  test('have the same files outside git and in a working tree, without .git', async () => {
    const outside = temporaryFolder();
    writeFiles(outside, { ...files, 'skills/a/lib/.git/config': '[core]\n' });
    expect(await hashIn(outside)).toBe(expected);

    const work = repositoryAt(temporaryFolder());
    work.git('init', '-q', '.');
    work.write(files);
    expect(await hashIn(work.path)).toBe(expected);
    work.git('init', '-q', 'skills/a/lib');
    expect(await hashIn(work.path)).toBe(expected);
  });

  test('outside a skill, node_modules is skipped outside git', async () => {
    const outside = temporaryFolder();
    writeFiles(outside, { ...files, 'node_modules/y/SKILL.md': '---\nname: y\n---\n' });
    const { stdout } = await runHere(['list', '--json'], outside);
    const { skills } = JSON.parse(stdout) as { skills: { name: string }[] };
    expect(skills.map(({ name }) => name)).toEqual(['a']);
  });
});
