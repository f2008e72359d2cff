import { type Chars, complement, dot, everything, type Span, union } from './chars.ts';
import { readEscape } from './escape.ts';
import type { PatternFault } from './fault.ts';
import { readGroupName } from './group-name.ts';
import type { Assertion, Regex } from './regex.ts';

const maxLength = 2000;
const maxDepth = 100;
const maxRepeat = 1000;

/**
 * Parses a `pattern` of JSON Schema: ECMA-262 with the `u` flag, and the syntax that is only valid without it
 * (`\-`, a bare `]`).
 */
export function parsePattern(text: string): Regex | PatternFault {
  if (text.length > maxLength) {
    return { kind: 'unsupported', reason: `is longer than ${maxLength} characters` };
  }
  if (/\p{Surrogate}/u.test(text)) {
    return { kind: 'unsupported', reason: 'holds half a surrogate pair' };
  }
  const parser = new Parser(text);
  const regex = parser.choice(0);
  if (parser.fault) return parser.fault;
  if (!parser.isAtEnd) return { kind: 'invalid', reason: 'has a ")" that nothing opens' };
  return parser.isMixed
    ? { kind: 'unsupported', reason: 'mixes escapes of both forms, with the u flag and without' }
    : regex;
}

/** Whether a pattern could not be parsed. */
export function isFault(read: Regex | PatternFault): read is PatternFault {
  return 'kind' in read;
}

const empty: Regex = { type: 'sequence', parts: [] };
const assertions: Readonly<Record<string, Assertion>> = { '^': 'start', $: 'end' };
const escapedAssertions: Readonly<Record<string, Assertion>> = {
  '\\b': 'boundary',
  '\\B': 'inside',
};

class Parser {
  fault: PatternFault | null = null;
  readonly #text: string;
  /** The modes required by the pattern so far. */
  readonly #forms = new Set<'unicode' | 'plain'>();
  /** All group names so far, and those that may match together with the rest. */
  readonly #names = new Set<string>();
  #together: ReadonlySet<string> = new Set();
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Whether one part requires the `u` flag and another forbids it. */
  get isMixed(): boolean {
    return this.#forms.size > 1;
  }

  choice(depth: number): Regex {
    if (depth > maxDepth) return this.#fail('unsupported', 'is nested too deeply');
    const outer = this.#together;
    const inner = new Set(outer);
    const options: Regex[] = [];
    do {
      this.#together = outer;
      options.push(this.#sequence(depth));
      for (const name of this.#together) inner.add(name);
    } while (!this.fault && this.#skip('|'));
    this.#together = inner;
    return options.length === 1 ? (options[0] ?? empty) : { type: 'choice', options };
  }

  #sequence(depth: number): Regex {
    const parts: Regex[] = [];
    while (!this.fault && !this.isAtEnd && !this.#sees('|') && !this.#sees(')')) {
      parts.push(this.#term(depth));
    }
    return { type: 'sequence', parts };
  }

  #term(depth: number): Regex {
    const where =
      assertions[this.#text[this.#at] ?? ''] ??
      escapedAssertions[this.#text.slice(this.#at, this.#at + 2)];
    if (where) {
      this.#at += where === 'start' || where === 'end' ? 1 : 2;
      return { type: 'place', where };
    }
    return this.#repeated(this.#atom(depth));
  }

  #atom(depth: number): Regex {
    if (this.#skip('.')) return { type: 'one', of: dot };
    if (this.#skip('(')) return this.#group(depth);
    if (this.#skip('[')) return { type: 'one', of: this.#class() };
    if (this.#sees('\\')) return { type: 'one', of: this.#escape(false) };
    if (/^[*+?]/.test(this.#text[this.#at] ?? '') || this.#bounds()) {
      return this.#fail('invalid', `has a "${this.#text[this.#at]}" with nothing to repeat`);
    }
    if (/^[\]{}]/.test(this.#text[this.#at] ?? '')) this.#forms.add('plain');
    return { type: 'one', of: this.#character() };
  }

  #group(depth: number): Regex {
    if (this.#skip('?') && !this.#skip(':')) this.#groupName();
    if (this.fault) return empty;
    const inner = this.choice(depth + 1);
    if (!this.fault && !this.#skip(')')) {
      return this.#fail('invalid', 'has a "(" that is not closed');
    }
    return inner;
  }

  /** Engines disagree on equal group names in different alternatives. */
  #groupName(): void {
    const read = readGroupName(this.#text, this.#at);
    if (!read) {
      if (/^<?[=!]/.test(this.#text.slice(this.#at, this.#at + 2))) {
        this.#fail('unsupported', 'looks ahead or behind');
      } else this.#fail('invalid', 'has a "(?" that begins no known group');
      return;
    }
    const { name, end } = read;
    if (this.#together.has(name)) this.#fail('invalid', `has two groups of the name "${name}"`);
    if (this.#names.has(name)) {
      this.#fail('unsupported', `has a group "${name}" in two alternatives`);
    }
    this.#names.add(name);
    this.#together = new Set([...this.#together, name]);
    this.#at = end;
  }

  #repeated(part: Regex): Regex {
    const bounds = this.#bounds();
    if (this.fault || !bounds) return part;
    this.#at += bounds.length;
    this.#skip('?');
    const { min, max } = bounds;
    if (min > maxRepeat || (max > maxRepeat && max !== Number.POSITIVE_INFINITY)) {
      return this.#fail('unsupported', `repeats more than ${maxRepeat} times`);
    }
    if (min > max) {
      return this.#fail('invalid', `repeats at least ${min} and at most ${max} times`);
    }
    if (this.#bounds()) return this.#fail('invalid', 'has a repetition of a repetition');
    return { type: 'repeat', part, min, max };
  }

  /** The quantifier at the current index; null if there is none. */
  #bounds(): { min: number; max: number; length: number } | null {
    const sign = this.#text[this.#at];
    if (sign === '*') return { min: 0, max: Number.POSITIVE_INFINITY, length: 1 };
    if (sign === '+') return { min: 1, max: Number.POSITIVE_INFINITY, length: 1 };
    if (sign === '?') return { min: 0, max: 1, length: 1 };
    if (sign !== '{') return null;
    const match = /^\{(\d+)(,?)(\d*)\}/.exec(this.#text.slice(this.#at, this.#at + 32));
    if (!match || (match[2] === '' && match[3] !== '')) return null;
    const min = Number(match[1]);
    const upperBound = match[3] === '' ? Number.POSITIVE_INFINITY : Number(match[3]);
    return { min, max: match[2] === '' ? min : upperBound, length: match[0].length };
  }

  #class(): Chars {
    const negated = this.#skip('^');
    const spans: Span[] = [];
    while (!this.#skip(']')) {
      if (this.isAtEnd) this.#fail('invalid', 'has a "[" that is not closed');
      if (this.fault) return [];
      spans.push(...this.#member());
    }
    const chars = union(...spans);
    return negated ? complement(chars) : chars;
  }

  /** One character, escape or range of a class. */
  #member(): Chars {
    const from = this.#classAtom();
    if (!this.#sees('-') || /^-?(?:\]|$)/.test(this.#text.slice(this.#at, this.#at + 2)))
      return from;
    this.#skip('-');
    const to = this.#classAtom();
    const [first, second] = [singleCodePoint(from), singleCodePoint(to)];
    if (first === null || second === null) {
      this.#forms.add('plain');
      return union(...from, { from: 0x2d, to: 0x2d }, ...to);
    }
    if (first <= second) return [{ from: first, to: second }];
    this.#fail('invalid', 'has a range in "[...]" that runs backwards');
    return [];
  }

  #classAtom(): Chars {
    return this.#sees('\\') ? this.#escape(true) : this.#character();
  }

  #escape(inClass: boolean): Chars {
    const read = readEscape(this.#text, this.#at + 1, inClass);
    if ('kind' in read) {
      this.fault ??= read;
      return everything;
    }
    if (read.form) this.#forms.add(read.form);
    this.#at = read.end;
    return read.chars;
  }

  #character(): Chars {
    const code = this.#text.codePointAt(this.#at) ?? 0;
    if (code > 0xffff) this.#forms.add('unicode');
    this.#at += code > 0xffff ? 2 : 1;
    return [{ from: code, to: code }];
  }

  #sees(character: string): boolean {
    return this.#text[this.#at] === character;
  }

  #skip(character: string): boolean {
    const isPresent = this.#sees(character);
    if (isPresent) this.#at++;
    return isPresent;
  }

  #fail(kind: PatternFault['kind'], reason: string): Regex {
    this.fault ??= { kind, reason };
    return empty;
  }
}

function singleCodePoint(chars: Chars): number | null {
  const span = chars[0];
  return chars.length === 1 && span && span.from === span.to ? span.from : null;
}
