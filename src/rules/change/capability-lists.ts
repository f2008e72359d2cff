import { code, type Message, msg } from '../../model/message.ts';
import { twoCapabilities } from '../examples/sections.ts';
import { type ChangeRule, type Clause, changeRule } from '../rule.ts';
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

/** A list of `[capabilities]`, with values of it for the examples. */
interface List {
  readonly key: string;
  readonly clause: Clause;
  /** What is remarkable about an entry. */
  readonly remark: (entry: string) => Message | null;
  readonly narrow: string;
  readonly wide: string;
  /** Allows what `narrow` does. */
  readonly equivalent: string;
}

const fsRead: List = {
  key: 'filesystem_read',
  clause: skillTomlContract(
    'Permission to read files and directories.',
    'capabilities.filesystem_read',
  ),
  remark: widePathRemark,
  narrow: '["./"]',
  wide: '["./", "~/.aws"]',
  equivalent: '["./", "./src"]',
};

const fsWrite: List = {
  key: 'filesystem_write',
  clause: skillTomlContract(
    'Permission to write files and directories.',
    'capabilities.filesystem_write',
  ),
  remark: widePathRemark,
  narrow: '["./.caro-cache"]',
  wide: '["./"]',
  equivalent: '["./.caro-cache/"]',
};

const net: List = {
  key: 'network',
  clause: skillTomlContract('Permission to make network requests.', 'capabilities.network'),
  remark: wideDomainRemark,
  narrow: '["*.amazonaws.com"]',
  wide: '["*.amazonaws.com", "amazonaws.com"]',
  equivalent: '["*.amazonaws.com", "s3.amazonaws.com"]',
};

const envRead: List = {
  key: 'env_read',
  clause: skillTomlContract('Permission to read environment variables.', 'capabilities.env_read'),
  remark: wideVariableRemark,
  narrow: '["AWS_*"]',
  wide: '["AWS_*", "HOME"]',
  equivalent: '["AWS_*", "AWS_REGION"]',
};

/** What a rule over a list says in its own words. */
type Words = Pick<ChangeRule, 'id' | 'summary' | 'why' | 'phrase'>;

function widenedListRule(list: List, rule: Words & Pick<ChangeRule, 'notes'>): ChangeRule {
  const { key, clause, narrow, wide, equivalent } = list;
  return changeRule({
    enforces: [clause],
    on: { kind: 'power' },
    when: allowsMore(key),
    requires: { bump: 'major' },
    powerVerdict: 'widened',
    message: (change) =>
      msg`${code(key)} now allows ${formatEntries(change)}.${firstRemark(change, list.remark)}`,
    notes: (change) => [{ message: msg`Before: ${formatOldEntries(change)}.` }],
    invalid: twoCapabilities(`${key} = ${narrow}`, `${key} = ${wide}`),
    valid: twoCapabilities(`${key} = ${narrow}`, `${key} = ${equivalent}`),
    ...rule,
  });
}

function narrowedListRule(
  { key, clause, narrow, wide, equivalent }: List,
  rule: Words & Partial<Pick<ChangeRule, 'message'>>,
): ChangeRule {
  return changeRule({
    enforces: [clause],
    on: { kind: 'power' },
    when: allowsLess(key),
    requires: { bump: 'patch' },
    powerVerdict: 'narrowed',
    message: (change) => msg`${code(key)} no longer lists ${formatEntries(change)}.`,
    invalid: twoCapabilities(`${key} = ${wide}`, `${key} = ${narrow}`),
    valid: twoCapabilities(`${key} = ${narrow}`, `${key} = ${equivalent}`),
    ...rule,
  });
}

export const fsReadWidened = widenedListRule(fsRead, {
  id: 'fs-read-widened',
  summary: 'Reports paths that `filesystem_read` newly allows.',
  why: 'The skill can read files that it could not before.',
  phrase: '`filesystem_read` grants more',
});

export const fsReadNarrowed = narrowedListRule(fsRead, {
  id: 'fs-read-narrowed',
  summary: 'Reports paths that `filesystem_read` no longer allows.',
  why: 'Nothing breaks for the host: the skill can read fewer files.',
  phrase: '`filesystem_read` grants less',
});

export const fsWriteWidened = widenedListRule(fsWrite, {
  id: 'fs-write-widened',
  summary: 'Reports paths that `filesystem_write` newly allows.',
  why: 'The skill can overwrite files that it could not before.',
  phrase: '`filesystem_write` grants more',
});

export const fsWriteNarrowed = narrowedListRule(fsWrite, {
  id: 'fs-write-narrowed',
  summary: 'Reports paths that `filesystem_write` no longer allows.',
  why: 'Nothing breaks for the host: the skill can write fewer files.',
  phrase: '`filesystem_write` grants less',
});

export const netWidened = widenedListRule(net, {
  id: 'net-widened',
  summary: 'Reports new hosts in `capabilities.network`.',
  why: 'The skill can send data to more hosts.',
  phrase: 'more network hosts',
  notes: (change) => [{ message: msg`Allowed before: ${formatOldEntries(change)}.` }],
});

export const netNarrowed = narrowedListRule(net, {
  id: 'net-narrowed',
  summary: 'Reports hosts removed from `capabilities.network`.',
  why: 'Nothing breaks for the host: the skill can reach fewer hosts.',
  phrase: 'fewer network hosts',
  message: (change) => msg`${code('network')} no longer allows ${formatEntries(change)}.`,
});

export const envReadWidened = widenedListRule(envRead, {
  id: 'env-read-widened',
  summary: 'Reports environment variables that `env_read` newly allows.',
  why: 'The skill can read more variables, and secrets may be among them.',
  phrase: '`env_read` grants more',
});

export const envReadNarrowed = narrowedListRule(envRead, {
  id: 'env-read-narrowed',
  summary: 'Reports entries removed from `capabilities.env_read`.',
  why: 'Nothing breaks for the client: the skill may do less.',
  phrase: '`env_read` narrowed',
});
