import { problemRule } from '../rule.ts';

const skill = `---
name: worklog
description: Writes a work log.
version: 2.0.0
---
`;

/** A tag with another version than the skill declares. */
export const tagVersion = problemRule({
  id: 'tag-version',
  category: 'version',
  severity: 'error',
  summary: 'A skill declares the version of the tag that releases it.',
  why: 'Callers pin the tag and read the version from its name. If the skill declares another version, they may take a breaking release for a small one. The rule runs when a tag is pushed or released: one with the name of the skill, such as `worklog@1.2.0`, or a plain `v1.2.0` if all skills share one version.',
  source: 'ADR-003: "Requires skill manifest to declare version field with semantic versioning."',
  howToFix:
    'Delete the tag, and set it on the commit that declares its version. Or set a tag with the declared version.',
  invalid: `
-- tag --
worklog@1.2.0
-- skills/worklog/SKILL.md --
${skill}`,
  valid: `
-- tag --
worklog@2.0.0
-- skills/worklog/SKILL.md --
${skill}`,
});
