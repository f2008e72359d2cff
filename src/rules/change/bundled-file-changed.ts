import { join, list, type Message, msg, pathPart, words } from '../../model/message.ts';
import { without } from '../../model/text/without.ts';
import { worklogSkill } from '../examples/skill.ts';
import { changeRule } from '../rule.ts';
import { fileNames } from '../words/words.ts';

export const bundledFileChanged = changeRule({
  id: 'bundled-file-changed',
  summary: 'Reports new, changed and removed files of a skill.',
  why: 'Scripts and references are part of what the skill does, and no field says what changed in them.',
  on: { kind: 'bundle' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Bug fixes' },
  message: ({ from, to }) => {
    const [before, after] = [fileNames(from, []), fileNames([], to)];
    const removed = without(before, after);
    const clauses = [
      clause(without(before, removed), ['changed', 'changed']),
      clause(without(after, before), ['was added', 'were added']),
      clause(removed, ['was removed', 'were removed']),
    ];
    return msg`${join(clauses.flat(), '; ')}.`;
  },
  invalid: `
${worklogSkill('before/', 'version: 1.0.0')}
-- before/skills/worklog/log.sh --
date
${worklogSkill('after/', 'version: 1.0.0')}
-- after/skills/worklog/log.sh --
date -u
`,
  valid: `
${worklogSkill('before/', 'version: 1.0.0')}
-- before/skills/worklog/log.sh --
date
${worklogSkill('after/', 'license: MIT\nversion: 1.0.0')}
-- after/skills/worklog/log.sh --
date
`,
});

function clause(files: readonly string[], [one, many]: readonly [string, string]): Message[] {
  if (files.length === 0) return [];
  return [msg`${list(files.map(pathPart))} ${words(files.length === 1 ? one : many)}`];
}
