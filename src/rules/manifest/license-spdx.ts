import { isLicense, likelyLicense } from '../../dialects/skill-toml/license.ts';
import { quote } from '../../model/value/format-value.ts';
import { get, text, toJson } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

/** A licence that is not an SPDX expression. */
export const licenseSpdx = manifestRule('skill-toml', {
  id: 'license-spdx',
  severity: 'warning',
  summary: 'The licence of a skill.toml is an SPDX licence expression.',
  why: 'Whoever decides by its licence whether a skill may be used compares SPDX identifiers and finds none.',
  source: 'skill.toml contract, "[skill] Section": "SPDX license identifier"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: '`license` | string | No | SPDX license identifier',
      fields: ['skill.license'],
    },
  ],
  howToFix:
    'Identifiers are listed at https://spdx.org/licenses/. A licence that is not among them goes by `LicenseRef-` and a name.',
  invalid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"\nlicense = "Apache 2"'),
  valid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"\nlicense = "Apache-2.0"'),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'skill'), 'license');
    const license = text(value);
    if (!value || license === undefined || isLicense(license)) return;
    const likely = likelyLicense(license);
    const hint =
      likely === null
        ? 'one that SPDX does not list is written "LicenseRef-" and a name'
        : `here probably ${quote(likely)}`;
    const message = `License ${quote(license)} is no SPDX expression; ${hint}.`;
    yield { message, at: value.at, about: 'skill.license', value: toJson(value) };
  },
});
