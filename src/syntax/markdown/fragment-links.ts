import type { FragmentLink } from '../../model/text/mention.ts';
import { folderOf, resolve } from '../../model/text/path.ts';
import type { LineMap } from '../../model/text/text.ts';
import { withoutFrontmatter } from './frontmatter.ts';
import { decoded, linkedPath } from './linked-path.ts';
import { linksOf } from './links.ts';

/** Fragments of files of any kind: lines, text, footnotes, the top. */
const ofAnyFile = /^(?:$|top$|L\d|:~:|(?:user-content-)?fn(?:ref)?-|[?!/])/i;

/** Fragments that stand for others: `section`, `heading-1`, `your-section-name`. */
const placeholder =
  /[{}<>$*|`]|\.\.\.|^(?:your-|my-|the-)?(?:anchor|section|heading|link|fragment|id)(?:-?(?:name|id|title|link|\d+|[a-z]))?$/i;

/** Folders with documents to fill in: their own links are of what is made of them. */
const outputFolder = /(?:^|\/)(?:assets|templates)\//i;

/** Further links of one text are not read. */
const maxLinks = 2_000;

/** The links of a Markdown text to headings of Markdown files; the text has no byte order mark. */
export function fragmentLinks(path: string, text: string, lines: LineMap): readonly FragmentLink[] {
  if (!/\]\([^)\s]{0,1000}#|\]:[^\n]{0,1000}#/.test(text)) return [];
  const isOutput = outputFolder.test(path);
  const locate = (start: number, end: number) => lines.locate(path, start, end);
  const body = withoutFrontmatter(text);
  const links: FragmentLink[] = [];
  for (const { target: written, at } of linksOf({ text: body, prose: body, locate })) {
    const hash = written.indexOf('#');
    if (hash === -1 || !at.range || links.length >= maxLinks) continue;
    const fragment = decoded(written.slice(hash + 1));
    const target = targetOf(path, written.slice(0, hash));
    if (isOutput && target === path) continue;
    if (target === undefined || ofAnyFile.test(fragment) || placeholder.test(fragment)) continue;
    links.push({ target, fragment, written, at: at.range });
  }
  return links;
}

/** The Markdown file that a link leads to. */
function targetOf(path: string, written: string): string | undefined {
  if (written === '') return path;
  const linked = linkedPath(written);
  const target = linked === undefined ? undefined : resolve(folderOf(path), linked);
  return target !== undefined && /\.(?:md|markdown|mdx)$/i.test(target) ? target : undefined;
}
