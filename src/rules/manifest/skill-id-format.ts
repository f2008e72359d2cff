import { skillIdFault } from '../../dialects/skill-toml/skill-id.ts';
import { code, msg } from '../../model/message.ts';
import { get, text, toJson } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';

const document = 'skill.toml contract';

/** An id without a valid namespace or name. */
export const skillIdFormat = manifestRule('skill-toml', {
  id: 'skill-id-format',
  severity: 'error',
  summary: 'Reports skill ids that are not a namespace, a dot and a name.',
  why: 'The registry sorts skills by namespace and rejects an id without one. Dependencies name skills by id.',
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
  howToFix: 'Correct the id, and the dependencies of other skills that name it.',
  invalid: withToml('', '', 'id = "deploy"\nversion = "1.0.0"'),
  valid: withToml('', '', 'id = "tool.deploy"\nversion = "1.0.0"'),
  *check({ manifest: { root } }) {
    const value = get(get(root, 'skill'), 'id');
    if (!value) return;
    const id = text(value);
    const fault =
      id === undefined
        ? { message: msg`${code('skill.id')} is ${shownValue(value)}, not a string.` }
        : faultOf(id);
    if (fault) yield { ...fault, at: value.at, about: 'skill.id', value: toJson(value) };
  },
});

function faultOf(id: string) {
  return id.trim() === '' ? { message: msg`${code('skill.id')} is empty.` } : skillIdFault(id);
}
