import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownFields } from '../../src/powers/known-fields.ts';
import { claudeModules } from './collectors/claude.ts';
import { unpackedCopilot } from './collectors/copilot.ts';
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
    'keybindings.json',
    'local',
    'plugins',
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
    'memory',
    'plans',
    'sandbox-macos',
    'telemetry.log',
    'tmp',
    'tool-log.txt',
    'worktrees',
  ],
  '.opencode': ['bin', 'plans'],
};

/** What grants nothing by itself: texts for the model, colours, scripts that settings name, and what others run. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  '.claude': [
    'AGENTS.md',
    'CLAUDE.md',
    'agent-memory',
    'agent-memory-local',
    'hooks',
    'loop.md',
    'output-styles',
    'rules',
    'run.md',
  ],
  '.gemini': ['hooks', 'system.md'],
  '.opencode': ['themes'],
  '.github': ['allowed_models.txt', 'copilot-instructions.md', 'instructions', 'workflows'],
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
  () => ({
    client: 'Copilot',
    folder: '.github',
    names: namesBelow(
      '.github',
      documentationIn(unpackedCopilot({ folder, version: '' }), /\.(?:md|json|d\.ts)$/),
    ),
  }),
];

test.each(named)('every file that a client names below its folder has a table', (files) => {
  const { client, folder: place, names } = files();
  const tables = knownFields().filter((table) => table.client.split(', ').includes(client));
  const isListed = (name: string) =>
    state[place]?.includes(name) ||
    harmless[place]?.includes(name) ||
    /^skills?$/.test(name) ||
    tables.some(({ file }) => file.split(', ').some((path) => isBelow(path, place, name)));
  const missing = names.filter((name) => !isListed(name));
  console.log(
    `${client} names ${names.length} files and folders below ${place}: ${names.length - missing.length} known`,
  );
  expect(missing).toEqual([]);
});

/** Whether a path of a table is that name below a folder, or a file that a client reads in any folder. */
function isBelow(path: string, folder: string, name: string): boolean {
  return path === name || path === `${folder}/${name}` || path.startsWith(`${folder}/${name}/`);
}
