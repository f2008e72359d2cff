import { code, msg } from '../../model/message.ts';
import { get, items, text } from '../../model/value/value.ts';
import { withFields } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const format = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** A capability tag that is not of the form domain-verb. */
export const capabilityFormat = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'capability-format',
  severity: 'warning',
  summary:
    'Reports capability tags that are not a domain and a verb in lower case, such as `memory-search`.',
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
      const message = msg`Invalid capability tag ${code(capability)}.`;
      const help = msg`Write a domain and a verb, such as ${code('memory-search')}.`;
      yield { message, help, at: value.at, about: capability };
    }
  },
});
