import { formatValue } from '../../model/value/format-value.ts';
import { get } from '../../model/value/value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

/** A license that is not a text. */
export const licenseShape = manifestRule('agent-skills', {
  id: 'license-shape',
  severity: 'error',
  summary: 'The value of `license` is a string.',
  why: 'Parsers that expect a string refuse the whole skill.',
  source:
    'The SKILL.md parser: `License string`, "an optional SPDX-ish tag"; its YAML decoder refuses a list or a mapping.',
  howToFix: 'Write the name of the license, or the name of a bundled license file.',
  *check({ manifest }) {
    const value = get(manifest.root, 'license');
    if (value?.kind !== 'list' && value?.kind !== 'table') return;
    const message = `\`license\` is ${formatValue(value)}, so parsers that expect a string refuse the whole skill. Write a string such as \`MIT\`.`;
    yield { message, at: value.at, about: 'license' };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nlicense:\n  - MIT'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nlicense: MIT'),
});
