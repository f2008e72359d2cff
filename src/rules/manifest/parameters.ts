import { operationsOf, parametersOf, wordsOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, list, msg, words } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { placeholdersIn } from '../../model/text/placeholders.ts';
import { suggest } from '../../model/text/suggest.ts';
import { flag, get, isInteger, text, toJson, type Value } from '../../model/value/value.ts';
import { codes } from '../../model/words/codes.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withOperation, withParameter } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';
import { namesByAlias } from '../support/aliases.ts';
import { skillManifestV2 } from '../words/clauses.ts';

/** The checkable types of a default, with their names in messages. */
const valueTypes: Readonly<Record<string, { readonly name: string; fits(value: Value): boolean }>> =
  {
    string: { name: 'a string', fits: ({ kind }) => kind === 'string' },
    boolean: { name: 'true or false', fits: ({ kind }) => kind === 'boolean' },
    integer: { name: 'a whole number', fits: isWhole },
    number: { name: 'a number', fits: isNumber },
  };

export const paramDefaultType = manifestRule('skill-manifest-v2', {
  id: 'param-default-type',
  summary: 'Reports defaults of another type than their parameter.',
  why: 'Callers that do not pass the parameter get a value that the operation does not expect.',
  source: 'Skill Manifest v2, "input[param]": "Default value if not provided"',
  enforces: [skillManifestV2('Default value if not provided', 'operations.*.input.*.default')],
  howToFix: 'Write a default of the type of the parameter, or `null` for no default.',
  invalid: withParameter('limit', { type: 'integer', default: '5' }),
  valid: withParameter('limit', { type: 'integer', default: 5 }),
  *check({ manifest }) {
    for (const { operation, name, value } of parametersOf(manifest.root)) {
      const fallback = get(value, 'default');
      const written = text(get(value, 'type')) ?? '';
      const type = Object.hasOwn(valueTypes, written) ? valueTypes[written] : undefined;
      if (!fallback || !type || fallback.kind === 'null' || type.fits(fallback)) continue;
      const message = msg`Default ${shownValue(fallback)} of parameter ${code(name)} is not ${words(type.name)}.`;
      const help =
        fallback.kind === 'string'
          ? msg`Write ${words(type.name)}, without quotation marks.`
          : undefined;
      const about = `${operation.name}\0${name}`;
      yield { message, help, at: fallback.at, about, value: toJson(fallback) };
    }
  },
});

function isWhole(value: Value): boolean {
  if (value.kind === 'number') return isInteger(value.value);
  return value.kind === 'other' && /^-?\d+$/.test(value.source);
}

/** Includes numbers that are too large for a double. */
function isNumber({ kind }: Value): boolean {
  return kind === 'number' || kind === 'other';
}

export const paramRequiredDefault = manifestRule('skill-manifest-v2', {
  id: 'param-required-default',
  severity: 'warning',
  summary: 'Reports required parameters with a default.',
  why: 'If a call does not pass the parameter, some readers reject the call and others use the default.',
  source: 'Skill Manifest v2, "input[param]": "Default value if not provided"',
  enforces: [
    skillManifestV2(
      'Default value if not provided',
      'operations.*.input.*.default',
      'operations.*.input.*.required',
    ),
  ],
  howToFix: 'Remove the default, or make the parameter optional.',
  invalid: withParameter('limit', { type: 'integer', required: true, default: 5 }),
  valid: withParameter('limit', { type: 'integer', required: false, default: 5 }),
  *check({ manifest }) {
    for (const { operation, name, value } of parametersOf(manifest.root)) {
      const fallback = get(value, 'default');
      if (!fallback || fallback.kind === 'null' || flag(get(value, 'required')) !== true) continue;
      const message = msg`Required parameter ${code(name)} has a default: ${shownValue(fallback)}.`;
      const help = msg`Remove ${code('required')} or the default.`;
      yield { message, help, at: fallback.at, about: `${operation.name}\0${name}` };
    }
  },
});

const required = { query: { type: 'string', required: true } };

const withCommand = (...words: readonly string[]) =>
  withOperation({
    input: required,
    entrypoints: { unix: ['bash', 'scripts/memory.sh', ...words] },
  });

export const paramUnpassed = manifestRule('skill-manifest-v2', {
  id: 'param-unpassed',
  severity: 'warning',
  summary: 'Reports required parameters that a command of their operation does not take.',
  why: 'Callers have to give a value, and the script never gets it.',
  source:
    'Skill Manifest v2, "entrypoints": "Use `{param_name}` placeholders — the Agent substitutes actual values before executing."',
  enforces: [
    skillManifestV2(
      'Use `{param_name}` placeholders — the Agent substitutes actual values before executing.',
      'operations.*.input',
    ),
  ],
  howToFix: 'Add the placeholder to the command of each system, or make the parameter optional.',
  invalid: withCommand('search'),
  valid: withCommand('search', '{query}'),
  *check({ manifest }) {
    for (const operation of operationsOf(manifest.dialect, manifest.root)) {
      const commands = [...groupBy(wordsOf([operation]), ({ system }) => system)]
        .filter(([system]) => system === 'unix' || system === 'windows')
        .map(
          ([system, words]) =>
            [system, new Set(words.flatMap(({ text }) => placeholdersIn(text)))] as const,
        );
      for (const { key: name, keyAt, value } of operation.inputs ?? []) {
        if (flag(get(value, 'required')) !== true) continue;
        const lacking = commands.filter(([, taken]) => !taken.has(name) && !takesAll(taken));
        if (lacking.length === 0) continue;
        const systems = codes(lacking.map(([system]) => system));
        const message = msg`Required parameter ${code(name)} of ${code(operation.name)} is not passed to ${systems}.`;
        const help = msg`Add ${code(`{${name}}`)} to the command.`;
        yield { message, help, at: keyAt, about: `${operation.name}\0${name}` };
      }
    }
  },
});

/** Whether a command takes all parameters at once, by a name that is reported as unknown. */
function takesAll(taken: ReadonlySet<string>): boolean {
  return ['input', 'inputs', 'params', 'args', 'arguments', 'json'].some((name) => taken.has(name));
}

const types = ['string', 'integer', 'boolean', 'json'];

/** Names of the four types in other languages. */
const aliases = namesByAlias({
  string: ['str', 'text', 'path'],
  integer: ['int', 'long'],
  boolean: ['bool'],
  json: ['array', 'list', 'object', 'dict', 'map', 'any'],
});

export const paramType = manifestRule('skill-manifest-v2', {
  id: 'param-type',
  summary: 'Reports parameter types other than `string`, `integer`, `boolean` and `json`.',
  why: 'Agents convert and check values by the type. A value of an unknown type is not checked.',
  source: 'Skill Manifest v2, "input[param]"',
  enforces: [
    skillManifestV2('`string`, `integer`, `boolean`, or `json`', 'operations.*.input.*.type'),
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
      const message =
        written === undefined
          ? msg`Type of parameter ${code(name)} is ${shownValue(type)}, not a string.`
          : msg`Unknown type ${code(written)} of parameter ${code(name)}.`;
      const help =
        suggestion === undefined
          ? msg`Use ${list(
              types.map((known) => code(known)),
              { limit: types.length, last: 'or' },
            )}.`
          : msg`Write ${code(suggestion)}.`;
      const about = `${operation.name}\0${name}`;
      yield { message, help, at: type.at, about, value: toJson(type) };
    }
  },
});

function suggestType(written: string): string | undefined {
  const word = written.trim().toLowerCase();
  return aliases.get(word) ?? suggest(word, types, 2);
}

export const paramTypeNumber = manifestRule('skill-manifest-v2', {
  id: 'param-type-number',
  severity: 'warning',
  summary: 'Reports parameters of the type `number`, which Skill Manifest v2 does not define.',
  why: 'Some agents read it as a number. Others reject the parameter or pass a string.',
  source: 'Skill Manifest v2, "input[param]": "`string`, `integer`, `boolean`, or `json`"',
  enforces: [
    skillManifestV2('`string`, `integer`, `boolean`, or `json`', 'operations.*.input.*.type'),
  ],
  howToFix: 'Write `integer` for whole numbers and `json` for others.',
  invalid: withParameter('threshold', { type: 'number' }),
  valid: withParameter('threshold', { type: 'json' }),
  *check({ manifest }) {
    for (const { operation, name, value } of parametersOf(manifest.root)) {
      const type = get(value, 'type');
      if (!type || text(type) !== 'number') continue;
      const message = msg`Type ${code('number')} of parameter ${code(name)} is not in Skill Manifest v2.`;
      const help = msg`Write ${code('integer')} for whole numbers, ${code('json')} for others.`;
      yield { message, help, at: type.at, about: `${operation.name}\0${name}` };
    }
  },
});
