import { isLicense, likelyLicense } from '../../dialects/skill-toml/license.ts';
import { code } from '../../model/value/format-value.ts';
import { get, text, toJson } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

/** A licence that is not an SPDX expression. */
export const licenseSpdx = manifestRule('skill-toml', {
  id: 'license-spdx',
  severity: 'warning',
  summary: 'The licence of a skill.toml is an SPDX licence expression.',
  why: 'Tools that allow skills by their licence compare SPDX identifiers, and find none.',
  source: 'skill.toml contract, "[skill] Section": "SPDX license identifier"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: '`license` | string | No | SPDX license identifier',
      fields: ['skill.license'],
    },
  ],
  howToFix:
    'Write an identifier of https://spdx.org/licenses/. For a licence that is not in the list, write `LicenseRef-` and a name.',
  invalid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"\nlicense = "Apache 2"'),
  valid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"\nlicense = "Apache-2.0"'),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'skill'), 'license');
    const license = text(value);
    if (!value || license === undefined || isLicense(license)) return;
    const likely = likelyLicense(license);
    const hint =
      likely === null
        ? 'For a licence that SPDX does not list, write `LicenseRef-` and a name.'
        : `Write ${code(likely)}.`;
    const message = `License ${code(license)} is not an SPDX expression. ${hint}`;
    yield { message, at: value.at, about: 'skill.license', value: toJson(value) };
  },
});
