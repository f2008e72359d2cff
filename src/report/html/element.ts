import { escapeInvisible } from '../escape.ts';
import { escapeXml } from '../xml.ts';

/** A piece of markup; its texts are escaped. */
export interface Html {
  readonly markup: string;
}

/** What an element holds: elements, and texts that are not escaped yet. */
export type Child = Html | string;

/** Attributes; false and null leave one out. */
export type Attributes = Readonly<Record<string, string | number | boolean | null>>;

const voidElements: ReadonlySet<string> = new Set(['meta', 'input', 'br', 'link']);
/** Elements that begin a line, which makes the page readable as source. */
const inlineElements: ReadonlySet<string> = new Set(
  'a b s span code small label input option td button'.split(' '),
);

/** An element that is both HTML and XML. */
export function element(name: string, attributes: Attributes, ...children: readonly Child[]): Html {
  const list = Object.entries(attributes).map(([key, value]) =>
    value === false || value === null
      ? ''
      : ` ${key}="${escaped(value === true ? '' : `${value}`)}"`,
  );
  const open = `${inlineElements.has(name) ? '' : '\n'}<${name}${list.join('')}`;
  if (voidElements.has(name)) return { markup: `${open}/>` };
  return { markup: `${open}>${children.map(markupOf).join('')}</${name}>` };
}

/** A table with a row of column titles; narrow screens show each cell under its title. */
export function table(titles: readonly string[], rows: readonly (readonly Child[])[]): Html {
  const heads = titles.map((title) => element('th', { scope: 'col' }, title));
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows.map((cells) => tableRow(cells, titles))),
  );
}

/** The first cell of a row is its header. */
function tableRow([first = '', ...others]: readonly Child[], titles: readonly string[]): Html {
  const cells = others.map((cell, index) => {
    const label = markupOf(cell) === '' ? null : (titles[index + 1] ?? null);
    return element('td', { 'data-label': label }, cell);
  });
  return element('tr', {}, element('th', { scope: 'row' }, first), ...cells);
}

/** A style sheet or a script, as it is: it may hold neither `<` nor `&`. */
export function verbatim(name: 'style' | 'script', text: string): Html {
  return { markup: `\n<${name}>${text}</${name}>` };
}

/** Elements in a row. */
export function fragment(...children: readonly Child[]): Html {
  return { markup: children.map(markupOf).join('') };
}

/** A text that only screen readers say. */
export function visuallyHidden(text: string): Html {
  return element('span', { class: 'spoken' }, text);
}

function markupOf(child: Child): string {
  return typeof child === 'string' ? escaped(child) : child.markup;
}

/** On one line, without invisible characters and starts of runner commands. */
function escaped(text: string): string {
  return escapeXml(escapeInvisible(text));
}

/** The elements, separated by blanks. */
export function spaced(...children: readonly Child[]): Html {
  return { markup: children.map(markupOf).filter(Boolean).join(' ') };
}
