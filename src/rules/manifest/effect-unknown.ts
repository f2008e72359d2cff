import { suggest } from '../../model/text/suggest.ts';
import { code, formatValue, joinWithOr } from '../../model/value/format-value.ts';
import { get, items, text } from '../../model/value/value.ts';
import { withFields } from '../examples/block.ts';
import { type Clause, manifestRule } from '../rule.ts';
import { effects } from '../support/effects.ts';

const names = [...effects.keys()];
const all = joinWithOr(names.map(code));

/** An effect that no policy defines. */
export const effectUnknown = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'effect-unknown',
  severity: 'error',
  summary: 'Every effect of a manifest block is one of the eight of Skill Manifest v2.',
  why: 'Policies allow and refuse effects by name. An unknown one is refused, or not checked.',
  source: 'Skill Manifest v2, "effects": "Standardized side-effect declarations:"',
  enforces: [
    ...[...effects.values()].map(({ definition }): Clause => clause(definition, 'effects.[]')),
    clause('Side effects this skill may produce. Checked against policy.', 'effects'),
  ],
  howToFix: `Write one of ${joinWithOr(names)}.`,
  invalid: withFields({ effects: ['db.reed'] }),
  valid: withFields({ effects: ['db.read'] }),
  *check({ manifest }) {
    for (const value of items(get(manifest.root, 'effects'))) {
      const effect = text(value);
      if (effect !== undefined && effects.has(effect)) continue;
      const suggestion = effect === undefined ? undefined : suggest(effect, names, 2);
      const what =
        effect === undefined
          ? `An effect that is ${formatValue(value)}`
          : `Effect ${formatValue(value)}`;
      const hint =
        suggestion === undefined ? `Write one of ${all}.` : `Did you mean ${code(suggestion)}?`;
      const message = `${what} is not defined, so no policy can allow it. ${hint}`;
      yield { message, at: value.at, about: effect ?? formatValue(value) };
    }
  },
});

function clause(quote: string, field: string): Clause {
  return { document: 'Skill Manifest v2', quote, fields: [field] };
}
