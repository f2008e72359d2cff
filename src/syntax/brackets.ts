import { maxDepth } from './depth.ts';

/**
 * Where the brackets of a JSON text first nest deeper than is read; null when they do not. Asked before
 * a parser that recurses sees the text.
 */
export function findTooDeepBracket(text: string): number | null {
  let depth = 0;
  let inString = false;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    if (character === '"') inString = !inString;
    else if (inString && character === '\\') offset++;
    else if (!inString && (character === '[' || character === '{')) {
      depth++;
      if (depth > maxDepth) return offset;
    } else if (!inString && (character === ']' || character === '}')) depth--;
  }
  return null;
}
