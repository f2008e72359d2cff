import type { PowerKind } from '../../model/power.ts';

/** The words of each kind, for people. */
export const kindWords: Readonly<Record<PowerKind, string>> = {
  run: 'Run commands',
  approve: 'Without asking',
  auto: 'Start by itself',
  mcp: 'MCP servers',
  read: 'Read files',
  write: 'Write files',
  net: 'Network',
  secret: 'Secrets',
  install: 'Install',
  delegate: 'Agents',
  settings: 'Settings',
  effect: 'Other effects',
  guard: 'Limits',
};
