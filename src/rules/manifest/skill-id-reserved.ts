import { code, msg } from '../../model/message.ts';
import { get, text } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

/** An id in the namespace of the built-in skills of caro, the host that skill.toml is for. */
export const skillIdReserved = manifestRule('skill-toml', {
  id: 'skill-id-reserved',
  severity: 'warning',
  summary: 'Reports skill ids in the reserved namespace `core`.',
  why: 'A built-in skill of that id, now or in a later version of the host, replaces this one or is hidden by it.',
  source: 'skill.toml contract, "Skill ID Format": "core.* - Built-in skills (reserved)"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'core.* - Built-in skills (reserved)',
      fields: ['skill.id'],
    },
  ],
  howToFix:
    'Use another namespace, such as `custom`. In the repository of the built-in skills, turn the rule off.',
  invalid: withToml('', '', 'id = "core.deploy"\nversion = "1.0.0"'),
  valid: withToml('', '', 'id = "custom.deploy"\nversion = "1.0.0"'),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'skill'), 'id');
    const id = text(value);
    if (!value || !id?.startsWith('core.')) return;
    yield {
      message: msg`Skill id ${code(id)} uses the reserved namespace ${code('core')}.`,
      help: msg`Use another namespace, such as ${code('custom')}.`,
      at: value.at,
      about: 'skill.id',
    };
  },
});
