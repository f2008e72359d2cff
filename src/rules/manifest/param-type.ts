import { parametersOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { suggest } from '../../model/text/suggest.ts';
import { code, formatValue } from '../../model/value/format-value.ts';
import { get, text, toJson } from '../../model/value/value.ts';
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
  summary: 'The type of a parameter is `string`, `integer`, `boolean` or `json`.',
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
      const what =
        written === undefined
          ? `The type of parameter ${code(name)} of operation ${code(operation.name)} is ${formatValue(type)}, which is`
          : `Type ${code(written)} of parameter ${code(name)} of operation ${code(operation.name)} is`;
      const hint = suggestion === undefined ? '' : ` Write ${code(suggestion)}.`;
      const message = `${what} none of \`string\`, \`integer\`, \`boolean\` and \`json\`.${hint}`;
      const about = `${operation.name}\0${name}`;
      yield { message, at: type.at, about, value: toJson(type) };
    }
  },
});

function suggestType(written: string): string | undefined {
  const word = written.trim().toLowerCase();
  return Object.hasOwn(aliases, word) ? aliases[word] : suggest(word, types, 2);
}
