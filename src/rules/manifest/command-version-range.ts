import { compareDotted } from '../../contract/coverage/dotted.ts';
import { commandsOf } from '../../dialects/manifest-v1/entries.ts';
import { code, msg } from '../../model/message.ts';
import { get, source, toJson, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

const dotted = /^\d+(?:\.\d+)*$/;

/** Version bounds of a command that are not dotted numbers, or that no version satisfies. */
export const commandVersionRange = manifestRule('manifest-v1', {
  id: 'command-version-range',
  severity: 'error',
  summary:
    'Reports version bounds of commands that are not dotted numbers, and minimums above the maximum.',
  why: 'No installed version satisfies the precondition, and the skill never starts.',
  howToFix:
    'Write dotted numbers such as `"2.40"` without an operator, and a `min_version` that is not above `max_version`.',
  source: 'ADR-002, "preconditions": "minimum version (optional, e.g., "2.40")"',
  enforces: [
    adr002(
      '`min_version`: minimum version (optional, e.g., "2.40")',
      'preconditions.commands.[].min_version',
    ),
    adr002('`max_version`: maximum version (optional)', 'preconditions.commands.[].max_version'),
  ],
  invalid: withManifest(`
preconditions:
  commands:
    - cmd: git
      min_version: ">=2.40"
`),
  valid: withManifest(`
preconditions:
  commands:
    - cmd: git
      min_version: "2.40"
`),
  *check({ manifest }) {
    for (const { name, value } of commandsOf(manifest.root)) {
      const low = get(value, 'min_version');
      const high = get(value, 'max_version');
      for (const [key, bound] of [['min_version', low] as const, ['max_version', high] as const]) {
        if (!bound || !isVersion(bound) || isDotted(bound)) continue;
        const message = msg`${code(key)} of command ${code(name)} is ${shownValue(bound)}.`;
        const help = msg`Write a dotted number such as ${code('2.40')}.`;
        yield { message, help, at: bound.at, about: `${name}\0${key}`, value: toJson(bound) };
      }
      if (!low || !high || !isDotted(low) || !isDotted(high)) continue;
      const [from, to] = [source(low) ?? '', source(high) ?? ''];
      if (!isAbove(from, to)) continue;
      const bounds = msg`${code('min_version')} ${code(from)} is above ${code('max_version')} ${code(to)}`;
      const message = msg`${bounds} of command ${code(name)}.`;
      yield { message, at: low.at, about: `${name}\0range`, value: [from, to] };
    }
  },
});

/** Values of other types are reported by manifest-shape. */
function isVersion({ kind }: Value): boolean {
  return kind === 'string' || kind === 'number' || kind === 'other';
}

function isDotted(value: Value): boolean {
  return isVersion(value) && dotted.test(source(value) ?? '');
}

/** Compares the common number of parts: a maximum version of 2 includes 2.40. */
function isAbove(low: string, high: string): boolean {
  const [from, to] = [low.split('.'), high.split('.')];
  const [a, b] = [from.slice(0, to.length), to.slice(0, from.length)];
  return (compareDotted(a.join('.'), b.join('.')) ?? 0) > 0;
}
