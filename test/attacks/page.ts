import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** The content of a Markdown page, from an independent parser of GitHub's Markdown. */
export interface Page {
  readonly html: string;
  /** The names of its elements, written or generated. */
  readonly tags: ReadonlySet<string>;
  /** Link targets and loaded resources. */
  readonly addresses: readonly string[];
  /** Text outside code, in which GitHub recognizes people and issues. */
  readonly prose: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function decoded(text: string): string {
  return text.replace(/&(lt|gt|quot|amp);/g, (_all, name: string) => entities[name] ?? '');
}

/** Renders a page with all its HTML. */
export function pageOf(markdown: string): Page {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const tags = new Set<string>();
  const addresses: string[] = [];
  for (const [, name = '', rest = ''] of html.matchAll(/<\/?([a-z!?][^\s/>]*)([^>]*)/gi)) {
    tags.add(name.toLowerCase());
    for (const [, address = ''] of rest.matchAll(/\s(?:href|src)="([^"]*)"/g))
      addresses.push(decoded(address));
    if (/\s(?:href|src)=[^"]/.test(rest)) addresses.push(rest);
  }
  const outside = html.replace(/<code[^>]*>[\s\S]*?<\/code>/g, ' ').replace(/<[^>]*>/g, ' ');
  return { html, tags, addresses, prose: decoded(outside) };
}

/** Unbalanced elements of a page. */
export function openIn({ html }: Page): string[] {
  const balance = new Map<string, number>();
  for (const [, slash = '', name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
    if (!['br', 'hr', 'img', 'input'].includes(name)) {
      balance.set(name, (balance.get(name) ?? 0) + (slash === '' ? 1 : -1));
    }
  }
  return [...balance].filter(([, count]) => count !== 0).map(([name]) => name);
}

/** Mentions and references in the prose of a page. */
export function callsIn({ prose }: Page): string[] {
  return prose.match(/@[\w-]+|(?<![\w&])#\d+|\bGH-\d+|:\w+:|\$\S|https?:|www\./gi) ?? [];
}
