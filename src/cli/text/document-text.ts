import type { Document } from '../../report/document/document.ts';
import { fitDocument } from '../../report/fit.ts';
import { makeInert } from '../../report/inert.ts';
import { writeMarkdown } from '../../report/markdown/write-markdown.ts';
import { defaultRenderOptions } from '../../report/reporter.ts';
import { writeText } from '../../report/text/write-text.ts';
import type { World } from '../command.ts';

/** A document for the terminal of a command. */
export function documentText(
  document: Document,
  { colour, width }: Pick<World, 'colour' | 'width'>,
  isVerbose = false,
): string {
  return writeText(document, { ...defaultRenderOptions, colour, width, isVerbose });
}

const pageLinks = { links: null, docs: null, baseSha: null, firstLevel: 1 };

/** A document as a page of its own, shortened to stay within a size in bytes. */
export function documentMarkdown(document: Document, limit = 1_000_000): string {
  return fitDocument(document, limit, (short) => makeInert(writeMarkdown(short, pageLinks)));
}
