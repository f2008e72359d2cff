import type { Location } from '../../model/text/text.ts';
import { rulePage } from '../docs-links.ts';
import { codeSpan, link, nameText, prose, tableCell } from '../markdown-text.ts';
import type { Links } from '../reporter.ts';
import { type Markup, placeText } from '../summary/markup.ts';
import type { PageOptions } from './page-options.ts';

/** The parts of sentences on a Markdown page. */
export function markdownMarkup(
  pageOptions: Pick<PageOptions, 'links' | 'baseSha' | 'docs'>,
): Markup {
  return {
    name: nameText,
    code: codeSpan,
    prose,
    place: (at, label) => {
      if (at.path === '') return label ?? placeText(at);
      const line = at.range?.start.line;
      return link(codeSpan(label ?? placeText(at)), linksAt(at, pageOptions), at.path, line);
    },
    strong: (text) => `**${text}**`,
    rule: (id) =>
      pageOptions.docs === null
        ? codeSpan(id)
        : `[${codeSpan(id)}](${rulePage(id, pageOptions.docs)})`,
  };
}

/** A removed file is linked at base. */
function linksAt(
  { inBaseOnly }: Location,
  { links, baseSha }: Pick<PageOptions, 'links' | 'baseSha'>,
): Links | null {
  if (!inBaseOnly || links === null) return links;
  return baseSha === null ? null : { ...links, sha: baseSha };
}

/** A table without the columns that are empty in every row. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const isUsed = header.map((_, column) => rows.some((row) => row[column] !== ''));
  const used = (cells: readonly string[]) => cells.filter((_, column) => isUsed[column]);
  const shown = used(header);
  return [shown, shown.map(() => '---'), ...rows.map(used)]
    .map((cells) => `| ${cells.map(tableCell).join(' | ')} |`)
    .join('\n');
}
