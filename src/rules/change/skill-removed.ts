import { joinWithOr } from '../../model/value/format-value.ts';
import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

/** A skill was removed; no version bump can cover that. */
export const skillRemoved = changeRule({
  id: 'skill-removed',
  category: 'identity',
  summary: 'Every skill of base is still there.',
  why: 'Callers, protos and other skills name a skill; what they name is gone, and no manifest is left to announce it.',
  source: "the SKILL.md parser: the name is the skill's stable identifier.",
  on: { kind: 'skill', action: 'removed' },
  grade: { bump: 'major' },
  direction: 'identity',
  basis: {
    document: 'the SKILL.md parser',
    quote: 'It is what the model passes to skill_use.',
  },
  message: ({ from, trace }) => {
    const { name, location } = describeSkill(from);
    const removal = `Skill ${name} (${location}) was removed`;
    const found = (trace?.skills ?? []).map((skill) => describeSkill({ ...skill }));
    if (trace?.relation === 'same-name') {
      return `${removal}; installs from there find nothing, while one of that name is left in ${found[0]?.location}.`;
    }
    const hint = joinWithOr(found.map((skill) => `${skill.name} (${skill.location})`));
    const end = hint === '' ? '' : ` Possible rename: ${hint}.`;
    return `${removal}; whoever calls it finds nothing, and no version is left to say so.${end}`;
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
