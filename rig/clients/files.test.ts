import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownFields } from '../../src/powers/known-fields.ts';
import { claudeModules } from './collectors/claude.ts';
import { documentationIn, type NamedFiles, namesBelow } from './collectors/files.ts';
import { bunModules } from './reading/bun-modules.ts';

const folder = process.env['CLIENTS'] ?? '';

/** What clients keep or name there and do not take from a project, or what is an example of their documentation. */
const state: Readonly<Record<string, readonly string[]>> = {
  '.claude': [
    'daemon',
    'debug',
    'hfi-auth.json',
    'hillclimb',
    'i.test',
    'ide',
    'local',
    'remote',
    'results',
    'scheduled_tasks.lock',
    'settings',
    'ssh',
    'state',
    'worktrees',
  ],
  '.gemini': [
    'hook-cache.json',
    'hook-debug.log',
    'hook-env.log',
    'hook-inputs.log',
    'hooks',
    'memory',
    'plans',
    'sandbox-macos',
    'sandbox-macos-custom.sb',
    'telemetry.log',
    'tmp',
    'tool-log.txt',
    'worktrees',
  ],
  '.opencode': ['bin', 'plans'],
};

const named: readonly (() => NamedFiles)[] = [
  () => ({
    client: 'Claude Code',
    folder: '.claude',
    names: namesBelow('.claude', claudeModules({ folder, version: '' }).values()),
  }),
  () => ({
    client: 'Gemini CLI',
    folder: '.gemini',
    names: namesBelow(
      '.gemini',
      documentationIn(join(folder, '@google', 'gemini-cli', 'bundle', 'docs')),
    ),
  }),
  () => ({
    client: 'opencode',
    folder: '.opencode',
    names: namesBelow(
      '.opencode',
      bunModules(join(folder, 'opencode-linux-x64', 'bin', 'opencode')).values(),
    ),
  }),
];

test.each(named)('every file that a client names below its folder has a table', (files) => {
  const { client, folder: place, names } = files();
  const tables = knownFields().filter((table) => table.client.split(', ').includes(client));
  const missing = names
    .filter((name) => !state[place]?.includes(name))
    .filter((name) => !tables.some(({ file }) => file.includes(`${place}/${name}`)));
  console.log(`${client} names ${names.length} files and folders below ${place}`);
  expect(missing).toEqual([]);
});
