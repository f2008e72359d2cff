import { isPlainPath, plainPart, type Quoted } from '../../model/message.ts';
import { truncate } from '../../model/value/format-value.ts';
import type { Line, Span } from './document.ts';

/** A line as plain text, not escaped; what only marks it is left out. */
export function plainLine(line: Line): string {
  return line.map(plainSpan).join('');
}

function plainSpan(span: Span): string {
  if (typeof span === 'string') return span;
  switch (span.kind) {
    case 'strong':
    case 'faint':
    case 'link':
      return plainLine(span.line);
    case 'mark':
      return '';
    case 'place':
      return span.label ?? span.at.path;
    case 'rule':
      return span.id;
    case 'command':
      return span.text;
    default:
      return linePart(span);
  }
}

const maxName = 64;

/** A quoted part in a line of ours: a name of plain characters needs no quotation marks. */
export function linePart(part: Quoted): string {
  const { kind, text } = part;
  const isBare = kind === 'name' && isPlainPath(text) && !text.startsWith('-');
  return isBare ? truncate(text, maxName) : plainPart(part);
}
