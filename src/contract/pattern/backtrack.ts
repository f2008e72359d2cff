import { hasCodePoint, word } from './chars.ts';
import type { Special, Tree } from './irregular.ts';
import type { Assertion } from './regex.ts';

const maxSteps = 5_000;
const maxDepth = 500;
const maxLength = 200;

/** Whether a pattern matches somewhere in a text, as ECMA-262 says; null for too long a search. */
export function findsMatch(tree: Tree, text: string): boolean | null {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  if (codes.length > maxLength) return null;
  const search = new Backtracking(codes);
  const starts = Array.from({ length: codes.length + 1 }, (_, start) => start);
  const isFound = starts.some((start) => search.matches(tree, start));
  return search.isExhausted ? null : isFound;
}

/** What the groups have matched, by index. */
type Captures = ReadonlyMap<number, readonly number[]>;

type Next = (at: number, captures: Captures) => boolean;

type Repeat = Extract<Tree, { type: 'repeat' }>;

class Backtracking {
  readonly #codes: readonly number[];
  #steps = maxSteps;
  #depth = 0;

  constructor(codes: readonly number[]) {
    this.#codes = codes;
  }

  get isExhausted(): boolean {
    return this.#steps < 0;
  }

  matches(tree: Tree, start: number): boolean {
    return this.#match(tree, { at: start, captures: new Map(), isBehind: false }, () => true);
  }

  /** Whether the node matches from a place on, and what follows does from where it ends. */
  #match(tree: Tree, from: Place, next: Next): boolean {
    if (this.#depth > maxDepth) this.#steps = -1;
    if (--this.#steps < 0) return false;
    this.#depth++;
    const isMatch = this.#matchNode(tree, from, next);
    this.#depth--;
    return isMatch;
  }

  #matchNode(tree: Tree, from: Place, next: Next): boolean {
    const { at, captures, isBehind } = from;
    switch (tree.type) {
      case 'chars': {
        const code = this.#codes[isBehind ? at - 1 : at];
        const isMember = code !== undefined && hasCodePoint(tree.chars, code);
        return isMember && next(isBehind ? at - 1 : at + 1, captures);
      }
      case 'assertion':
        return this.#holds(tree.assertion, at) && next(at, captures);
      case 'choice':
        return tree.options.some((option) => this.#match(option, from, next));
      case 'sequence':
        return this.#sequence(isBehind ? tree.parts.toReversed() : tree.parts, 0, from, next);
      case 'repeat':
        return this.#repeat(tree, 0, from, next);
      default:
        return this.#special(tree, from, next);
    }
  }

  #sequence(parts: readonly Tree[], index: number, from: Place, next: Next): boolean {
    const part = parts[index];
    if (!part) return next(from.at, from.captures);
    return this.#match(part, from, (at, captures) =>
      this.#sequence(parts, index + 1, { ...from, at, captures }, next),
    );
  }

  #repeat(repeat: Repeat, count: number, from: Place, next: Next): boolean {
    const { part, min, max } = repeat;
    if (count >= min && next(from.at, from.captures)) return true;
    if (count >= max) return false;
    const cleared = { ...from, captures: withoutGroupsOf(part, from.captures) };
    return this.#match(part, cleared, (at, captures) => {
      // A further round that takes no character is none.
      if (at === from.at && count >= min) return false;
      return this.#repeat(repeat, count + 1, { ...from, at, captures }, next);
    });
  }

  #special(tree: Special, from: Place, next: Next): boolean {
    const { at, captures, isBehind } = from;
    if (tree.type === 'group') {
      return this.#match(tree.part, from, (end, inner) => {
        const text = this.#codes.slice(Math.min(at, end), Math.max(at, end));
        return next(end, new Map(inner).set(tree.index, text));
      });
    }
    if (tree.type === 'reference') {
      const text = captures.get(tree.index) ?? [];
      const start = isBehind ? at - text.length : at;
      const isEqual = text.every((code, index) => this.#codes[start + index] === code);
      return isEqual && next(isBehind ? start : at + text.length, captures);
    }
    const view = { at, captures, isBehind: tree.isBehind };
    return this.#match(tree.part, view, () => true) !== tree.isNegated && next(at, captures);
  }

  #holds(assertion: Assertion, at: number): boolean {
    if (assertion === 'start') return at === 0;
    if (assertion === 'end') return at === this.#codes.length;
    const isWord = (index: number) => hasCodePoint(word, this.#codes[index] ?? -1);
    return (isWord(at - 1) !== isWord(at)) === (assertion === 'boundary');
  }
}

/** A place in the text, and the direction of the search. */
interface Place {
  readonly at: number;
  readonly captures: Captures;
  readonly isBehind: boolean;
}

function withoutGroupsOf(tree: Tree, captures: Captures): Captures {
  if (captures.size === 0) return captures;
  const cleared = new Map(captures);
  const clear = (node: Tree): void => {
    if (node.type === 'group') cleared.delete(node.index);
    if (node.type === 'sequence') node.parts.forEach(clear);
    else if (node.type === 'choice') node.options.forEach(clear);
    else if ('part' in node) clear(node.part);
  };
  clear(tree);
  return cleared;
}
