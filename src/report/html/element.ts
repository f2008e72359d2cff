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
export function table(titles: readonly string[], rows: readonly Row[]): Html {
  const heads = titles.map((title) => element('th', { scope: 'col' }, title));
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows.map((row) => tableRow(row, titles))),
  );
}

/** A row; its first cell is its header. */
export interface Row {
  readonly cells: readonly Child[];
  readonly attributes?: Attributes;
}

function tableRow({ cells, attributes = {} }: Row, titles: readonly string[]): Html {
  return element(
    'tr',
    attributes,
    ...cells.map((cell, index) => {
      if (index === 0) return element('th', { scope: 'row' }, cell);
      const isEmpty = markupOf(cell) === '';
      return element('td', { 'data-label': isEmpty ? null : (titles[index] ?? null) }, cell);
    }),
  );
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
