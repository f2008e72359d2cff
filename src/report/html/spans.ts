import { isPlainPath, type Message, type Quoted } from '../../model/message.ts';
import type { Location } from '../../model/text/text.ts';
import { truncate } from '../../model/value/format-value.ts';
import type { Line, Mark, Span } from '../document/document.ts';
import { type Child, element, fragment, type Html, spaced, visuallyHidden } from './element.ts';
import { outerLink, type PageOptions, placeLink } from './page-options.ts';
import { formatNumber } from './text.ts';

/** Limits a text of the repository that says no limit of its own. */
const maxQuoted = 200;

/** A line of a document; each part is escaped once, by `element`. */
export function lineHtml(line: Line, pageOptions: PageOptions): Html {
  return fragment(...line.map((span) => spanHtml(span, pageOptions)));
}

export function messageHtml({ parts }: Message, pageOptions: PageOptions): Html {
  return lineHtml(parts, pageOptions);
}

function spanHtml(span: Span, pageOptions: PageOptions): Child {
  if (typeof span === 'string') return span;
  switch (span.kind) {
    case 'strong':
      return element('b', {}, lineHtml(span.line, pageOptions));
    case 'faint':
      return element('small', {}, lineHtml(span.line, pageOptions));
    case 'mark':
      return markHtml(span.mark);
    case 'place':
      return placeLink(span.at, pageOptions, { label: span.label });
    case 'rule':
      return ruleLink(span.id, pageOptions);
    case 'command':
      return element('code', {}, span.text);
    case 'link':
      return outerLink(span.href, lineHtml(span.line, pageOptions));
    default:
      return quotedHtml(span);
  }
}

/** A plain name or path reads as a word; everything else has an end that is seen. */
function quotedHtml({ kind, text, limit = maxQuoted }: Quoted): Html {
  const shown = truncate(text, limit);
  const isWord = (kind === 'name' || kind === 'path') && isPlainPath(shown);
  if (isWord) return element('span', { class: kind }, shown);
  return element('code', {}, shown === '' ? '""' : shown);
}

const marks: Readonly<Record<Mark, readonly [sign: string, word: string, className: string]>> = {
  pass: ['✓', 'passes', 'tag good'],
  warning: ['!', 'warning', 'tag warning'],
  fail: ['✗', 'fails', 'tag error'],
  note: ['•', 'note', 'tag note'],
  added: ['+', 'new', 'tag warning'],
  removed: ['−', 'no longer', 'tag'],
};

/** A sign, and its word for screen readers. */
export function markHtml(mark: Mark): Html {
  const [sign, word, className] = marks[mark];
  return fragment(
    element('b', { 'aria-hidden': 'true', class: className }, sign),
    visuallyHidden(`${word}: `),
  );
}

/** The name of a rule, with a link to its entry on the page. */
export function ruleLink(rule: string, { docsOf }: PageOptions): Html {
  return docsOf(rule)
    ? element('a', { class: 'rule', href: `#rule-${rule}` }, rule)
    : element('span', { class: 'rule' }, rule);
}

/** The places of an item that are shown. */
const maxPlaces = 8;

/** The first places, each once, and how many more there are. */
export function placesHtml(places: readonly Location[], pageOptions: PageOptions): Html {
  const links = places.filter(({ path }) => path !== '').map((at) => placeLink(at, pageOptions));
  const unique = [...new Map(links.map((link) => [link.markup, link])).values()];
  const more = unique.length - maxPlaces;
  return spaced(...unique.slice(0, maxPlaces), more > 0 ? `and ${formatNumber(more)} more` : '');
}

/** A word of our own with the colour of its class. */
export function tag(className: string, word: string): Html {
  return element('span', { class: `tag ${className}`.trim() }, word);
}
