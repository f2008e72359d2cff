import { msg, words } from '../../model/message.ts';
import { twoSchemas } from '../examples/sections.ts';
import { changeRule } from '../rule.ts';
import { isAboutKeyword, isDeclaredInDetailOnBothSides, isOptional } from '../support/item.ts';
import { keywordNote } from '../words/keyword-note.ts';
import { itemName, witnessValue } from '../words/words.ts';

export const inputSchemaNarrowed = changeRule({
  id: 'input-schema-narrowed',
  summary: 'Reports inputs that accept fewer values than before.',
  why: 'Calls with a value that is no longer accepted fail.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'narrowed' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== 'type',
  requires: { bump: 'major' },
  phrase: '{} narrowed',
  message: (change) =>
    msg`Input ${itemName(change)} no longer accepts ${witnessValue(change) ?? words('some values')}.`,
  notes: keywordNote,
  invalid: twoSchemas('{ type: integer, minimum: 0 }', '{ type: integer, minimum: 1 }'),
});

export const inputSchemaWidened = changeRule({
  id: 'input-schema-widened',
  summary: 'Reports inputs that accept more values than before.',
  why: 'Every old value is still accepted, and callers may pass new ones.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'widened' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== 'type',
  requires: { bump: 'minor' },
  phrase: '{} widened',
  message: (change) => {
    const value = witnessValue(change);
    return value
      ? msg`Input ${itemName(change)} now accepts ${value}.`
      : msg`Schema of input ${itemName(change)} changed. It accepts every old value.`;
  },
  notes: keywordNote,
  invalid: twoSchemas('{ type: integer, minimum: 1 }', '{ type: integer, minimum: 0 }'),
  valid: twoSchemas('{ type: integer, minimum: 1 }', '{ minimum: 1, type: integer }'),
});

export const inputSchemaIncompatible = changeRule({
  id: 'input-schema-incompatible',
  summary: 'Reports inputs that accept other values than before.',
  why: 'Calls with a value that is no longer accepted fail.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'incomparable' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail !== 'type',
  requires: { bump: 'major' },
  phrase: '{} accepts other values',
  message: (change) =>
    msg`Input ${itemName(change)} no longer accepts ${witnessValue(change) ?? words('some values')}.`,
  notes: keywordNote,
  invalid: twoSchemas('{ enum: [1, 2] }', '{ enum: [2, 3] }'),
  valid: twoSchemas('{ enum: [1, 2] }', '{ enum: [1, 2, 3] }'),
});

export const inputSchemaRewritten = changeRule({
  id: 'input-schema-rewritten',
  summary: 'Reports rewritten schemas of inputs that accept the same values.',
  why: 'Nothing changes for callers. The change is listed because callers may read the schema.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'equivalent' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    (change.detail !== 'type' || isOptional(change.before)),
  requires: { bump: 'patch' },
  phrase: 'schema of {} rewritten',
  message: (change) =>
    msg`Schema of input ${itemName(change)} was rewritten. It accepts the same values.`,
  notes: keywordNote,
  invalid: twoSchemas('{ enum: [1, 2] }', '{ enum: [2, 1] }'),
  valid: twoSchemas('{ enum: [1, 2] }', '{ enum: [1, 2], description: One or two. }'),
});

export const inputSchemaUnsupportedKeyword = changeRule({
  id: 'input-schema-unsupported-keyword',
  summary: 'Reports changes of schema keywords that cannot be compared.',
  why: 'The schema may reject values that worked, and calls with them fail.',
  howToFix:
    'Compare the two values, or use a keyword that can be compared, such as `pattern`. If values that worked are now rejected, raise the major version.',
  source: 'ADR-002, "JSON Schema Subset Supported".',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'unknown' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) &&
    change.detail !== 'type' &&
    !isAboutKeyword(change, 'pattern'),
  requires: { bump: 'none', warn: true },
  phrase: 'schema of {} changed',
  message: (change) => msg`Schema of input ${itemName(change)} changed. It may reject old values.`,
  help: () => msg`Look for a value that only the old schema accepts.`,
  notes: keywordNote,
  invalid: twoSchemas('{ type: string, format: date }', '{ type: string, format: uri }'),
  valid: twoSchemas('{ type: string, minLength: 1 }', '{ minLength: 1, type: string }'),
});

export const inputPatternChangedUndecided = changeRule({
  id: 'input-pattern-changed-undecided',
  summary: 'Reports changed patterns that may reject values they matched.',
  why: 'No value was found that only the old pattern matches, but one may exist. Calls with it fail.',
  howToFix:
    'Look for a value that only the old pattern matches; if there is one, raise the major version. Patterns without lookarounds and backreferences are compared exactly.',
  on: { kind: 'input', action: 'changed', facet: 'schema', verdict: 'unknown' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && isAboutKeyword(change, 'pattern'),
  requires: { bump: 'none', warn: true },
  phrase: 'pattern of {} changed',
  message: (change) => msg`Pattern of input ${itemName(change)} changed. It may reject old values.`,
  help: () => msg`Look for a value that only the old pattern matches.`,
  notes: keywordNote,
  invalid: twoSchemas("{ pattern: '^(?=(.))\\1a' }", "{ pattern: '^(?=(.))\\1b' }"),
  valid: twoSchemas("{ pattern: '^(a|b)$' }", "{ pattern: '^[ab]$' }"),
});
