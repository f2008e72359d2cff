import { isLicense, likelyLicense } from '../../dialects/skill-toml/license.ts';
import { code, msg } from '../../model/message.ts';
import { get, text, toJson } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

/** A licence that is not an SPDX expression. */
export const licenseSpdx = manifestRule('skill-toml', {
  id: 'license-spdx',
  severity: 'warning',
  summary: 'Reports a license in skill.toml that is not an SPDX license expression.',
  why: 'Tools that allow skills by their license compare SPDX identifiers, and do not know this one.',
  source: 'skill.toml contract, "[skill] Section": "SPDX license identifier"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: '`license` | string | No | SPDX license identifier',
      fields: ['skill.license'],
    },
  ],
  howToFix:
    'Write an identifier of https://spdx.org/licenses/. For a license that is not in the list, write `LicenseRef-` and a name.',
  invalid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"\nlicense = "Apache 2"'),
  valid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"\nlicense = "Apache-2.0"'),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'skill'), 'license');
    const license = text(value);
    if (!value || license === undefined || isLicense(license)) return;
    const likely = likelyLicense(license);
    yield {
      message: msg`License ${code(license)} is not an SPDX expression.`,
      help:
        likely === null
          ? msg`Write an SPDX identifier, or ${code('LicenseRef-')} and a name.`
          : msg`Write ${code(likely)}.`,
      at: value.at,
      about: 'skill.license',
      value: toJson(value),
    };
  },
});
