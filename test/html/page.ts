import { createHash } from 'node:crypto';
import { type Element, readXml } from '../attacks/xml.ts';

/** The elements of an HTML page, by a strict XML parser. */
export interface HtmlPage {
  readonly all: readonly Element[];
  readonly tags: ReadonlySet<string>;
  readonly ids: readonly string[];
  /** Targets of links and everything else that loads. */
  readonly addresses: readonly string[];
  /** The directives of its policy. */
  readonly policy: ReadonlyMap<string, string>;
}

/** Reads a page. Throws if it is not well-formed. */
export function readPage(text: string): HtmlPage {
  const all = withDescendants(readXml(text));
  const valuesOf = (...names: readonly string[]) =>
    all.flatMap(({ attributes }) => names.flatMap((name) => attributes.get(name) ?? []));
  const policy = all
    .find((element) => element.attributes.has('http-equiv'))
    ?.attributes.get('content');
  const directives = (policy ?? '').split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values.join(' ')] as const;
  });
  return {
    all,
    tags: new Set(all.map(({ name }) => name)),
    ids: valuesOf('id'),
    addresses: valuesOf('href', 'src', 'action', 'data', 'srcset', 'poster', 'formaction'),
    policy: new Map(directives),
  };
}

/** The source expression of a policy for a text. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The elements with a class. */
export function withClass({ all }: HtmlPage, name: string): readonly Element[] {
  return all.filter(({ attributes }) => attributes.get('class')?.split(' ').includes(name));
}

/** The text of an element and everything in it. */
export function textOf({ text, children }: Element): string {
  return [text, ...children.map(textOf)].join(' ');
}

/** The elements of our pages. */
export const pageElements: ReadonlySet<string> = new Set([
  ...[
    'html',
    'head',
    'meta',
    'title',
    'style',
    'script',
    'body',
    'button',
    'header',
    'nav',
    'main',
    'footer',
  ],
  ...['section', 'div', 'h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details'],
  ...[
    'summary',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'b',
    's',
    'span',
    'small',
    'code',
  ],
  ...['label', 'input', 'select', 'option', 'fieldset', 'legend'],
]);

function withDescendants(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(withDescendants)];
}
