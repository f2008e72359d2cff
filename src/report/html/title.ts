import { plainPart } from '../../model/message.ts';
import type { Line, Mark } from '../document/document.ts';

const signs: Readonly<Record<Mark, string>> = {
  pass: '✓',
  warning: '!',
  fail: '✗',
  note: '•',
  added: '+',
  removed: '-',
};

/** A line as plain text, for the title of a page. */
export function titleText(line: Line): string {
  return line
    .map((span) => {
      if (typeof span === 'string') return span;
      if (span.kind === 'mark') return signs[span.mark];
      if ('line' in span) return titleText(span.line);
      if (span.kind === 'place') return span.label ?? span.at.path;
      if (span.kind === 'rule') return span.id;
      return span.kind === 'command' ? span.text : plainPart(span);
    })
    .join('');
}
