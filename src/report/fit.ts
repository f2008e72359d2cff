import { cut, type Size } from './document/cut.ts';
import type { Block, Document } from './document/document.ts';

/** From whole to nothing but titles and counts. */
const sizes: readonly Size[] = [
  { items: 5_000, places: 100 },
  { items: 500, places: 20 },
  { items: 100, places: 5 },
  { items: 20, places: 1 },
  { items: 5, places: 1 },
  { items: 0, places: 0 },
];

/** The largest of the renderings of a document within a size in bytes; `isSmall` leaves out links and other extras. */
export function fitDocument(
  document: Document,
  limit: number,
  write: (document: Document, isSmall: boolean) => string,
): string {
  return firstWithin(
    limit,
    (function* () {
      for (const size of sizes) {
        const short = cut(document, size);
        const canFit = entriesIn(short.blocks) * leastEntry <= limit;
        if (canFit || size.items === 0) yield write(short, size.items <= 20);
      }
    })(),
  );
}

/** No entry is written in fewer bytes: what cannot fit is not written at all. */
const leastEntry = 40;

function entriesIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    switch (block.kind) {
      case 'details':
        return sum + entriesIn(block.blocks);
      case 'list':
        return sum + block.items.length;
      case 'table':
        return sum + block.rows.length;
      case 'findings':
        return sum + block.files.reduce((all, { findings }) => all + findings.length, 0);
      default:
        return sum;
    }
  }, 0);
}

/** The first rendering within a size in bytes, the most detailed one first; the last one where none is. */
export function firstWithin(maxBytes: number, renderings: Iterable<string>): string {
  let last = '';
  for (const text of renderings) {
    last = text;
    if (Buffer.byteLength(text) <= maxBytes) break;
  }
  return last;
}
