import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import {
  describeCommands,
  formatEntries,
  formatListedCommands,
  formatLostCommands,
  isAllowed,
} from '../support/toml-item.ts';
import { skillTomlContract } from '../words/clauses.ts';

const exec = (lines: string) => `[capabilities.terminal_exec]\n${lines}`;
const twoExecs = (before: string, after: string) => twoTomls(exec(before), exec(after));

export const execEnabled = changeRule({
  id: 'exec-enabled',
  summary: 'Reports `terminal_exec` that was added or enabled.',
  why: 'The skill can now run shell commands.',
  enforces: [
    skillTomlContract(
      'Permission to execute shell commands.',
      'capabilities.terminal_exec',
      'capabilities.terminal_exec.allowed',
    ),
  ],
  on: { kind: 'power', action: ['added', 'changed'] },
  when: ({ before, after, verdict }) =>
    isAllowed(after) && !isAllowed(before) && verdict !== 'equivalent',
  requires: { bump: 'major' },
  powerVerdict: 'widened',
  phrase: 'commands are now allowed',
  message: ({ after }) => msg`The skill can now run ${describeCommands(after)}.`,
  invalid: twoTomls('', exec('commands = ["aws"]')),
  valid: twoExecs('commands = ["aws"]', 'allowed = true\ncommands = ["aws"]'),
});

export const execDisabled = changeRule({
  id: 'exec-disabled',
  summary: 'Reports skills that can no longer run commands.',
  why: 'Nothing breaks for the host: the skill can do less.',
  enforces: [
    skillTomlContract(
      'Permission to execute shell commands.',
      'capabilities.terminal_exec',
      'capabilities.terminal_exec.allowed',
    ),
  ],
  on: { kind: 'power', action: ['changed', 'removed'] },
  when: ({ before, after, verdict }) =>
    isAllowed(before) && !isAllowed(after) && verdict !== 'equivalent',
  requires: { bump: 'patch' },
  powerVerdict: 'narrowed',
  phrase: 'commands are no longer allowed',
  message: () => msg`The skill can no longer run commands.`,
  notes: ({ before }) => [{ message: msg`Before: ${describeCommands(before)}.` }],
  invalid: twoTomls(exec('commands = ["aws"]'), ''),
  valid: twoTomls('', exec('allowed = false')),
});

export const execCommandAdded = changeRule({
  id: 'exec-command-added',
  summary: 'Reports new entries of the `terminal_exec` allowlist.',
  why: 'The skill can run a command that was not allowed before.',
  enforces: [skillTomlContract('Allowlist (empty = all)', 'capabilities.terminal_exec.commands')],
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'widened' },
  when: ({ detail }) => detail === 'added',
  requires: { bump: 'major' },
  powerVerdict: 'widened',
  phrase: 'more commands allowed',
  message: (change) =>
    msg`${code('terminal_exec.commands')} now also allows ${formatEntries(change)}.`,
  invalid: twoExecs('commands = ["aws"]', 'commands = ["aws", "rm"]'),
});

export const execCommandRemoved = changeRule({
  id: 'exec-command-removed',
  summary: 'Reports removed entries of the `terminal_exec` allowlist.',
  why: 'Nothing breaks for the host: the skill can run fewer commands.',
  enforces: [skillTomlContract('Allowlist (empty = all)', 'capabilities.terminal_exec.commands')],
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'narrowed' },
  when: ({ detail }) => detail === 'removed',
  requires: { bump: 'patch' },
  powerVerdict: 'narrowed',
  phrase: 'fewer commands allowed',
  message: (change) =>
    msg`${code('terminal_exec.commands')} no longer allows ${formatLostCommands(change)}.`,
  invalid: twoExecs('commands = ["aws", "rm"]', 'commands = ["aws"]'),
  valid: twoExecs('commands = ["aws", "rm"]', 'commands = ["rm", "aws"]'),
});

export const execAllowlistEmptied = changeRule({
  id: 'exec-allowlist-emptied',
  summary: 'Reports `terminal_exec` allowlists that became empty.',
  why: 'An empty list looks like a removal, but it allows all commands.',
  enforces: [skillTomlContract('Allowlist (empty = all)', 'capabilities.terminal_exec.commands')],
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'widened' },
  when: ({ detail }) => detail === 'emptied',
  requires: { bump: 'major' },
  powerVerdict: 'widened',
  phrase: 'command allowlist is now empty',
  message: ({ after }) =>
    msg`${code('terminal_exec.commands')} is now empty: the skill can run ${describeCommands(after)}.`,
  notes: ({ before }) => [{ message: msg`Before: ${describeCommands(before)}.` }],
  invalid: twoExecs('commands = ["aws"]', 'commands = []'),
  valid: twoExecs('commands = ["aws", "rm"]', 'commands = ["aws"]'),
});

export const execAllowlistFilled = changeRule({
  id: 'exec-allowlist-filled',
  summary: 'Reports new `terminal_exec` allowlists.',
  why: 'Nothing breaks for the host: the skill can run fewer commands.',
  enforces: [skillTomlContract('Allowlist (empty = all)', 'capabilities.terminal_exec.commands')],
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'narrowed' },
  when: ({ detail }) => detail === 'filled',
  requires: { bump: 'patch' },
  powerVerdict: 'narrowed',
  phrase: 'new command allowlist',
  message: ({ after }) =>
    msg`${code('terminal_exec.commands')} now allows only ${describeCommands(after)}.`,
  notes: ({ before }) => [{ message: msg`Before: ${describeCommands(before)}.` }],
  invalid: twoExecs('commands = []', 'commands = ["aws"]'),
  valid: twoExecs('commands = ["aws", "rm"]', 'commands = ["aws"]'),
});

export const execBlockAdded = changeRule({
  id: 'exec-block-added',
  summary: 'Reports new entries of the `terminal_exec` denylist.',
  why: 'Nothing breaks for the host: the skill can run fewer commands.',
  enforces: [skillTomlContract('Denylist', 'capabilities.terminal_exec.blocked')],
  on: { kind: 'power', action: 'changed', facet: 'blocked', verdict: 'narrowed' },
  requires: { bump: 'patch' },
  powerVerdict: 'narrowed',
  phrase: 'more commands blocked',
  message: (change) =>
    msg`${code('terminal_exec.blocked')} now also lists ${formatEntries(change)}.`,
  invalid: twoExecs('blocked = ["rm"]', 'blocked = ["rm", "dd"]'),
  valid: twoExecs('blocked = ["rm", "dd"]', 'blocked = ["dd", "rm"]'),
});

export const execBlockRemoved = changeRule({
  id: 'exec-block-removed',
  summary: 'Reports removed entries of the `terminal_exec` denylist.',
  why: 'The skill can run a command that was blocked on purpose.',
  enforces: [skillTomlContract('Denylist', 'capabilities.terminal_exec.blocked')],
  on: { kind: 'power', action: 'changed', facet: 'blocked', verdict: 'widened' },
  requires: { bump: 'major' },
  powerVerdict: 'guard-removed',
  phrase: 'fewer commands blocked',
  message: (change) =>
    msg`${code('terminal_exec.blocked')} no longer lists ${formatLostCommands(change)}.`,
  notes: (change) => {
    const listed = formatListedCommands(change);
    return listed === null
      ? []
      : [{ message: msg`Of these, ${code('terminal_exec.commands')} allows ${listed}.` }];
  },
  invalid: twoExecs('blocked = ["rm", "dd"]', 'blocked = ["rm"]'),
});
