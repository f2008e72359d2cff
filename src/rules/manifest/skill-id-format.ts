import { skillIdFault } from '../../dialects/skill-toml/skill-id.ts';
import { formatValue } from '../../model/value/format-value.ts';
import { get, text, toJson } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';

/** An id without a valid namespace or name. */
export const skillIdFormat = manifestRule('skill-toml', {
  id: 'skill-id-format',
  severity: 'error',
  summary: 'A skill id is a namespace, a dot and a name in lower-case letters, digits and `-_+.`.',
  why: 'The registry sorts skills by namespace and refuses an id without one, and dependencies name skills by id.',
  source: 'skill.toml contract, "Skill ID Format"',
  enforces: [
    {
      document,
      quote: 'ID format: Must match `<namespace>.<name>` pattern',
      fields: ['skill.id'],
    },
    { document, quote: 'cloud.* - Cloud provider skills', fields: ['skill.id'] },
    { document, quote: 'tool.* - CLI tool skills', fields: ['skill.id'] },
    { document, quote: 'lang.* - Programming language skills', fields: ['skill.id'] },
    { document, quote: 'platform.* - Platform/service skills', fields: ['skill.id'] },
    { document, quote: 'custom.* - Custom/private skills', fields: ['skill.id'] },
  ],
  howToFix:
    'Correct the id. Dependencies of other skills name this skill by its id, so change them too.',
  invalid: withToml('', '', 'id = "deploy"\nversion = "1.0.0"'),
  valid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"'),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'skill'), 'id');
    if (!value) return;
    const id = text(value);
    const fault =
      id === undefined ? `\`skill.id\` is ${formatValue(value)}${expectedForm}` : faultOf(id);
    if (fault)
      yield { message: `${fault}.`, at: value.at, about: 'skill.id', value: toJson(value) };
  },
});

const expectedForm = '. Write a string such as `tool.kubernetes`';

function faultOf(id: string): string | null {
  return id.trim() === '' ? `\`skill.id\` is blank${expectedForm}` : skillIdFault(id);
}
