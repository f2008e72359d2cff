import { code, msg } from '../../model/message.ts';
import { twoCapabilities } from '../examples/sections.ts';
import { changeRule } from '../rule.ts';
import {
  wideDomainRemark,
  widePathRemark,
  wideVariableRemark,
} from '../support/breadth-remarks.ts';
import {
  allowsLess,
  allowsMore,
  firstRemark,
  formatEntries,
  formatOldEntries,
} from '../support/toml-item.ts';
import { skillTomlContract } from '../words/clauses.ts';

/** The skill may read more paths. */
export const fsReadWidened = changeRule({
  id: 'fs-read-widened',
  category: 'privilege',
  summary: 'Reports paths that `filesystem_read` newly allows.',
  why: 'The skill can read files that it could not before.',
  enforces: [
    skillTomlContract('Permission to read files and directories.', 'capabilities.filesystem_read'),
  ],
  on: { kind: 'power' },
  when: allowsMore('filesystem_read'),
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  powerVerdict: 'widened',
  phrase: '`filesystem_read` grants more',
  message: (change) =>
    msg`${code('filesystem_read')} now allows ${formatEntries(change)}.${firstRemark(change, widePathRemark)}`,
  notes: (change) => [{ message: msg`Before: ${formatOldEntries(change)}.` }],
  invalid: twoCapabilities('filesystem_read = ["./"]', 'filesystem_read = ["./", "~/.aws"]'),
  valid: twoCapabilities('filesystem_read = ["./"]', 'filesystem_read = ["./", "./src"]'),
});

/** The skill may read fewer paths. */
export const fsReadNarrowed = changeRule({
  id: 'fs-read-narrowed',
  category: 'privilege',
  summary: 'Reports paths that `filesystem_read` no longer allows.',
  why: 'Nothing breaks for the host: the skill can read fewer files.',
  enforces: [
    skillTomlContract('Permission to read files and directories.', 'capabilities.filesystem_read'),
  ],
  on: { kind: 'power' },
  when: allowsLess('filesystem_read'),
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  powerVerdict: 'narrowed',
  phrase: '`filesystem_read` grants less',
  message: (change) => msg`${code('filesystem_read')} no longer lists ${formatEntries(change)}.`,
  invalid: twoCapabilities('filesystem_read = ["./", "~/.aws"]', 'filesystem_read = ["./"]'),
  valid: twoCapabilities('filesystem_read = ["./"]', 'filesystem_read = ["./", "./src"]'),
});

/** The skill may write more paths. */
export const fsWriteWidened = changeRule({
  id: 'fs-write-widened',
  category: 'privilege',
  summary: 'Reports paths that `filesystem_write` newly allows.',
  why: 'The skill can overwrite files that it could not before.',
  enforces: [
    skillTomlContract(
      'Permission to write files and directories.',
      'capabilities.filesystem_write',
    ),
  ],
  on: { kind: 'power' },
  when: allowsMore('filesystem_write'),
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  powerVerdict: 'widened',
  phrase: '`filesystem_write` grants more',
  message: (change) =>
    msg`${code('filesystem_write')} now allows ${formatEntries(change)}.${firstRemark(change, widePathRemark)}`,
  notes: (change) => [{ message: msg`Before: ${formatOldEntries(change)}.` }],
  invalid: twoCapabilities('filesystem_write = ["./.caro-cache"]', 'filesystem_write = ["./"]'),
  valid: twoCapabilities(
    'filesystem_write = ["./.caro-cache"]',
    'filesystem_write = ["./.caro-cache/"]',
  ),
});

/** The skill may write fewer paths. */
export const fsWriteNarrowed = changeRule({
  id: 'fs-write-narrowed',
  category: 'privilege',
  summary: 'Reports paths that `filesystem_write` no longer allows.',
  why: 'Nothing breaks for the host: the skill can write fewer files.',
  enforces: [
    skillTomlContract(
      'Permission to write files and directories.',
      'capabilities.filesystem_write',
    ),
  ],
  on: { kind: 'power' },
  when: allowsLess('filesystem_write'),
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  powerVerdict: 'narrowed',
  phrase: '`filesystem_write` grants less',
  message: (change) => msg`${code('filesystem_write')} no longer lists ${formatEntries(change)}.`,
  invalid: twoCapabilities('filesystem_write = ["./"]', 'filesystem_write = ["./.caro-cache"]'),
  valid: twoCapabilities(
    'filesystem_write = ["./.caro-cache"]',
    'filesystem_write = ["./.caro-cache/"]',
  ),
});

/** The skill may access more domains. */
export const netWidened = changeRule({
  id: 'net-widened',
  category: 'privilege',
  summary: 'Reports new hosts in `capabilities.network`.',
  why: 'The skill can send data to more hosts.',
  enforces: [skillTomlContract('Permission to make network requests.', 'capabilities.network')],
  on: { kind: 'power' },
  when: allowsMore('network'),
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  powerVerdict: 'widened',
  phrase: 'more network hosts',
  message: (change) =>
    msg`${code('network')} now allows ${formatEntries(change)}.${firstRemark(change, wideDomainRemark)}`,
  notes: (change) => [{ message: msg`Allowed before: ${formatOldEntries(change)}.` }],
  invalid: twoCapabilities(
    'network = ["*.amazonaws.com"]',
    'network = ["*.amazonaws.com", "amazonaws.com"]',
  ),
  valid: twoCapabilities(
    'network = ["*.amazonaws.com"]',
    'network = ["*.amazonaws.com", "s3.amazonaws.com"]',
  ),
});

/** The skill may access fewer domains. */
export const netNarrowed = changeRule({
  id: 'net-narrowed',
  category: 'privilege',
  summary: 'Reports hosts removed from `capabilities.network`.',
  why: 'Nothing breaks for the host: the skill can reach fewer hosts.',
  enforces: [skillTomlContract('Permission to make network requests.', 'capabilities.network')],
  on: { kind: 'power' },
  when: allowsLess('network'),
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  powerVerdict: 'narrowed',
  phrase: 'fewer network hosts',
  message: (change) => msg`${code('network')} no longer allows ${formatEntries(change)}.`,
  invalid: twoCapabilities(
    'network = ["*.amazonaws.com", "amazonaws.com"]',
    'network = ["*.amazonaws.com"]',
  ),
  valid: twoCapabilities(
    'network = ["*.amazonaws.com"]',
    'network = ["*.amazonaws.com", "s3.amazonaws.com"]',
  ),
});

/** The skill may read more environment variables. */
export const envReadWidened = changeRule({
  id: 'env-read-widened',
  category: 'privilege',
  summary: 'Reports environment variables that `env_read` newly allows.',
  why: 'The skill can read more variables, and secrets may be among them.',
  enforces: [
    skillTomlContract('Permission to read environment variables.', 'capabilities.env_read'),
  ],
  on: { kind: 'power' },
  when: allowsMore('env_read'),
  requires: { bump: 'major' },
  bumpBasis: 'enforced',
  powerVerdict: 'widened',
  phrase: '`env_read` grants more',
  message: (change) =>
    msg`${code('env_read')} now allows ${formatEntries(change)}.${firstRemark(change, wideVariableRemark)}`,
  notes: (change) => [{ message: msg`Before: ${formatOldEntries(change)}.` }],
  invalid: twoCapabilities('env_read = ["AWS_*"]', 'env_read = ["AWS_*", "HOME"]'),
  valid: twoCapabilities('env_read = ["AWS_*"]', 'env_read = ["AWS_*", "AWS_REGION"]'),
});

/** The skill may read fewer environment variables. */
export const envReadNarrowed = changeRule({
  id: 'env-read-narrowed',
  category: 'privilege',
  summary: 'Reports entries removed from `capabilities.env_read`.',
  why: 'Nothing breaks for the client: the skill may do less.',
  enforces: [
    skillTomlContract('Permission to read environment variables.', 'capabilities.env_read'),
  ],
  on: { kind: 'power' },
  when: allowsLess('env_read'),
  requires: { bump: 'patch' },
  bumpBasis: 'enforced',
  powerVerdict: 'narrowed',
  phrase: '`env_read` narrowed',
  message: (change) => msg`${code('env_read')} no longer lists ${formatEntries(change)}.`,
  invalid: twoCapabilities('env_read = ["AWS_*", "HOME"]', 'env_read = ["AWS_*"]'),
  valid: twoCapabilities('env_read = ["AWS_*"]', 'env_read = ["AWS_*", "AWS_REGION"]'),
});
