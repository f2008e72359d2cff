import { source, type Value } from '../../model/value/value.ts';
import { withoutCodeBlocks } from '../../syntax/markdown/markdown.ts';

/**
 * The names of an `arguments` value in order: a list of them, or one text with blanks. Undefined for other shapes.
 * Claude Code, "Pass arguments to skills".
 */
export function argumentNames(value: Value | undefined): readonly string[] | undefined {
  if (!value || value.kind === 'null') return [];
  const texts = (value.kind === 'list' ? value.items : [value]).map((item) => source(item));
  if (!texts.every((text) => text !== undefined)) return undefined;
  return texts.flatMap((text) => text.split(/[\s,]+/)).filter((name) => name !== '');
}

/** A placeholder of a text: `$name`, or `$ARGUMENTS[0]` with its position. */
export interface ArgumentUse {
  readonly name: string;
  /** Counted from 0; null for a name. */
  readonly position: number | null;
  readonly start: number;
  readonly end: number;
}

const placeholder = /(?<![\\$\w])\$(?:ARGUMENTS\[(\d{1,4})\]|([a-z][\w-]*))/g;

/**
 * The placeholders of a Markdown text outside code blocks, where `$name` is a variable of a program. `$0` is left out:
 * `$10` may be a price.
 */
export function argumentUses(text: string): readonly ArgumentUse[] {
  if (!text.includes('$')) return [];
  return Array.from(
    withoutCodeBlocks(text).matchAll(placeholder),
    ({ 0: all, 1: digits, 2: name, index }) => ({
      name: name ?? all.slice(1),
      position: digits === undefined ? null : Number(digits),
      start: index,
      end: index + all.length,
    }),
  );
}
