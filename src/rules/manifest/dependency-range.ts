import { code, msg, namePart } from '../../model/message.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { dependenciesOf } from '../support/dependencies.ts';
import { rangeClauses } from '../words/range-clauses.ts';

/** A dependency version that is not a valid range. */
export const dependencyRange = manifestRule('skill-toml', {
  id: 'dependency-range',
  severity: 'error',
  summary:
    'Reports dependency versions that are not a range such as `>=1.0`, `<2.0`, `>=1.0,<2.0`, `1.0` or `*`.',
  why: 'An installer that cannot read the range rejects the skill, or guesses and installs an untested version.',
  source: 'skill.toml contract, "Version Requirements"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: '`">=1.0"` | Version requirement',
      fields: ['dependencies.*'],
    },
    {
      document: 'skill.toml contract',
      quote: 'Uses semver-like syntax',
      fields: ['dependencies.*.version'],
    },
    ...rangeClauses,
  ],
  howToFix:
    'Write comparators (`>=`, `>`, `<=`, `<`) and join them with commas. A bare version is exact, and `*` accepts any version. The `^1.2` of other tools is `>=1.2,<2.0` here.',
  invalid: withToml('[dependencies]\n"core.shell" = "^1.0"'),
  valid: withToml('[dependencies]\n"core.shell" = ">=1.0,<2.0"'),
  *check({ manifest }) {
    for (const { id, version, range } of dependenciesOf(manifest)) {
      if (!version || !range || !('fault' in range)) continue;
      const { fault, help } = range;
      const message = msg`Range ${code(version.written)} of dependency ${namePart(id)} ${fault}.`;
      yield { message, help, at: version.at, about: id, value: version.written };
    }
  },
});
