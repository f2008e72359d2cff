import { changeRule } from '../rule.ts';

/** Stub. */
export const unclassifiedChange = changeRule({
  id: 'unclassified-change',
  category: 'format',
  summary: 'Every change to a manifest is one that Skillgate knows how to judge.',
  why: 'A field nobody judges may still be one that callers rely on, so its change is never silent.',
  on: { kind: 'field' },
  grade: { bump: 'none', warn: true },
  direction: 'none',
  basis: 'inferred',
  message: ({ before, after }) => `Field "${(after ?? before)?.name}" changed.`,
  fails: `
-- before/skills/pdf/SKILL.md --
---
name: pdf
description: Fills PDF forms.
model: small
---
-- after/skills/pdf/SKILL.md --
---
name: pdf
description: Fills PDF forms.
model: large
---
`,
  passes: `
-- before/skills/pdf/SKILL.md --
---
name: pdf
description: Fills PDF forms.
model: small
---
-- after/skills/pdf/SKILL.md --
---
name: pdf
description: Fills PDF forms.
model: small
---
`,
});
