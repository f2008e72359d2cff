import { schemasOf } from '../../dialects/manifest-v1/entries.ts';
import { code, type Message, msg, nothing, volatile } from '../../model/message.ts';
import { patternPackage } from '../../model/packages.cjs';
import { get, text } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** A pattern that is not a valid regular expression. */
export const inputPatternInvalid = manifestRule('manifest-v1', {
  id: 'input-pattern-invalid',
  severity: 'error',
  summary: 'Reports an input whose `pattern` is not a valid regular expression.',
  why: 'A runtime that compiles the pattern stops with an error.',
  howToFix:
    'Correct the regular expression. In a YAML string with double quotation marks, write each backslash twice.',
  source: 'ADR-002, "JSON Schema Subset Supported": "`pattern`: regex for string validation"',
  enforces: [adr002('`pattern`: regex for string validation', 'inputs.*.[].schema.pattern')],
  invalid: withManifest(`
inputs:
  required:
    - name: day
      schema:
        type: string
        pattern: "^[0-9{4}$"
`),
  valid: withManifest(`
inputs:
  required:
    - name: day
      schema:
        type: string
        pattern: "^[0-9]{4}$"
`),
  *check({ manifest }) {
    for (const { input, value } of schemasOf(manifest.root)) {
      const pattern = get(value, 'pattern');
      const expression = text(pattern);
      if (!pattern || expression === undefined || isEcmaScript(expression)) continue;
      const reason = rejectionReason(expression);
      if (reason === null) continue;
      const pair = msg`Pattern ${code(expression)} of input ${code(input.name)}`;
      const message = msg`${pair} is not a valid regular expression${reason}.`;
      yield { message, at: pattern.at, about: `${input.name}\0${expression}` };
    }
  },
});

/** True for ECMAScript, the dialect of JSON Schema. Compiling an expression without running it is safe. */
function isEcmaScript(pattern: string): boolean {
  return ['u', ''].some((flags) => {
    try {
      new RegExp(pattern, flags);
      return true;
    } catch {
      return false;
    }
  });
}

/** Longer patterns can compile to very large programs. */
const maxLength = 1000;

/** Why RE2 rejects the pattern too; null if RE2 accepts it, such as `(?i)`. */
function rejectionReason(pattern: string): Message | null {
  if (pattern.length > maxLength) return nothing;
  try {
    patternPackage().RE2JS.compile(pattern);
    return null;
  } catch (error) {
    const found =
      error instanceof Error ? /^error parsing regexp: ([^:`]+)/.exec(error.message)?.[1] : null;
    return found ? msg` (${volatile(code(found.trim()))})` : nothing;
  }
}
