import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasAllowedTools } from '../support/item.ts';
import {
  changedTools,
  describeLostTools,
  formatTools,
  replacedToolsSuffix,
} from '../words/tools.ts';

const preApproved = {
  document: 'Agent Skills specification',
  quote: 'A space-separated string of tools that are pre-approved to run',
};

export const allowedToolsAdded = changeRule({
  id: 'allowed-tools-added',
  topic: 'allowed-tools',
  summary: 'Reports a new `allowed-tools`.',
  why: 'Clients approve these tools in advance: the skill uses them without asking the user. Other tools are asked for as before.',
  on: { kind: 'allowed-tools', action: 'added' },
  when: ({ after }) => hasAllowedTools(after),
  requires: { bump: 'minor' },
  bumpBasis: preApproved,
  powerVerdict: 'widened',
  phrase: 'new `allowed-tools`',
  message: ({ after }) =>
    msg`New ${code('allowed-tools')}: ${formatTools(facetValue(after, 'value'))}. Clients no longer ask first.`,
  invalid: twoFrontmatters('', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});

export const allowedToolsRemoved = changeRule({
  id: 'allowed-tools-removed',
  category: 'behaviour',
  topic: 'allowed-tools',
  summary: 'Reports a removed `allowed-tools`.',
  why: 'Clients ask before each use of the listed tools. The skill loses no tool, but an unattended run stops at the question.',
  on: { kind: 'allowed-tools', action: 'removed' },
  when: ({ before }) => hasAllowedTools(before),
  requires: { bump: 'minor' },
  bumpBasis: preApproved,
  powerVerdict: 'narrowed',
  phrase: '`allowed-tools` was removed',
  message: ({ before }) =>
    msg`${code('allowed-tools')} was removed: ${formatTools(facetValue(before, 'value'))}. Clients now ask first.`,
  invalid: twoFrontmatters('allowed-tools: Read', ''),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});

export const allowedToolsWidened = changeRule({
  id: 'allowed-tools-widened',
  topic: 'allowed-tools',
  summary: 'Reports tools added to `allowed-tools`.',
  why: 'Clients approve the listed tools in advance: the skill does more without asking the user.',
  on: { kind: 'allowed-tools', action: 'changed', verdict: 'widened' },
  requires: { bump: 'minor' },
  bumpBasis: preApproved,
  powerVerdict: 'widened',
  phrase: '`allowed-tools` grants more',
  message: (change) =>
    msg`${code('allowed-tools')} now also lists ${changedTools(change)}${replacedToolsSuffix(change)}.`,
  invalid: twoFrontmatters('allowed-tools: Bash(git:*)', 'allowed-tools: Bash(git:*) WebFetch'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});

export const allowedToolsNarrowed = changeRule({
  id: 'allowed-tools-narrowed',
  category: 'behaviour',
  topic: 'allowed-tools',
  summary: 'Reports tools removed from `allowed-tools`.',
  why: 'Clients ask before using a removed tool. The instructions may still use it, and an unattended run stops at the question.',
  on: { kind: 'allowed-tools', action: 'changed', verdict: 'narrowed' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: preApproved,
  powerVerdict: 'narrowed',
  phrase: '`allowed-tools` grants less',
  message: (change) =>
    msg`${code('allowed-tools')} no longer lists ${describeLostTools(change)}. Clients now ask first.`,
  invalid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});

export const allowedToolsRewritten = changeRule({
  id: 'allowed-tools-rewritten',
  topic: 'allowed-tools',
  category: 'documentation',
  summary: 'Reports an `allowed-tools` rewritten without a change of meaning.',
  why: 'Nothing changes for users. It is reported because clients read the list in different ways.',
  on: { kind: 'allowed-tools', action: ['added', 'changed', 'removed'] },
  when: ({ action, verdict, before, after }) =>
    action === 'changed' ? verdict === 'equivalent' : !hasAllowedTools(after ?? before),
  requires: { bump: 'patch' },
  phrase: '`allowed-tools` was rewritten',
  message: () => msg`${code('allowed-tools')} was rewritten. It allows the same tools.`,
  invalid: twoFrontmatters('allowed-tools: Bash Bash(git:*)', 'allowed-tools: Bash'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
