import { get, source } from '../../model/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { lengthOf } from '../support/skill-name.ts';

const most = 500;

/** A compatibility text longer than the specification allows. */
export const compatibilityLength = manifestRule('agent-skills', {
  id: 'compatibility-length',
  severity: 'error',
  summary: `The \`compatibility\` text has at most ${most} characters.`,
  why: 'Agents that keep the limit refuse the skill.',
  source:
    'Agent Skills specification, "compatibility field": "Must be 1-500 characters if provided".',
  *check({ manifest }) {
    const value = get(manifest.root, 'compatibility');
    const length = lengthOf(source(value) ?? '');
    if (!value || length <= most) return;
    const message = `The compatibility text has ${length} characters; at most ${most} are allowed.`;
    yield { message, at: value.at, about: 'compatibility' };
  },
  fails: oneSkill(
    `name: pdf\ndescription: Fills PDF forms.\ncompatibility: ${'Requires Python 3.11. '.repeat(23)}`,
  ),
  passes: oneSkill(
    'name: pdf\ndescription: Fills PDF forms.\ncompatibility: Requires Python 3.11.',
  ),
});
