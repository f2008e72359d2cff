import type { Block, Document, Line } from '../document/document.ts';
import { plainLine } from '../document/plain-line.ts';
import { fitDocument } from '../fit.ts';
import type { RenderOptions } from '../reporter.ts';
import { blocksHtml } from './blocks.ts';
import { foldFilter } from './catalogue.ts';
import { element } from './element.ts';
import { maxPageBytes, pageText, pageTitle, type Section } from './page.ts';
import type { PageOptions } from './page-options.ts';
import { ruleList } from './rules.ts';
import { lineHtml } from './spans.ts';

/** A document as a page of its own. */
interface DocumentPage {
  readonly passes: boolean;
  /** The verdict in a word or two. */
  readonly label: string;
  /** The rules to explain. */
  readonly rules: readonly string[];
}

/**
 * A document as one self-contained page, shortened to stay within the size limit; a heading of level 2 begins a section.
 * `page` is null for one without a verdict.
 */
export function documentPage(
  document: Document,
  page: DocumentPage | null,
  options: Pick<RenderOptions, 'links' | 'docsOf'>,
): string {
  const pageOptions = { ...options, baseSha: null, findings: 0, skills: 0 };
  return fitDocument(document, maxPageBytes, (short) => render(short, page, pageOptions));
}

function render({ blocks }: Document, page: DocumentPage | null, pageOptions: PageOptions): string {
  const [intro = [], ...parts] = sectionsOf(blocks);
  const [title] = intro;
  const sections = parts.map((part, index) => sectionOf(part, `section-${index + 1}`, pageOptions));
  return pageText({
    title: pageTitle(title, page?.passes ?? null),
    header: element(
      'header',
      page ? { class: page.passes ? 'pass' : 'fail' } : {},
      ...(page ? [element('p', { class: 'outcome' }, page.label)] : []),
      ...blocksHtml(intro, pageOptions),
    ),
    sections: [
      ...sections,
      { id: 'rules', label: 'Rules', content: ruleList(page?.rules ?? [], pageOptions) },
    ],
  });
}

/** What stands before the first heading of level 2, then each such heading with what follows. */
function sectionsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

/** Folds of a section are a list that a text narrows. */
function sectionOf(blocks: readonly Block[], id: string, pageOptions: PageOptions): Section {
  const [heading, ...rest] = blocks;
  const line: Line = heading?.kind === 'heading' ? heading.line : [];
  const folds = rest.flatMap((block) => (block.kind === 'details' ? [block] : []));
  const others = blocksHtml(
    rest.filter(({ kind }) => kind !== 'details'),
    pageOptions,
  );
  const list = folds.map((fold) =>
    element(
      'details',
      { class: 'skill' },
      element('summary', {}, element('span', {}, lineHtml(fold.title, pageOptions))),
      ...blocksHtml(fold.blocks, pageOptions),
    ),
  );
  const content = [
    ...others,
    ...(list.length === 0
      ? []
      : [foldFilter(list.length), element('div', { class: 'skills' }, ...list)]),
  ];
  return { id, label: plainLine(line), content };
}
