import { maximumDepth } from './depth.ts';

/**
 * Where the brackets of a JSON text first nest deeper than is read; null when they do not. Asked before
 * a parser that recurses sees the text.
 */
export function deepBracket(text: string): number | null {
  let depth = 0;
  let inside = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') inside = !inside;
    else if (inside && sign === '\\') at++;
    else if (!inside && (sign === '[' || sign === '{')) {
      depth++;
      if (depth > maximumDepth) return at;
    } else if (!inside && (sign === ']' || sign === '}')) depth--;
  }
  return null;
}
