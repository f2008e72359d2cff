import { msg } from '../../model/message.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

const maxLines = 500;

/** A body longer than the specification recommends. */
export const bodyLines = manifestRule('agent-skills', {
  id: 'body-lines',
  severity: 'note',
  offByDefault: true,
  summary: `Reports a SKILL.md whose body has more than ${maxLines} lines.`,
  why: 'The whole body enters the context of every agent that uses the skill. Details fit in separate files.',
  howToFix: 'Move details to files of their own, such as `references/forms.md`, and link to them.',
  source:
    'Agent Skills specification, "Progressive disclosure": "Keep your main `SKILL.md` under 500 lines".',
  *check({ manifest: { body, path } }) {
    if (!body) return;
    const lines = linesOf(body.text.trimEnd());
    if (lines <= maxLines) return;
    const first = body.locate(0, 0).range?.start.line ?? 1;
    const start = { line: first + maxLines, column: 1 };
    const message = msg`The body has ${lines} lines; at most ${maxLines} are recommended.`;
    yield {
      message,
      help: msg`Move details to files of their own.`,
      at: { path, range: { start, end: start } },
      about: 'body',
      identity: '',
    };
  },
  invalid: oneSkill(
    'name: pdf\ndescription: Fills PDF forms.',
    'Fill the next field.\n'.repeat(501),
  ),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.', 'Fill every field.\n'),
});

function linesOf(text: string): number {
  let lines = 1;
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) lines++;
  return lines;
}
