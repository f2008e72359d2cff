import type { Message, Quoted } from '../../model/message.ts';
import type { Location } from '../../model/text/text.ts';
import { truncate } from '../../model/value/format-value.ts';
import { rulePage } from '../docs-links.ts';
import type { Line, Mark, Span } from '../document/document.ts';
import { codeSpan, isPlainText, link, nameText } from '../markdown-text.ts';
import type { Links } from '../reporter.ts';

/** Where the links of a page lead. */
export interface PageLinks {
  readonly links: Links | null;
  /** The folder of documentation pages; null for no links. */
  readonly docs: string | null;
  /** The base commit, for links to removed files; null without a base. */
  readonly baseSha: string | null;
  /** The level of the title; 3 where absent, as in comments. */
  readonly firstLevel?: number;
}

const marks: Readonly<Record<Mark, string>> = {
  pass: '✅',
  warning: '⚠️',
  fail: '❌',
  note: 'ℹ️',
  added: '**+**',
  removed: '**−**',
};

/** A line as Markdown. */
export function markdownLine(line: Line, page: PageLinks): string {
  return line.map((span) => markdownSpan(span, page)).join('');
}

function markdownSpan(span: Span, page: PageLinks): string {
  if (typeof span === 'string') return ownWords(span);
  switch (span.kind) {
    case 'strong':
      return `**${markdownLine(span.line, page)}**`;
    case 'faint':
      return markdownLine(span.line, page);
    case 'mark':
      return marks[span.mark];
    case 'place':
      return placeLink(span.at, page, span.label === undefined ? undefined : nameText(span.label));
    case 'rule':
      return ruleLink(span.id, page);
    case 'command':
      return codeSpan(span.text);
    case 'link':
      return `[${markdownLine(span.line, page)}](${span.href})`;
    default:
      return span.kind === 'name' ? nameText(span.text) : markdownPart(span);
  }
}

/** A message as Markdown: each quoted part is code, unless it is a plain path. */
export function markdownMessage({ parts }: Message): string {
  return parts
    .map((part) => (typeof part === 'string' ? ownWords(part) : markdownPart(part)))
    .join('');
}

const maxPart = 60;

function markdownPart({ kind, text, limit = maxPart }: Quoted): string {
  return kind === 'path' && isPlainText(text) ? text : codeSpan(truncate(text, limit));
}

/** Words of ours as Markdown: what is in backticks is code, and nothing else is markup. */
function ownWords(text: string): string {
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replace(/[<>*_[\]]/g, (character) => `\\${character}`),
    )
    .join('`');
}

/** The id of a rule, as a link to its page where that is known. */
export function ruleLink(id: string, { docs }: Pick<PageLinks, 'docs'>): string {
  const label = isPlainText(id) ? id : codeSpan(id);
  return docs === null ? label : `[${label}](${rulePage(id, docs)})`;
}

/** A place as a link, by default as its file in its folder: `worklog/SKILL.md:12`. */
export function placeLink(at: Location, page: PageLinks, label?: string): string {
  if (at.path === '') return label ?? 'the repository';
  return link(label ?? placeLabel(at, page), linksAt(at, page), at.path, at.range?.start.line);
}

/** The file with its line; its folders are left out where a link has them. */
function placeLabel({ path, range }: Location, { links }: PageLinks): string {
  const shown = links === null ? path : path.split('/').slice(-2).join('/');
  const line = range ? `:${range.start.line}` : '';
  return isPlainText(shown) ? `${shown}${line}` : codeSpan(`${shown}${line}`);
}

/** A removed file is linked at base. */
function linksAt({ inBaseOnly }: Location, { links, baseSha }: PageLinks): Links | null {
  if (!inBaseOnly || links === null) return links;
  return baseSha === null ? null : { ...links, sha: baseSha };
}
