import { worklogSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

const worklog = `---
name: worklog
description: Writes a work log.
---
`;

const movedTo = (folder: string) => `
-- before/skills/worklog/SKILL.md --
${worklog}-- after/${folder}/worklog/SKILL.md --
${worklog}Lists what was done.
-- after/vendor/worklog/SKILL.md --
${worklog}Sums up the week.
`;

export const duplicateIdentity = problemRule({
  id: 'duplicate-identity',
  category: 'identity',
  severity: 'warning',
  summary: 'Reports moved skills of the same name that cannot be told apart.',
  why: 'Nobody can tell which skill callers get under the name, and what the change breaks.',
  source: "The SKILL.md parser: the name is the skill's stable identifier.",
  howToFix: 'Give the skills different names, or leave one of them in its old place.',
  invalid: movedTo('tools'),
  valid: movedTo('skills'),
});

const changedFrom = (description: string) => `
${worklogSkill('before/', '', description)}
${worklogSkill('after/', '', '"Writes a work log: in org mode."')}
`;

export const incomparable = problemRule({
  id: 'incomparable',
  category: 'format',
  severity: 'warning',
  summary: 'Reports changed skills whose previous version cannot be read.',
  why: 'Nobody can tell what the change breaks: nothing is reported as added or removed. A previous version that only lacks quotes is compared as if it had them.',
  howToFix: 'Compare the two versions yourself, and raise the major version if callers break.',
  source: "Skillaccord's version policy: what cannot be decided is reported, and needs no bump.",
  invalid: changedFrom('[Writes a work log'),
  valid: changedFrom('Writes a work log.'),
});

const taggedAs = (tag: string) => `
-- tag --
${tag}
${worklogSkill('', 'version: 2.0.0')}
`;

export const tagVersion = problemRule({
  id: 'tag-version',
  category: 'version',
  summary: 'Reports release tags with another version than the skill declares.',
  why: 'Callers pin the tag and read the version from its name. If the skill declares another one, they may take a breaking release for a small one.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix:
    'Set the tag on the commit that declares its version, or set a tag with the declared version.',
  invalid: taggedAs('worklog@1.2.0'),
  valid: taggedAs('worklog@2.0.0'),
});
