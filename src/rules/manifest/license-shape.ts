import { code, msg } from '../../model/message.ts';
import { get } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';

/** A license that is not a text. */
export const licenseShape = manifestRule('agent-skills', {
  id: 'license-shape',
  severity: 'error',
  summary: 'Reports a `license` that is a list or a mapping.',
  why: 'Parsers that expect a string reject the whole skill.',
  source:
    'The SKILL.md parser: `License string`, "an optional SPDX-ish tag"; its YAML decoder refuses a list or a mapping.',
  howToFix: 'Write the name of the license, or the name of a bundled license file.',
  *check({ manifest }) {
    const value = get(manifest.root, 'license');
    if (value?.kind !== 'list' && value?.kind !== 'table') return;
    yield {
      message: msg`${code('license')} is ${shownValue(value)}, not a string.`,
      help: msg`Write a string such as ${code('MIT')}.`,
      at: value.at,
      about: 'license',
    };
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nlicense:\n  - MIT'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.\nlicense: MIT'),
});
