import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect } from 'vitest';
import { textOf } from '../../support/blocks.ts';
import { bundle, minimalEnv } from '../../support/built.ts';
import { type TestRepository, temporaryFolder, writeFiles } from '../../support/git.ts';

const author = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Ada'],
    [`GIT_${role}_EMAIL`, 'ada@example.org'],
    [`GIT_${role}_DATE`, '2026-01-01T00:00:00Z'],
  ]),
) as Record<string, string>;

/** The output of a command line, both streams in order, with its exit code. */
export interface Said {
  readonly code: number | null;
  readonly text: string;
}

/** A shell in a directory, with the built program as `skillaccord` on the PATH. */
export function shell(cwd: string): (line: string) => Said {
  const bin = temporaryFolder();
  const script = `#!/bin/sh\nexec '${process.execPath}' '${bundle('cli')}' "$@"\n`;
  writeFiles(bin, { skillaccord: { script } });
  const own = minimalEnv();
  const path = [bin, dirname(process.execPath), own['PATH']].join(':');
  const env = { ...own, ...author, PATH: path, HOME: bin, NO_COLOR: '1', COLUMNS: '100' };
  return (line) => {
    const { status, stdout } = spawnSync('/bin/sh', ['-c', `exec 2>&1\n${line}`], {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    return { code: status, text: stdout };
  };
}

/** The command lines of a shell session: lines after `$ `. */
export function commandsOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
}

/**
 * Replays a page in a repository from top to bottom: writes blocks that start with a path comment or follow a line that
 * ends with a path, runs the commands
 * of shell sessions and of hidden `<!-- $ … -->` comments. Returns the page with the actual output.
 */
export function play(page: string, work: Pick<TestRepository, 'path' | 'write'>): string {
  const run = shell(work.path);
  const text = textOf(page);
  const parts = /^<!-- \$ (.*) -->$|^```(\w+)\n([\s\S]*?)^```$/gm;
  return text.replaceAll(
    parts,
    (whole, hidden?: string, language?: string, inside = '', at = 0) => {
      if (hidden !== undefined) expect(run(hidden)).toEqual({ code: 0, text: '' });
      const named = /`([^`\n]+)`:\n\n$/.exec(text.slice(0, at));
      const [, path] = /^# (\S+\.ya?ml)\n/.exec(inside) ?? named ?? [];
      if (path !== undefined) work.write({ [path]: inside });
      if (language !== 'console') return whole;
      const transcript = commandsOf(inside).map((line) => `$ ${line}\n${spaced(run(line).text)}`);
      return `\`\`\`console\n${transcript.join('').trimEnd()}\n\`\`\``;
    },
  );
}

function spaced(output: string): string {
  return output === '' ? '' : `${output}\n`;
}
