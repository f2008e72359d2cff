import type { Document } from '../../report/document/document.ts';
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
