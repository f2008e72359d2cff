import { msg } from '../../model/message.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

const maxBytes = 1024 * 1024;

/** A body larger than readers of skills accept. */
export const bodySize = manifestRule('agent-skills', {
  id: 'body-size',
  severity: 'error',
  summary: 'Reports a SKILL.md whose body has more than 1 MiB.',
  why: 'Hosts with a limit reject the skill, and no model has room for so much text.',
  howToFix: 'Move details to files of their own, such as `references/forms.md`, and link to them.',
  source: 'The SKILL.md parser: "1 MiB of instruction text is already excessive".',
  *check({ manifest: { body } }) {
    if (!body || body.text.length <= maxBytes / 3) return;
    const size = Buffer.byteLength(body.text.replaceAll('\r\n', '\n').trim());
    if (size <= maxBytes) return;
    const message = msg`The body has ${size} bytes; at most ${maxBytes} are allowed.`;
    const help = msg`Move details to files of their own.`;
    yield { message, help, at: body.locate(0, 0), about: 'body', identity: '' };
  },
  invalid: oneSkill(
    'name: pdf\ndescription: Fills PDF forms.',
    '# PDF\n',
    'skills/pdf/SKILL.md (1100000 bytes)',
  ),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '# PDF\n'),
});
