import { interfaceOf, variablesOf } from '../../dialects/manifest-v1/entries.ts';
import { code, msg } from '../../model/message.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/**
 * A name that programs can set and read: no hyphen, which shells do not take, except in the inputs of an Action;
 * dots and parentheses as in `discovery.type` and `ProgramFiles(x86)`.
 */
const variableName = /^(?:[A-Za-z_][\w.()]*|INPUT_[\w.-]+)$/;

export const envNameFormat = manifestRule('manifest-v1', {
  id: 'env-name-format',
  severity: 'warning',
  summary: 'Reports environment variables whose name no shell can set.',
  why: 'The variable is never set, so a required one stops the skill, and an optional one has no effect.',
  source: 'ADR-002, "env": "Environment variables the skill reads."',
  enforces: [adr002('Environment variables the skill reads.', 'env.*.[].name')],
  howToFix: 'Write the bare name of the variable, in letters, digits and underscores: `HOME`.',
  invalid: withManifest('env:\n  required:\n    - name: $PROJECT'),
  valid: withManifest('env:\n  required:\n    - name: PROJECT'),
  *check({ manifest: { root } }) {
    for (const { name, at } of [...variablesOf(root), ...(interfaceOf(root, 'env') ?? [])]) {
      if (variableName.test(name)) continue;
      const likely = likelyName(name);
      const message = msg`${code(name)} is not the name of an environment variable.`;
      const help = likely === undefined ? undefined : msg`Write ${code(likely)}.`;
      yield { message, help, at, about: name };
    }
  },
});

/** The name in `$NAME`, `${NAME:-x}`, `%NAME%` or `NAME=value`, or the words with underscores between them. */
function likelyName(name: string): string | undefined {
  const inner = /^(?:export\s+)?[$%]?\{?([A-Za-z_][\w .-]*?)(?:[}%:=].*)?$/s.exec(name)?.[1];
  const joined = inner?.trim().replace(/[\s-]+/g, '_');
  return joined !== undefined && variableName.test(joined) ? joined : undefined;
}
