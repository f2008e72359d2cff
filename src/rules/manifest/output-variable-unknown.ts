import { inputsOf, interfaceOf, outputsOf } from '../../dialects/manifest-v1/entries.ts';
import { code, msg } from '../../model/message.ts';
import { variablesIn } from '../../model/text/placeholders.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** A placeholder in an output pattern without an input of that name. */
export const outputVariableUnknown = manifestRule('manifest-v1', {
  id: 'output-variable-unknown',
  severity: 'error',
  summary: 'Reports a `{{name}}` in an output pattern that is not an input.',
  why: 'The runtime has no value for it, so callers do not find the file that the skill wrote.',
  howToFix: 'Write the name of an input of the skill, or declare the name under `inputs`.',
  source: 'ADR-002, "outputs": "File patterns with `{{var}}` substitution"',
  enforces: [
    adr002('`files`: File patterns with `{{var}}` substitution', 'outputs.files.[].pattern'),
  ],
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
        const message = msg`Unknown input ${code(name)} in output ${code(pattern)}.`;
        yield { message, at, about: `${pattern}\0${name}` };
      }
    }
  },
});
