import { joinWithOr } from '../../model/value/format-value.ts';
import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

/** A skill was removed; no version bump can cover that. */
export const skillRemoved = changeRule({
  id: 'skill-removed',
  category: 'identity',
  summary: 'Every skill is still there after the change.',
  why: 'Callers, protos and other skills refer to the skill by its name and will not find it. A removed skill has no new version; only a major bump of each plugin that shipped it announces the removal.',
  severityText:
    'error; warning if the skill had no version and only a name and a description; note if the version of its plugin announces it',
  bumpText: 'major, of its plugin',
  howToFix:
    'Restore the skill, or accept the finding. For a skill of a plugin with a version, a major bump of the plugin announces the removal.',
  source: "The SKILL.md parser: the name is the skill's stable identifier.",
  on: { kind: 'skill', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'The SKILL.md parser',
    quote: 'It is what the model passes to skill_use.',
  },
  message: ({ from, successors }) => {
    const { name, location } = describeSkill(from);
    const found = (successors?.skills ?? []).map((skill) => describeSkill({ ...skill }));
    if (successors?.relation === 'same-name') {
      return `Skill ${name} was removed from ${location}, and another one of that name is left in ${found[0]?.location}. Installs from ${location} will fail.`;
    }
    const candidates = joinWithOr(found.map((skill) => `${skill.name} (${skill.location})`));
    const hint = candidates === '' ? '' : ` Possible new name: ${candidates}.`;
    return `Skill ${name} was removed. Callers will not find it.${hint}`;
  },
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- before/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- before/skills/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
---
-- after/tools/deploy/SKILL.md --
---
name: deploy
description: Deploys the site.
---
`,
});
