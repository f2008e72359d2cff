import { hookAt, hooksFile, settingsFile } from '../examples/plugin.ts';
import { worklogSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

export const clientFieldChanged = problemRule({
  id: 'client-field-changed',
  category: 'privilege',
  severity: 'note',
  asksNothing: true,
  summary: 'Lists changed fields that grant nothing, in files that grant permissions.',
  why: 'No change of such a file is silent.',
  source: 'Claude Code documentation, settings.',
  howToFix: 'Nothing is to do.',
  invalid: settingsFile('{"cleanupPeriodDays": 30}', '{"cleanupPeriodDays": 60}'),
  valid: settingsFile('{"cleanupPeriodDays": 30}', '{ "cleanupPeriodDays":30 }'),
});

export const permissionRemoved = problemRule({
  id: 'permission-removed',
  category: 'privilege',
  severity: 'note',
  asksNothing: true,
  summary: 'Lists hooks, servers, plugins and other permissions that were removed.',
  why: 'Nothing more can happen, but those who work with it miss it.',
  source: 'Claude Code documentation, settings.',
  howToFix: 'Nothing is to do.',
  invalid: settingsFile('{"enabledPlugins": {"notes@acme": true}}', '{}'),
  valid: settingsFile(
    '{"enabledPlugins": {"notes@acme": true}}',
    '{"enabledPlugins":{"notes@acme":true}}',
  ),
});

export const grantMalformed = problemRule({
  id: 'grant-malformed',
  category: 'privilege',
  summary: 'Reports files with permissions that cannot be read, and parts of them without effect.',
  why: 'A permission that cannot be read cannot be compared, and a limit without effect protects nobody.',
  source: 'Claude Code documentation, hooks and plugins reference.',
  howToFix: 'Correct the value that the message names.',
  invalid: hooksFile(null, '{"hooks": {"SessionStart": '),
  valid: hooksFile(null, hookAt('SessionStart', './start.sh')),
});

export const newSkillPermissions = problemRule({
  id: 'new-skill-permissions',
  topic: 'new-unit',
  category: 'privilege',
  severity: 'note',
  summary: 'Reports the permissions of new skills.',
  why: 'After the merge, users of the repository have a skill with these permissions. A reviewer has to see them.',
  howToFix: 'Remove the permissions that the skill does not need, or limit them with `policy:`.',
  invalid: `
${worklogSkill('before/')}
${worklogSkill('after/')}
-- after/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
allowed-tools: Read Bash(*)
---
`,
  valid: `
${worklogSkill('before/', 'allowed-tools: Read')}
${worklogSkill('after/', 'allowed-tools: Read')}
-- after/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
`,
});

const pluginWith = (side: string, files = '') =>
  `-- ${side}/p/.claude-plugin/plugin.json --\n{"name": "p", "version": "1.0.0"}\n${files}`;
const agent = (path: string) =>
  `-- ${path} --\n---\nname: review\ndescription: Reviews a change.\n---\nReview it.\n`;

export const newUnitPermissions = problemRule({
  id: 'new-unit-permissions',
  topic: 'new-unit',
  category: 'privilege',
  severity: 'warning',
  severityText:
    'warning; note for one without a program, every tool and anything that cannot be read',
  summary: 'Reports the permissions of new plugins, agents and commands.',
  why: 'After the merge, users of the repository have a plugin, an agent or a command with these permissions. An agent without a list of tools has every tool.',
  source: 'Claude Code documentation, sub-agents and plugins reference.',
  howToFix: 'Remove the permissions that it does not need; list the tools of an agent one by one.',
  invalid: pluginWith('before') + pluginWith('after', agent('after/p/agents/review.md')),
  valid:
    pluginWith('before', agent('before/p/agents/review.md')) +
    pluginWith('after', agent('after/p/agents/review-all.md')),
});

const toolsNow = (tools: string) => `
${worklogSkill('before/', 'allowed-tools: !tools Read')}
${worklogSkill('after/', `allowed-tools: ${tools}`)}
`;

export const permissionsUnreadable = problemRule({
  id: 'permissions-unreadable',
  category: 'privilege',
  summary: 'Reports changed manifests whose permissions cannot be read with certainty.',
  why: 'Such permissions cannot be compared with the previous ones. Agents that read the text in another way may find new ones.',
  source: "Skillaccord's version policy: what cannot be decided about permissions counts as grown.",
  howToFix:
    'Correct the text that the message names, so that every reader finds the same permissions.',
  consequenceOf: { rules: 'any', sharing: 'place' },
  invalid: toolsNow('!tools Bash(*)'),
  valid: toolsNow('Read'),
});

const underPolicy = (tools: string) => `
-- skillaccord.yml --
policy:
  allowed-tools: [Read, "Bash(git:*)"]
${worklogSkill('', `allowed-tools: ${tools}`)}
`;

export const policyDenied = problemRule({
  id: 'policy-denied',
  topic: 'policy',
  category: 'privilege',
  summary: 'Reports permissions that the `policy:` of the configuration does not allow.',
  why: 'The policy says what agents may do with this repository; its users rely on it.',
  source: 'Skill Manifest v2: "Side effects this skill may produce. Checked against policy."',
  enforces: [adr002('`true`: Aggressive redaction, elevation blocked without review', 'sensitive')],
  howToFix: 'Remove the permission, or widen the policy in a separate pull request.',
  invalid: underPolicy('Read Bash'),
  valid: underPolicy('Read Bash(git log:*)'),
});

const scriptUnderPolicy = (text: string) => `
-- skillaccord.yml --
policy:
  network: [notes.example.org]
${worklogSkill('', 'allowed-tools: Read')}
-- skills/worklog/scripts/sync.py --
import requests

requests.get("https://${text}/list")
`;

export const policyObserved = problemRule({
  id: 'policy-observed',
  topic: 'policy',
  category: 'privilege',
  severity: 'warning',
  summary: 'Reports what scripts do beyond the `policy:` of the configuration.',
  why: 'The policy says what agents may do with this repository; a script that an agent runs does it too.',
  source: 'Skill Manifest v2: "Side effects this skill may produce. Checked against policy."',
  howToFix: 'Remove the call, or widen the policy in a separate pull request.',
  invalid: scriptUnderPolicy('collector.example.net'),
  valid: scriptUnderPolicy('notes.example.org'),
});
