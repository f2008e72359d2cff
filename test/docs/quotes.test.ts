import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changeRules, rules } from '../../src/rules/catalog.ts';
import { wordHashes } from '../documents/words.js';

/** The documents that rules quote, each with its words in test/documents. */
const documents: Readonly<Record<string, string>> = {
  'ADR-002': 'adr-002',
  'ADR-003': 'adr-003',
  'Skill Manifest v2': 'skill-manifest-v2',
  'skill.toml contract': 'skill-toml',
  'The SKILL.md parser': 'skill-md-parser',
};

/** A document on the web that changes without editions. */
const unheld = ['Agent Skills specification'];

const quotes = [
  ...rules.flatMap(({ enforces = [] }) => enforces),
  ...changeRules.flatMap(({ bumpBasis }) => (bumpBasis === 'inferred' ? [] : [bumpBasis])),
];

function wordsOf(document: string): readonly string[] {
  const file = new URL(`../documents/${documents[document]}.words`, import.meta.url);
  return readFileSync(file, 'utf8').trim().split(/\s+/);
}

/** True if a document has the words of a quote in sequence. */
function holds(words: readonly string[], quote: string): boolean {
  const quoted = wordHashes(quote).join(' ');
  return quoted !== '' && ` ${words.join(' ')} `.includes(` ${quoted} `);
}

const remedy = (document: string) =>
  `Quote ${document} to the letter. Of a newer edition, write its words first: node scripts/document-words.js ${documents[document]} FILE`;

describe.each(Object.keys(documents))('%s', (document) => {
  const words = wordsOf(document);
  const own = [
    ...new Set(quotes.filter((entry) => entry.document === document).map(({ quote }) => quote)),
  ];

  test('has every sentence that a rule quotes', () => {
    const invented = own.filter((quote) => !holds(words, quote));
    expect(own.length).toBeGreaterThan(0);
    expect(invented, remedy(document)).toEqual([]);
  });

  test('does not have an invented sentence', () => {
    const sentence = 'A skill never needs a xylophone.';
    expect(own.filter((quote) => holds(words, `${quote} ${sentence}`))).toEqual([]);
  });
});

test('every quoted document is compared with its text, or has no edition', () => {
  const quoted = [...new Set(quotes.map(({ document }) => document))].sort();
  expect(quoted).toEqual([...Object.keys(documents), ...unheld].sort());
});
