import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRepository } from '../../../src/io/git/repository.ts';
import { searchFiles } from '../../../src/io/git/work-tree/search-files.ts';
import { linePatterns } from '../../../src/pipeline/scope/line-patterns.ts';
import { createMentionTest } from '../../../src/pipeline/scope/mentions.ts';
import { repository } from '../../support/git.ts';
import { sample, seeds } from '../support/seeds.ts';

const words = ['pdf-forms', 'my_notes.md', 'pdf forms', 'v1.2', 'été-a'];

const hex = (character: string, length: number) =>
  (character.codePointAt(0) ?? 0).toString(16).padStart(length, '0');

/** Spellings of one character in YAML, JSON, TOML, Markdown and links. */
const spellings: readonly ((character: string) => string)[] = [
  (character) => `\\x${hex(character, 2)}`,
  (character) => `\\u${hex(character, 4).toUpperCase()}`,
  (character) => `\\U${hex(character, 8)}`,
  (character) => encodeURIComponent(character).replace(/^[^%]$/, `%${hex(character, 2)}`),
  (character) => (/[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : character),
  (character) =>
    /[!-~]/.test(character)
      ? String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0)
      : character,
  (character) => `\\\n  ${character}`,
  (character) => `\\ \r\n${character}`,
  (character) => (character === ' ' ? '\n  ' : character),
  (character) => character.normalize('NFD'),
];

/** A word with some of its characters in another spelling. */
const spelt = fc.constantFrom(...words).chain((word) =>
  fc
    .array(fc.option(fc.constantFrom(...spellings), { nil: null, freq: 2 }), {
      minLength: word.length,
      maxLength: word.length,
    })
    .map((ways) =>
      [...word].map((character, index) => ways[index]?.(character) ?? character).join(''),
    ),
);

const around = fc.constantFrom(
  (text: string) => `---\nname: ${text}\n---\n`,
  (text: string) => `---\n"name" : "${text}"\n---\n`,
  (text: string) => `id = "${text}"\n`,
  (text: string) => `See [it](../${text}/x.md).\r\n`,
  (text: string) => `---\nx: &n ${text}\nname:\n  *n\n---\n`,
  (text: string) => `---\nx: &n other\nname : *n\n---\n${text.length}\n`,
  (text: string) => `---\nx: &n name\n*n : "${text}"\n---\n`,
  (text: string) => `\ufeffname: ${text}`,
);

const manifest = fc.tuple(spelt, around).map(([text, wrap]) => wrap(text));

describe.each(seeds)('the %s searches', (_, seed) => {
  test('find every manifest with a word that a reader finds', { timeout: 60_000 }, async () => {
    const texts = fc.sample(manifest, { ...sample(seed, 400), numRuns: 400 });
    const files = Object.fromEntries(
      texts.map((text, index) => [`skills/s${index}/SKILL.md`, text] as const),
    );
    const { path } = repository(files);
    const found = findRepository(path).repository;
    let mentioned = 0;
    for (const word of words) {
      const [names, mentions] = [new Set([word]), new Set(word.includes('.') ? [word] : [])];
      const reads = createMentionTest({ names, mentions });
      const patterns = linePatterns([...names, ...mentions], true) ?? [];
      const searched = found && (await searchFiles(found, new Set(['SKILL.md']), patterns));
      for (const [name, text] of Object.entries(files)) {
        if (!reads(text)) continue;
        mentioned++;
        // A git without PCRE finds nothing, and every manifest is read.
        expect(searched?.has(name) ?? true, `${word}: ${JSON.stringify(text)}`).toBe(true);
      }
    }
    expect(mentioned).toBeGreaterThan(0);
  });
});

test('a word with escapes is found as the word', () => {
  const reads = createMentionTest({
    names: new Set(['pdf-forms']),
    mentions: new Set(['my_a.md']),
  });
  for (const text of [
    'name: "\\x70df-forms"',
    'name: "pdf\\u002dforms"',
    'name: "pdf-\\\n   forms"',
    '&k name\n*k : pdf-forms',
    'name: *k',
    'See [it](../my\\_a.md).',
    'See [it](../my%5Fa.md).',
    'name: ｐｄｆ-forms',
  ])
    expect(reads(text), text).toBe(true);
  expect(reads('name: other\nSee [it](../my-a.md).')).toBe(false);
});

test('a word without ASCII letters or digits is in no search', () => {
  expect(linePatterns(['表'], true)).toBeNull();
});
