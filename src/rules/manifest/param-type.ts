import { parametersOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, list, msg } from '../../model/message.ts';
import { suggest } from '../../model/text/suggest.ts';
import { get, text, toJson } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withParameter } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const types = ['string', 'integer', 'boolean', 'json'];

/** Names of the four types in other languages. */
const aliases: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  path: 'string',
  int: 'integer',
  long: 'integer',
  bool: 'boolean',
  array: 'json',
  list: 'json',
  object: 'json',
  dict: 'json',
  map: 'json',
  any: 'json',
};

/** An unknown parameter type. */
export const paramType = manifestRule('skill-manifest-v2', {
  id: 'param-type',
  severity: 'error',
  summary: 'Reports parameter types other than `string`, `integer`, `boolean` and `json`.',
  why: 'Agents convert and check values by the type. A value of an unknown type is not checked.',
  source: 'Skill Manifest v2, "input[param]"',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: '`string`, `integer`, `boolean`, or `json`',
      fields: ['operations.*.input.*.type'],
    },
  ],
  howToFix: 'Write `string`, `integer`, `boolean` or `json`. Lists and mappings are `json`.',
  invalid: withParameter('limit', { type: 'int' }),
  valid: withParameter('limit', { type: 'integer' }),
  *check({ manifest }) {
    for (const { operation, name, value } of parametersOf(manifest.root)) {
      const type = get(value, 'type');
      const written = text(type);
      if (!type || (written !== undefined && [...types, 'number'].includes(written))) continue;
      const suggestion = written === undefined ? undefined : suggestType(written);
      yield {
        message:
          written === undefined
            ? msg`Type of parameter ${code(name)} is ${shownValue(type)}, not a string.`
            : msg`Unknown type ${code(written)} of parameter ${code(name)}.`,
        help:
          suggestion === undefined
            ? msg`Use ${list(
                types.map((known) => code(known)),
                { limit: types.length, last: 'or' },
              )}.`
            : msg`Write ${code(suggestion)}.`,
        at: type.at,
        about: `${operation.name}\0${name}`,
        value: toJson(type),
      };
    }
  },
});

function suggestType(written: string): string | undefined {
  const word = written.trim().toLowerCase();
  return Object.hasOwn(aliases, word) ? aliases[word] : suggest(word, types, 2);
}
