import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { facetText } from '../words/words.ts';

/** A skill.toml declares its format version for the first time. */
export const apiVersionAdded = changeRule({
  id: 'api-version-added',
  category: 'format',
  summary: 'Reports an added `api_version`.',
  why: 'Nothing breaks: caro can now check whether it can read the manifest.',
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: ({ after, detail }) => hasApiVersion(after) && detail === 'added',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'new `api_version`',
  message: ({ after }) => msg`New ${code('api_version')}: ${facetText(after, 'format')}.`,
  invalid: twoTomls('# api_version = "1.0"', 'api_version = "1.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});
