import { formatNames } from '../../model/value/format-value.ts';
import { changeRule } from '../rule.ts';
import { fileNames } from '../words/words.ts';

/** Files of the skill other than its manifest changed. */
export const bundledFileChanged = changeRule({
  id: 'bundled-file-changed',
  category: 'documentation',
  summary: 'A changed bundled file needs a patch bump.',
  why: 'Scripts and references are part of what the skill does, and the manifest does not say what changed in them.',
  on: { kind: 'bundle' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Bug fixes' },
  message: ({ from, to }) => {
    const [before, after] = [fileNames(from, []), fileNames([], to)];
    const sentences = [
      sentence(
        before.filter((name) => after.includes(name)),
        'changed',
        'changed',
      ),
      sentence(
        after.filter((name) => !before.includes(name)),
        'was added',
        'were added',
      ),
      sentence(
        before.filter((name) => !after.includes(name)),
        'was removed',
        'were removed',
      ),
    ];
    return sentences.filter(Boolean).join(' ');
  },
  invalid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- before/skills/worklog/log.sh --
date
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- after/skills/worklog/log.sh --
date -u
`,
  valid: `
-- before/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
version: 1.0.0
---
-- before/skills/worklog/log.sh --
date
-- after/skills/worklog/SKILL.md --
---
name: worklog
description: Writes a work log.
license: MIT
version: 1.0.0
---
-- after/skills/worklog/log.sh --
date
`,
});

function sentence(names: readonly string[], singular: string, plural: string): string {
  if (names.length === 0) return '';
  return names.length === 1
    ? `Bundled file ${formatNames(names)} ${singular}.`
    : `${names.length} bundled files ${plural}: ${formatNames(names)}.`;
}
