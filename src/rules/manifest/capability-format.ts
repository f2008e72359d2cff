import { quote } from '../../model/value/format-value.ts';
import { get, items, text } from '../../model/value/value.ts';
import { withFields } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const format = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** A capability that is not of the form domain-verb. */
export const capabilityFormat = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'capability-format',
  severity: 'warning',
  summary: 'A capability is written domain-verb, in lower case, such as `memory-search`.',
  why: 'Indexes look skills up by capability; one that is written otherwise is not found beside its kind.',
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
    'Write a domain and a verb in lower case with a hyphen between them, or turn the rule off where your index has another convention.',
  invalid: withFields({ capabilities: ['Memory Search'] }),
  valid: withFields({ capabilities: ['memory-search'] }),
  *check({ manifest }) {
    for (const value of items(get(manifest.root, 'capabilities'))) {
      const capability = text(value);
      if (capability === undefined || format.test(capability)) continue;
      const message = `Capability ${quote(capability)} is not of the form domain-verb, such as "memory-search".`;
      yield { message, at: value.at, about: capability };
    }
  },
});
