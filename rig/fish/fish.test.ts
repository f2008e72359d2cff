import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { completionCases, setUpShell } from '../support/completion.ts';

const { FISH_PROGRAM: program = 'fish', FISH_ROOT: root = '' } = process.env;

test.each(completionCases)('%s is completed to %s', (typed, line) => {
  const { cwd, script, env } = setUpShell('fish', root);
  const shellEnv = { ...env, XDG_CONFIG_HOME: cwd };
  // fish lists its candidates; a tab inserts the only candidate.
  const listed = execFileSync(
    program,
    ['--no-config', '-c', `source ${script}; complete -C'${typed}'`],
    { cwd, env: shellEnv, encoding: 'utf8' },
  );
  const [word = ''] = listed.split('\n').map((line) => line.split('\t')[0]);
  expect(`${typed.slice(0, typed.lastIndexOf(' ') + 1)}${word}`.trim()).toBe(line);
});
