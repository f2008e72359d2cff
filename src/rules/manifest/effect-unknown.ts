import { code, msg } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { get, items, text, toJson } from '../../model/value/value.ts';
import { oneOf } from '../../model/words/codes.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withFields } from '../examples/block.ts';
import { type Clause, manifestRule } from '../rule.ts';
import { effects } from '../support/effects.ts';

const names = [...effects.keys()];

/** An effect that no policy defines. */
export const effectUnknown = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'effect-unknown',
  severity: 'error',
  summary: 'Reports effects of a manifest block that Skill Manifest v2 does not define.',
  why: 'Policies allow and reject effects by name. An unknown one is rejected, or not checked.',
  source: 'Skill Manifest v2, "effects": "Standardized side-effect declarations:"',
  enforces: [
    ...[...effects.values()].map(({ definition }): Clause => clause(definition, 'effects.[]')),
    clause('Side effects this skill may produce. Checked against policy.', 'effects'),
  ],
  howToFix: `Write one of ${names.join(', ')}.`,
  invalid: withFields({ effects: ['db.reed'] }),
  valid: withFields({ effects: ['db.read'] }),
  *check({ manifest }) {
    for (const value of items(get(manifest.root, 'effects'))) {
      const effect = text(value);
      if (effect !== undefined && effects.has(effect)) continue;
      const suggestion = effect === undefined ? undefined : suggest(effect, names, 2);
      const message = msg`Unknown effect ${effect === undefined ? shownValue(value) : code(effect)}.`;
      const help =
        suggestion === undefined
          ? msg`Use one of ${oneOf(names)}.`
          : msg`Write ${code(suggestion)}.`;
      yield { message, help, at: value.at, about: effect ?? JSON.stringify(toJson(value)) };
    }
  },
});

function clause(quote: string, field: string): Clause {
  return { document: 'Skill Manifest v2', quote, fields: [field] };
}
