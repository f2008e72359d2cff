import { code } from '../../model/value/format-value.ts';
import { get, items, text } from '../../model/value/value.ts';
import { withFields } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const format = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** A capability tag that is not of the form domain-verb. */
export const capabilityFormat = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'capability-format',
  severity: 'warning',
  summary: 'A capability tag has the form domain-verb in lower case, such as `memory-search`.',
  why: 'Indexes look up skills by capability tag, and do not find a tag of another form.',
  source: 'Skill Manifest v2, "capabilities": "Convention: `domain-verb` format"',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Convention: `domain-verb` format, e.g.:',
      fields: ['capabilities.[]'],
    },
    {
      document: 'Skill Manifest v2',
      quote:
        'Free-form tags describing what the skill can do. Used by the index for capability → skill lookup.',
      fields: ['capabilities'],
    },
  ],
  howToFix:
    'Write a domain and a verb in lower case with a hyphen between them. Turn the rule off if your index has another convention.',
  invalid: withFields({ capabilities: ['Memory Search'] }),
  valid: withFields({ capabilities: ['memory-search'] }),
  *check({ manifest }) {
    for (const value of items(get(manifest.root, 'capabilities'))) {
      const capability = text(value);
      if (capability === undefined || format.test(capability)) continue;
      const message = `Capability tag ${code(capability)} does not have the form domain-verb, such as \`memory-search\`. Indexes may not find it.`;
      yield { message, at: value.at, about: capability };
    }
  },
});
