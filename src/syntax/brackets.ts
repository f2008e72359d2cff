import { maxDepth } from './depth.ts';

/**
 * The offset of the first bracket beyond the depth limit of a JSON text; null if none. Called before a
 * recursive parser.
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
