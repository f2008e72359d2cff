import { skillIdFault } from '../../dialects/skill-toml/skill-id.ts';
import { code, msg } from '../../model/message.ts';
import { type Field, fields, get } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';
const sections = ['dependencies', 'suggestions'] as const;

/** A dependency or suggestion under a name that no skill can have. */
export const dependencyIdFormat = manifestRule('skill-toml', {
  id: 'dependency-id-format',
  severity: 'warning',
  summary:
    'Reports keys of `[dependencies]` and `[suggestions]` that are not in the format of a skill id.',
  why: 'No skill can have this id, so the runtime never finds it.',
  source: 'skill.toml contract, "Skill ID Format"',
  enforces: [
    { document, quote: '"core.shell" = ">=1.0"', fields: ['dependencies.*'] },
    {
      document,
      quote: '"tool.terraform" = "Works great with Terraform for IaC"',
      fields: ['suggestions.*'],
    },
  ],
  howToFix: 'Write the id that the other skill has under `skill.id`.',
  invalid: withToml('[dependencies]\n"kubectl" = ">=0.2"'),
  valid: withToml('[dependencies]\n"tool.kubectl" = ">=0.2"'),
  *check({ manifest: { root } }) {
    for (const section of sections) {
      for (const field of fields(get(root, section))) {
        if (!isEntry(field)) continue;
        const fault =
          field.key.trim() === ''
            ? { message: msg`Empty key in ${code(`[${section}]`)}.` }
            : skillIdFault(field.key);
        if (fault) yield { ...fault, at: field.keyAt, about: `${section}\0${field.key}` };
      }
    }
  },
});

/** False for an id without quotes, which TOML reads as a nested table and manifest-shape reports. */
function isEntry({ value }: Field): boolean {
  return value.kind !== 'table' || value.fields.size === 0 || get(value, 'version') !== undefined;
}
