import { expect } from 'vitest';
import type { Change } from '../../../src/model/contract.ts';
import { plainText } from '../../../src/model/message.ts';
import { exactJson } from '../../../src/model/value/canonical.ts';
import { ruleFor } from '../../../src/rules/claim.ts';

/** Holds the message of a change to be a sentence that quotes something of it, and no value that it does not have. */
export function expectMessage(change: Change, name?: string): void {
  const message = ruleFor(change).message(change);
  const words = message.parts.map((part) => (typeof part === 'string' ? part : 'Q')).join('');
  expect(words, name).toMatch(/^[\p{Lu}\d][^\n]*[.]$/u);
  const facts = exactJson(change);
  const isOfChange = (text: string) =>
    text.split(/[^\p{L}\p{N}]+/u).every((word) => facts.includes(word));
  const quoted = message.parts.flatMap((part) => (typeof part === 'string' ? [] : [part]));
  const foreign = quoted.filter(({ kind, text }) => kind !== 'code' && !isOfChange(text));
  expect(foreign, `${name}: ${plainText(message)}`).toEqual([]);
  const isNamed = quoted.length === 0 || quoted.some(({ text }) => isOfChange(text));
  expect(isNamed, `${name}: ${plainText(message)}`).toBe(true);
}
