import type { Change } from '../../model/contract.ts';
import type { Note } from '../../model/finding.ts';
import { list, msg } from '../../model/message.ts';
import { deploySkill, worklogSkill } from '../examples/skill.ts';
import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

export const skillRemoved = changeRule({
  id: 'skill-removed',
  topic: 'removal',
  summary: 'Reports removed skills.',
  why: 'Callers, other skills and files that reference the skill no longer find it. A removed skill has no new version: only a major version of its plugin can say so.',
  severityText:
    'error; warning if the skill had no version and only a name and a description; note if its plugin has a new major version',
  bumpText: 'major, of its plugin',
  howToFix:
    'Restore the skill, or accept the finding. If its plugin has a version, raise the major version of the plugin.',
  source: "The SKILL.md parser: the name is the skill's stable identifier.",
  on: { kind: 'skill', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'The SKILL.md parser',
    quote: 'It is what the model passes to skill_use.',
  },
  message: ({ from }) =>
    msg`Skill ${describeSkill(from).name} was removed from ${describeSkill(from).location}.`,
  notes: successorNotes,
  invalid: `
${worklogSkill('before/')}
${deploySkill('before/skills')}
${worklogSkill('after/')}
`,
  valid: `
${worklogSkill('before/')}
${deploySkill('before/skills')}
${worklogSkill('after/')}
${deploySkill('after/tools')}
`,
});

function successorNotes({ successors }: Change): readonly Note[] {
  const found = (successors?.skills ?? []).map((skill) => describeSkill({ ...skill }));
  const [first] = found;
  if (first === undefined) return [];
  const candidates = found.map(({ name, location }) => msg`${name} (${location})`);
  return successors?.relation === 'same-name'
    ? [{ message: msg`Another skill of this name is in ${first.location}.` }]
    : [{ message: msg`Possible new name: ${list(candidates, { last: 'or' })}.` }];
}
