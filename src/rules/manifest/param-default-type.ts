import { parametersOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, msg, words } from '../../model/message.ts';
import { get, text, toJson, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withParameter } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

/** The checkable types of a default, with their names in messages. */
const types: Readonly<Record<string, { readonly name: string; fits(value: Value): boolean }>> = {
  string: { name: 'a string', fits: ({ kind }) => kind === 'string' },
  boolean: { name: 'true or false', fits: ({ kind }) => kind === 'boolean' },
  integer: { name: 'a whole number', fits: isWhole },
  number: { name: 'a number', fits: isNumber },
};

/** A default of another type than its parameter. */
export const paramDefaultType = manifestRule('skill-manifest-v2', {
  id: 'param-default-type',
  severity: 'error',
  summary: 'Reports defaults of another type than their parameter.',
  why: 'Callers that do not pass the parameter get a value that the operation does not expect.',
  source: 'Skill Manifest v2, "input[param]": "Default value if not provided"',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Default value if not provided',
      fields: ['operations.*.input.*.default'],
    },
  ],
  howToFix: 'Write a default of the type of the parameter, or `null` for no default.',
  invalid: withParameter('limit', { type: 'integer', default: '5' }),
  valid: withParameter('limit', { type: 'integer', default: 5 }),
  *check({ manifest }) {
    for (const { operation, name, value } of parametersOf(manifest.root)) {
      const fallback = get(value, 'default');
      const written = text(get(value, 'type')) ?? '';
      const type = Object.hasOwn(types, written) ? types[written] : undefined;
      if (!fallback || !type || fallback.kind === 'null' || type.fits(fallback)) continue;
      yield {
        message: msg`Default ${shownValue(fallback)} of parameter ${code(name)} is not ${words(type.name)}.`,
        help:
          fallback.kind === 'string'
            ? msg`Write ${words(type.name)}, without quotation marks.`
            : undefined,
        at: fallback.at,
        about: `${operation.name}\0${name}`,
        value: toJson(fallback),
      };
    }
  },
});

function isWhole(value: Value): boolean {
  if (value.kind === 'number') return Number.isInteger(value.value);
  return value.kind === 'other' && /^-?\d+$/.test(value.source);
}

/** Includes numbers that are too large for a double. */
function isNumber({ kind }: Value): boolean {
  return kind === 'number' || kind === 'other';
}
