import { msg } from '../../model/message.ts';
import { LineMap, type Location } from '../../model/text/text.ts';
import type { Field, Value } from '../../model/value/value.ts';
import { type Parsed, parseFailure } from '../parsed.ts';

/** Nested lists beyond this are not read. */
const maxDepth = 20;

/** White space and comments, or one token: a name, a number, a text, a sign. Linear time. */
const token =
  /(?:[\s\\]|#[^\n]*)*(?:([A-Za-z_]\w*)|(-?\d+)|("""(?:[^\\]|\\[\s\S])*?"""|'''(?:[^\\]|\\[\s\S])*?'''|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|([\s\S]))?/y;

interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What is no call, or has other arguments than texts, numbers and lists of them. */
class Unread extends Error {
  readonly token: Token;

  constructor(token: Token) {
    super('unread');
    this.token = token;
  }
}

/**
 * Reads a text in a Starlark-like language that is a list of calls with named arguments, such as
 * `rule(pattern = ["git"])`: a mapping from the name of each function to the list of its calls.
 */
export function parseCalls(path: string, text: string): Parsed {
  const lines = new LineMap(text);
  const locate = ({ start, end }: Pick<Token, 'start' | 'end'>) => lines.locate(path, start, end);
  try {
    return new Reader(text, locate).file();
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    const message = msg`Only calls with texts and lists are read.`;
    return parseFailure({ code: 'starlark', message, at: locate(error.token) });
  }
}

class Reader {
  readonly #text: string;
  readonly #locate: (range: Pick<Token, 'start' | 'end'>) => Location;
  #next: Token;

  constructor(text: string, locate: (range: Pick<Token, 'start' | 'end'>) => Location) {
    this.#text = text;
    this.#locate = locate;
    this.#next = this.#scan(0);
  }

  file(): Parsed {
    const calls = new Map<string, { readonly at: Location; readonly items: Value[] }>();
    while (this.#next.kind !== 'end') {
      const name = this.#take('name');
      const at = this.#locate(name);
      const known = calls.get(name.text) ?? { at, items: [] };
      calls.set(name.text, known);
      known.items.push(this.#arguments(at));
      while (this.#next.text === ';') this.#advance();
    }
    const fields = [...calls].map(([key, { at, items }]): readonly [string, Field] => [
      key,
      { key, keyAt: at, value: { kind: 'list', items, at } },
    ]);
    const at = this.#locate({ start: 0, end: this.#text.length });
    const root: Value = { kind: 'table', at, fields: new Map(fields) };
    return { root, faults: [], duplicates: [] };
  }

  #arguments(at: Location): Value {
    const fields = new Map<string, Field>();
    this.#take('sign', '(');
    while (this.#next.text !== ')') {
      const name = this.#take('name');
      if (fields.has(name.text)) throw new Unread(name);
      this.#take('sign', '=');
      const field = { key: name.text, keyAt: this.#locate(name), value: this.#value(0) };
      fields.set(name.text, field);
      if (this.#next.text !== ')') this.#take('sign', ',');
    }
    this.#take('sign', ')');
    return { kind: 'table', fields, at };
  }

  #value(depth: number): Value {
    const first = this.#advance();
    const at = this.#locate(first);
    const scalar = { source: first.text, at };
    if (first.kind === 'text') return { ...scalar, kind: 'string', value: unquoted(first.text) };
    if (first.kind === 'number') return { ...scalar, kind: 'number', value: Number(first.text) };
    if (first.text === 'None') return { ...scalar, kind: 'null', value: null };
    if (first.text === 'True' || first.text === 'False') {
      return { ...scalar, kind: 'boolean', value: first.text === 'True' };
    }
    const close = first.text === '[' ? ']' : first.text === '(' ? ')' : '';
    if (first.kind !== 'sign' || close === '' || depth === maxDepth) throw new Unread(first);
    const items: Value[] = [];
    while (this.#next.text !== close) {
      items.push(this.#value(depth + 1));
      if (this.#next.text !== close) this.#take('sign', ',');
    }
    this.#advance();
    return { kind: 'list', items, at };
  }

  #take(kind: Token['kind'], text?: string): Token {
    const taken = this.#advance();
    if (taken.kind !== kind || (text !== undefined && taken.text !== text)) throw new Unread(taken);
    return taken;
  }

  #advance(): Token {
    const current = this.#next;
    this.#next = this.#scan(current.end);
    return current;
  }

  #scan(from: number): Token {
    token.lastIndex = from;
    const [all = '', name, number, quoted, sign] = token.exec(this.#text) ?? [];
    const text = name ?? number ?? quoted ?? sign ?? '';
    const end = from + all.length;
    const range = { text, start: end - text.length, end };
    if (name !== undefined) return { ...range, kind: 'name' };
    if (number !== undefined) return { ...range, kind: 'number' };
    if (quoted !== undefined) return { ...range, kind: 'text' };
    return { ...range, kind: sign === undefined ? 'end' : 'sign' };
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

function unquoted(written: string): string {
  const quotes = /^("""|'''|"|')/.exec(written)?.[1] ?? '';
  const inner = written.slice(quotes.length, -quotes.length);
  return inner.replace(/\\([\s\S])/g, (_, char: string) => escapes[char] ?? char);
}
