import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** What a reader of a Markdown page meets, as an independent reader of GitHub's Markdown has it. */
export interface Page {
  readonly html: string;
  /** The names of the elements on it, written or made. */
  readonly tags: ReadonlySet<string>;
  /** Where it leads or what it loads. */
  readonly addresses: readonly string[];
  /** What it says outside of code, where people and issues are looked for. */
  readonly prose: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function decoded(text: string): string {
  return text.replace(/&(lt|gt|quot|amp);/g, (_all, name: string) => entities[name] ?? '');
}

/** Renders a page with everything in it that is HTML. */
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

/** What of a page is opened and not closed, or the other way round. */
export function openIn({ html }: Page): string[] {
  const balance = new Map<string, number>();
  for (const [, slash = '', name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
    if (!['br', 'hr', 'img', 'input'].includes(name)) {
      balance.set(name, (balance.get(name) ?? 0) + (slash === '' ? 1 : -1));
    }
  }
  return [...balance].filter(([, count]) => count !== 0).map(([name]) => name);
}

/** Whom or what the prose of a page would call. */
export function callsIn({ prose }: Page): string[] {
  return prose.match(/@[\w-]+|(?<![\w&])#\d+|\bGH-\d+|:\w+:|\$\S|https?:|www\./gi) ?? [];
}
