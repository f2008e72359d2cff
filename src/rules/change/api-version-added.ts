import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { formatText } from '../words/words.ts';

/** A skill.toml declares its format version for the first time. */
export const apiVersionAdded = changeRule({
  id: 'api-version-added',
  category: 'format',
  summary: 'An added `api_version` needs a patch bump.',
  why: 'Nothing breaks: caro can now check whether it reads the manifest.',
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: ({ after, detail }) => hasApiVersion(after) && detail === 'added',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`api_version` was added',
  message: ({ after }) =>
    `\`api_version\` ${formatText(after, 'format')} was added. Caro now checks whether it can read the manifest.`,
  invalid: twoTomls('# api_version = "1.0"', 'api_version = "1.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});
