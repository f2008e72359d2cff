import { changeRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

/** A skill was renamed, which callers experience as a removal. */
export const skillRenamed = changeRule({
  id: 'skill-renamed',
  category: 'identity',
  summary: 'A renamed skill needs a major bump.',
  why: 'Callers use the name, and nothing has the old name any more. A skill with another name counts as renamed if it keeps its directory, or if its words, interface and files are much like the old ones and like those of no other skill. Otherwise the old skill is removed and the new one is added.',
  source: "The SKILL.md parser: the name is the skill's stable identifier.",
  on: { kind: 'skill', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'The SKILL.md parser',
    quote: 'It is what the model passes to skill_use.',
  },
  message: ({ from, to }) =>
    `Skill ${describeSkill(from).name} was renamed to ${describeSkill(to).name}: callers that use the old name will not find it.`,
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skills/worklog/SKILL.md --
---
name: journal
description: Writes a work log.
version: 1.0.0
---
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/tools/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.1.0
---
`,
});
