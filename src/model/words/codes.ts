import { code, list, type Message } from '../message.ts';

/** Texts to be read exactly: the first of them, with a count of the rest. */
export function codes(texts: readonly string[], options?: Parameters<typeof list>[1]): Message {
  return list(
    texts.map((text) => code(text)),
    options,
  );
}

/** All alternatives: `` `a`, `b` or `c` ``. */
export function oneOf(texts: readonly string[]): Message {
  return codes(texts, { limit: texts.length, last: 'or' });
}
