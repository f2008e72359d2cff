import type { Block, Code, Document, FindingFile, Findings, Item } from './document.ts';

/** How much of a document is written; the rest is counted. */
export interface Size {
  /** The most findings, rows or items of a block. */
  readonly items: number;
  /** The most places of one of them. */
  readonly places: number;
}

/** The same document with shorter lists. */
export function cut({ blocks }: Document, size: Size): Document {
  const folds = blocks.filter(({ kind }) => kind === 'details');
  const left = new Set(folds.slice(Math.max(size.items, minFolds)));
  const shown = blocks.filter((block) => !left.has(block)).map((block) => cutBlock(block, size));
  const rest: Block = { kind: 'paragraph', lines: [[`and ${left.size} more`]] };
  return { blocks: left.size === 0 ? shown : [...shown, rest] };
}

/** A document with one fold for each of many subjects has fewer of them. */
const minFolds = 10;

function cutBlock(block: Block, size: Size): Block {
  switch (block.kind) {
    case 'list': {
      const items = block.items.slice(0, size.items).map((item) => cutPlaces(item, size.places));
      return { ...block, items, omitted: omittedOf(block, block.items.length - items.length) };
    }
    case 'table': {
      const rows = block.rows.slice(0, size.items);
      return { ...block, rows, omitted: omittedOf(block, block.rows.length - rows.length) };
    }
    case 'steps':
      return { ...block, steps: block.steps.slice(0, Math.max(size.items, 1)) };
    case 'details':
      return { ...block, blocks: block.blocks.map((inner) => cutBlock(inner, size)) };
    case 'findings':
      return cutFindings(block, size);
    case 'code':
      return cutCode(block, size);
    default:
      return block;
  }
}

function omittedOf({ omitted = 0 }: { readonly omitted?: number }, more: number): number {
  return omitted + more;
}

function cutPlaces(item: Item, limit: number): Item {
  const { places = [], morePlaces = 0 } = item;
  if (places.length <= limit) return item;
  return {
    ...item,
    places: places.slice(0, limit),
    morePlaces: morePlaces + places.length - limit,
  };
}

function cutFindings(block: Findings, { items, places }: Size): Findings {
  let left = items;
  let omitted = 0;
  const files: FindingFile[] = [];
  for (const { path, findings } of block.files) {
    const shown = findings.slice(0, left);
    left -= shown.length;
    omitted += findings.slice(shown.length).reduce((sum, { amount }) => sum + amount, 0);
    const short = shown.map((entry) => ({ ...entry, places: entry.places.slice(0, places) }));
    if (short.length > 0) files.push({ path, findings: short });
  }
  return { ...block, files, omitted: omittedOf(block, omitted) };
}

function cutCode(block: Code, { items }: Size): Code {
  if (block.language !== 'yaml' || block.lines.length <= items) return block;
  const lines = block.lines.slice(0, items);
  return { ...block, lines: [...lines, `# and ${block.lines.length - items} more`] };
}
