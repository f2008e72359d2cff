import { inputsOf, interfaceOf, outputsOf } from '../../dialects/manifest-v1/entries.ts';
import { variablesIn } from '../../model/text/placeholders.ts';
import { quote } from '../../model/value/format-value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';

/** A placeholder in an output pattern without an input of that name. */
export const outputVariableUnknown = manifestRule('manifest-v1', {
  id: 'output-variable-unknown',
  severity: 'error',
  summary: 'Every `{{name}}` of an output pattern is an input.',
  why: 'Nothing can be put in its place, so nobody finds the file the skill wrote.',
  source: 'ADR-002, "outputs": "File patterns with `{{var}}` substitution"',
  invalid: withManifest(`
outputs:
  files:
    - pattern: "docs/{{topic}}.org"
`),
  valid: withManifest(`
inputs:
  required:
    - name: topic
outputs:
  files:
    - pattern: "docs/{{topic}}.org"
`),
  *check({ manifest: { root } }) {
    const known = new Set(
      [...inputsOf(root), ...(interfaceOf(root, 'inputs') ?? [])].map(({ name }) => name),
    );
    for (const { name: pattern, at } of outputsOf(root)) {
      const unknown = new Set(variablesIn(pattern).filter((name) => !known.has(name)));
      for (const name of unknown) {
        const message = `Output ${quote(pattern)} names ${quote(`{{${name}}}`)}, which is no input of the skill.`;
        yield { message, at, about: `${pattern}\0${name}` };
      }
    }
  },
});
