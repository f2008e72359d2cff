import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { type Message, plainText, sentence } from '../../src/model/message.ts';
import { rules } from '../../src/rules/catalog.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { own } from '../support/project.ts';
import { reportOfCase } from '../support/run-case.ts';

const cases = readdirSync(own('test/cases'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(own(`test/cases/${name}`), 'utf8'));

/** How many words a message has; what it quotes counts as one. */
function wordCount({ parts }: Message): number {
  const text = parts.map((part) => (typeof part === 'string' ? part : 'Q')).join('');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How many sentences the words of a message make. */
function sentenceCount({ parts }: Message): number {
  const text = parts.map((part) => (typeof part === 'string' ? part : 'Q')).join('');
  return text.split(/[.:?!] (?=\p{Lu}|Q)/u).filter((sentence) => !/^Q\b/.test(sentence)).length;
}

async function everyFinding(): Promise<readonly Finding[]> {
  const examples = rules.map(({ invalid }) => checkExample(parseTxtar(invalid)));
  const reports = await Promise.all([...examples, ...cases.map(reportOfCase)]);
  return reports.flatMap(({ findings, changes }) => [...findings, ...changes]);
}

const all = everyFinding();

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('what findings say', () => {
  test('a message has at most twenty words, in one sentence and a short second one', async () => {
    const tooLong = (await all).filter(
      ({ message }) => wordCount(message) > 20 || sentenceCount(message) > 2,
    );
    expect(textsOf(tooLong.map(({ message }) => message))).toEqual([]);
  });

  test('the median message of a rule has at most nine words', async () => {
    const findings = await all;
    const firsts = rules.flatMap(({ id }) => findings.find(({ rule }) => rule === id) ?? []);
    expect(firsts.length).toBeGreaterThan(rules.length * 0.9);
    expect(medianOf(firsts.map(({ message }) => wordCount(message)))).toBeLessThanOrEqual(9);
  });

  test('help and notes have at most twenty words', async () => {
    const texts = (await all).flatMap(({ help, notes }) => [
      ...(help ? [help] : []),
      ...notes.map(({ message }) => message),
    ]);
    expect(textsOf(texts.filter((text) => wordCount(text) > 20))).toEqual([]);
  });

  test('every sentence begins with a capital or a quotation and ends with a full stop', async () => {
    const sentences = (await all).flatMap(({ message, help, notes }) => [
      message,
      ...(help ? [help] : []),
      ...notes.map((note) => note.message),
    ]);
    const isSentence = (text: Message) =>
      (typeof text.parts[0] === 'object' || /^[\p{Lu}\p{N}]/u.test(plainText(text))) &&
      /[.?]$/.test(plainText(text));
    expect(textsOf(sentences.filter((text) => !isSentence(text)))).toEqual([]);
  });

  test('what a repository says stands in parts, never in our words', async () => {
    const ours = vocabulary();
    const foreign = new Set<string>();
    for (const text of cases) {
      const theirs = new Set([...parseTxtar(text).files.values()].flatMap(wordsOf));
      const { findings, changes } = await reportOfCase(text);
      for (const { message, help, notes } of [...findings, ...changes]) {
        const said = [message, ...(help ? [help] : []), ...notes.map((note) => note.message)];
        for (const word of said.flatMap(ownWords)) {
          if (theirs.has(word) && !ours.has(word)) foreign.add(`${word}: ${plainText(message)}`);
        }
      }
    }
    expect([...foreign]).toEqual([]);
  });
});

function ownWords({ parts }: Message): readonly string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? wordsOf(part) : []));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}_][\p{L}\p{N}_-]+/gu) ?? [];
}

/** Every word of the source outside the examples of rules, also as the first one of a sentence. */
function vocabulary(): ReadonlySet<string> {
  const files = readdirSync(own('src'), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((name) => name.endsWith('.ts') && !name.includes('examples'))
    .map((name) => readFileSync(own(`src/${name}`), 'utf8').replaceAll(example, ''));
  const words = texts.flatMap(wordsOf);
  return new Set([...words, ...words.map((word) => sentence({ parts: [word] }).parts.join(''))]);
}

/** The example of a rule up to its next property. */
const example = /\n {2}(?:in)?valid:[\s\S]*?(?=\n {2}\*?\w+[(:]|\n\})/g;

function textsOf(messages: readonly Message[]): readonly string[] {
  return [...new Set(messages.map(plainText))].sort();
}

describe('the source', () => {
  const files = readdirSync(own('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(own(`src/${name}`), 'utf8')] as const);

  test('reads no message, help, phrase or subject back', () => {
    const read =
      'replace|replaceAll|match|matchAll|split|startsWith|endsWith|includes|slice|search';
    const reading = [
      new RegExp(`\\b(?:message|help|phrase|note|title)\\)?\\.(?:${read})\\(`),
      new RegExp(`plainText\\([^)]*\\)\\)?\\.(?:${read})\\(`),
      // The message of an `Error` is not ours.
      /\.(?:exec|test)\((?:(?!error\.)\w+\.)?(?:message|help|phrase|subject)\b/,
    ];
    const found = files
      .filter(([name]) => !name.startsWith('syntax/') && !name.startsWith('io/'))
      .flatMap(([name, text]) =>
        text
          .split('\n')
          .filter((line) => reading.some((pattern) => pattern.test(line)))
          .map((line) => `${name}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  test('names a rule by its id only where rules and fixes are, and a fault where it is read', () => {
    const ids = new Set(rules.map(({ id }) => id));
    const named = files
      .filter(([name]) => !/^(?:rules|fixes|generated)\//.test(name))
      .flatMap(([name, text]) =>
        [...text.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'/g)].flatMap(({ 1: id = '', index }) =>
          ids.has(id) ? [{ name, id, before: text.slice(0, index) }] : [],
        ),
      );
    // The id of the rule that documents a fault is the name that its parser gives it.
    const reading = /^(?:dialects|locks|protos|listings|units|syntax|config|hash|powers)\//;
    const faults = new Set(
      named
        .filter(
          ({ name, before }) => reading.test(name) && /\b(?:rule|fault)(?::| =) $/.test(before),
        )
        .map(({ id }) => id),
    );
    const found = named.filter(({ name, id }) => !reading.test(name) || !faults.has(id));
    expect(found.map(({ name, id }) => `${name}: ${id}`)).toEqual([]);
  });

  test('spreads no literal', () => {
    const found = files.flatMap(([name, text]) =>
      [...text.matchAll(/\.\.\.(?:\{ \w|\[['"`][^\]]*\](?!\.))/g)].map(
        ([spread]) => `${name}: ${spread}`,
      ),
    );
    expect(found).toEqual([]);
  });
});
