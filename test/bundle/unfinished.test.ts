import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuilt } from '../support/built.ts';
import { repository } from '../support/git.ts';
import { worklog } from '../support/skills.ts';

/** Loaded before a bundle: its child processes print nothing and never end. */
const preload = `
import processes from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { PassThrough } from 'node:stream';
processes.spawn = () => {
  const [stdin, stdout, stderr] = Array.from({ length: 3 }, () => new PassThrough());
  return Object.assign(new EventEmitter(), { stdin, stdout, stderr, kill: () => true });
};
syncBuiltinESMExports();
`;

test.each(['cli', 'action'] as const)('a run of the %s without any pending work fails', (name) => {
  const { path } = repository(worklog('1.0.0', 'day'));
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(preload)}`;
  const event = join(path, '..', 'event.json');
  writeFileSync(event, '{}');
  const env = {
    ...{ NODE_OPTIONS, GITHUB_WORKSPACE: path, GITHUB_EVENT_PATH: event },
    GITHUB_EVENT_NAME: 'workflow_dispatch',
  };
  const { code, stdout, stderr } = runBuilt(name, [], { cwd: path, env });
  expect(code).toBe(3);
  expect(name === 'cli' ? stderr : stdout).toContain('The run ended before its result.');
});
