import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { bundle, minimalEnv, runBuilt } from '../support/built.ts';
import { repository } from '../support/git.ts';
import { worklog } from '../support/skills.ts';

describe('a disk that is full', () => {
  /** Runs the command line with no file allowed to grow beyond so many blocks. */
  function limited(cwd: string, blocks: number, ...args: string[]) {
    const line = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`;
    return spawnSync('sh', ['-c', line, process.execPath, bundle('cli'), ...args], {
      cwd,
      encoding: 'utf8',
      env: minimalEnv(),
    });
  }

  test('keeps the existing lock, and leaves no other file', () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `skills/n${index}/SKILL.md`,
        `---\nname: n${index}\ndescription: x\n---\n`,
      ]),
    );
    const work = repository(many);
    expect(runBuilt('cli', ['lock'], { cwd: work.path }).code).toBe(0);
    const before = work.git('hash-object', 'proto.lock');
    work.write({ 'skills/n1/SKILL.md': '---\nname: n1\ndescription: y\n---\n' });
    const { status, stderr } = limited(work.path, 1, 'lock');
    expect(stderr).toMatch(/"proto\.lock" cannot be written \(EFBIG\) and is unchanged\./);
    expect(status).toBe(2);
    expect(work.git('hash-object', 'proto.lock')).toBe(before);
    expect(
      work
        .git('status', '--porcelain')
        .split('\n')
        .filter((line) => line.includes('.tmp')),
    ).toEqual([]);
  });

  test('does not pass', () => {
    const { path } = repository(worklog('1.0.0', 'day'));
    const { status, stderr } = limited(
      path,
      0,
      'check',
      '--base',
      'none',
      '--output',
      'report.json',
      '--format',
      'json',
    );
    expect(stderr).toMatch(/The report cannot be written to "report\.json" \(EFBIG/);
    expect(status).toBe(2);
  });
});
