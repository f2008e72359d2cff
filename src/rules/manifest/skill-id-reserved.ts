import { code } from '../../model/value/format-value.ts';
import { get, text } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

/** An id in the namespace of the built-in skills of caro, the host that skill.toml is for. */
export const skillIdReserved = manifestRule('skill-toml', {
  id: 'skill-id-reserved',
  severity: 'warning',
  summary: 'Only built-in skills have an id in the namespace `core`.',
  why: 'A built-in skill with that id, now or in a later version of caro (the host of skill.toml), replaces this one or is hidden by it.',
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
    const message = `Skill id ${code(id)} is in the namespace \`core\`, which caro reserves for its built-in skills. If caro has or gets a built-in skill of this id, only one of the two is used. Choose another namespace, such as \`custom\`.`;
    yield { message, at: value.at, about: 'skill.id' };
  },
});
