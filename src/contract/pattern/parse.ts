import {
  type Chars,
  complement,
  dot,
  everything,
  type Span,
  singleCodePoint,
  union,
} from './chars.ts';
import { type Escape, parseEscape } from './escape.ts';
import type { PatternFault } from './fault.ts';
import { parseGroupName } from './group-name.ts';
import { Groups } from './groups.ts';
import type { Tree } from './irregular.ts';
import { quantifierAt } from './quantifier.ts';
import { type Assertion, alwaysMatches } from './regex.ts';

const maxLength = 2000;
const maxDepth = 100;
const maxRepeat = 1000;

/**
 * Parses a `pattern` of JSON Schema: ECMA-262 with the `u` flag, and the syntax that is only valid without it
 * (`\-`, a bare `]`).
 */
export function parsePattern(text: string): Tree | PatternFault {
  if (text.length > maxLength) {
    return { kind: 'unsupported', reason: `is longer than ${maxLength} characters` };
  }
  if (/\p{Surrogate}/u.test(text)) {
    return { kind: 'unsupported', reason: 'holds half a surrogate pair' };
  }
  const parser = new Parser(text);
  const tree = parser.choice(0);
  if (parser.fault) return parser.fault;
  if (!parser.isAtEnd) return { kind: 'invalid', reason: 'has a ")" that nothing opens' };
  if (!parser.groups.hasAll) return { kind: 'unsupported', reason: 'refers back to no group' };
  return parser.hasMixedModes
    ? { kind: 'unsupported', reason: 'mixes escapes of both forms, with the u flag and without' }
    : tree;
}

/** Whether a pattern could not be parsed. */
export function isFault(read: Tree | PatternFault): read is PatternFault {
  return 'kind' in read;
}

const assertions: Readonly<Record<string, Assertion>> = { '^': 'start', $: 'end' };
const escapedAssertions: Readonly<Record<string, Assertion>> = {
  '\\b': 'boundary',
  '\\B': 'inside',
};

class Parser {
  fault: PatternFault | null = null;
  readonly groups = new Groups();
  readonly #text: string;
  /** The modes required by the pattern so far. */
  readonly #modes = new Set<'unicode' | 'plain'>();
  #index = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#text.length;
  }

  /** Whether one part requires the `u` flag and another forbids it. */
  get hasMixedModes(): boolean {
    return this.#modes.size > 1;
  }

  choice(depth: number): Tree {
    if (depth > maxDepth) return this.#fail('unsupported', 'is nested too deeply');
    const outer = this.groups.activeNames;
    const inner = new Set(outer);
    const options: Tree[] = [];
    do {
      this.groups.activeNames = outer;
      options.push(this.#sequence(depth));
      for (const name of this.groups.activeNames) inner.add(name);
    } while (!this.fault && this.#skip('|'));
    this.groups.activeNames = inner;
    return options.length === 1 ? (options[0] ?? alwaysMatches) : { type: 'choice', options };
  }

  #sequence(depth: number): Tree {
    const parts: Tree[] = [];
    while (!this.fault && !this.isAtEnd && !this.#peek('|') && !this.#peek(')')) {
      parts.push(this.#term(depth));
    }
    return { type: 'sequence', parts };
  }

  #term(depth: number): Tree {
    const assertion =
      assertions[this.#text[this.#index] ?? ''] ??
      escapedAssertions[this.#text.slice(this.#index, this.#index + 2)];
    if (assertion) {
      this.#index += assertion === 'start' || assertion === 'end' ? 1 : 2;
      return { type: 'assertion', assertion };
    }
    return this.#withQuantifier(this.#atom(depth));
  }

  #atom(depth: number): Tree {
    if (this.#skip('.')) return { type: 'chars', chars: dot };
    if (this.#skip('(')) return this.#group(depth);
    if (this.#skip('[')) return { type: 'chars', chars: this.#class() };
    if (this.#peek('\\')) return this.#escapedAtom();
    if (/^[*+?]/.test(this.#text[this.#index] ?? '') || quantifierAt(this.#text, this.#index)) {
      return this.#fail('invalid', `has a "${this.#text[this.#index]}" with nothing to repeat`);
    }
    if (/^[\]{}]/.test(this.#text[this.#index] ?? '')) this.#modes.add('plain');
    return { type: 'chars', chars: this.#character() };
  }

  #escapedAtom(): Tree {
    const { chars, reference } = this.#escape(false);
    if (reference === undefined) return { type: 'chars', chars };
    const index = this.groups.referTo(reference);
    return index === undefined
      ? this.#fail('unsupported', 'refers to a group further on')
      : { type: 'reference', index };
  }

  #group(depth: number): Tree {
    const [view, behind, sign] =
      /^\?(<?)([=!])/.exec(this.#text.slice(this.#index, this.#index + 3)) ?? [];
    if (view !== undefined) {
      this.#index += view.length;
      const part = this.#groupContent(depth);
      // Some engines repeat a view, with the flag u none does.
      if (quantifierAt(this.#text, this.#index))
        return this.#fail('unsupported', 'looks ahead or behind');
      return { type: 'look', part, isBehind: behind === '<', isNegated: sign === '!' };
    }
    if (this.#skip('?') && this.#skip(':')) return this.#groupContent(depth);
    const index = this.groups.open();
    if (this.#text[this.#index - 1] === '?') this.#groupName(index);
    return this.fault ? alwaysMatches : { type: 'group', part: this.#groupContent(depth), index };
  }

  #groupContent(depth: number): Tree {
    const inner = this.choice(depth + 1);
    if (!this.fault && !this.#skip(')')) {
      return this.#fail('invalid', 'has a "(" that is not closed');
    }
    return inner;
  }

  #groupName(index: number): void {
    const read = parseGroupName(this.#text, this.#index);
    if (!read) {
      this.#fail('invalid', 'has a "(?" that begins no known group');
      return;
    }
    this.fault ??= this.groups.name(index, read.name);
    this.#index = read.end;
  }

  #withQuantifier(part: Tree): Tree {
    const bounds = quantifierAt(this.#text, this.#index);
    if (this.fault || !bounds) return part;
    this.#index += bounds.length;
    this.#skip('?');
    const { min, max } = bounds;
    if (min > maxRepeat || (max > maxRepeat && max !== Number.POSITIVE_INFINITY)) {
      return this.#fail('unsupported', `repeats more than ${maxRepeat} times`);
    }
    if (min > max) {
      return this.#fail('invalid', `repeats at least ${min} and at most ${max} times`);
    }
    if (quantifierAt(this.#text, this.#index))
      return this.#fail('invalid', 'has a repetition of a repetition');
    return { type: 'repeat', part, min, max };
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
    if (!this.#peek('-') || /^-?(?:\]|$)/.test(this.#text.slice(this.#index, this.#index + 2)))
      return from;
    this.#skip('-');
    const to = this.#classAtom();
    const [first, second] = [singleCodePoint(from), singleCodePoint(to)];
    if (first === null || second === null) {
      this.#modes.add('plain');
      return union(...from, { from: 0x2d, to: 0x2d }, ...to);
    }
    if (first <= second) return [{ from: first, to: second }];
    this.#fail('invalid', 'has a range in "[...]" that runs backwards');
    return [];
  }

  #classAtom(): Chars {
    return this.#peek('\\') ? this.#escape(true).chars : this.#character();
  }

  #escape(inClass: boolean): Pick<Escape, 'chars' | 'reference'> {
    const read = parseEscape(this.#text, this.#index + 1, inClass);
    if ('kind' in read) {
      this.fault ??= read;
      return { chars: everything };
    }
    if (read.mode) this.#modes.add(read.mode);
    this.#index = read.end;
    return read;
  }

  #character(): Chars {
    const code = this.#text.codePointAt(this.#index) ?? 0;
    if (code > 0xffff) this.#modes.add('unicode');
    this.#index += code > 0xffff ? 2 : 1;
    return [{ from: code, to: code }];
  }

  #peek(character: string): boolean {
    return this.#text[this.#index] === character;
  }

  #skip(character: string): boolean {
    const isPresent = this.#peek(character);
    if (isPresent) this.#index++;
    return isPresent;
  }

  #fail(kind: PatternFault['kind'], reason: string): Tree {
    this.fault ??= { kind, reason };
    return alwaysMatches;
  }
}
