import type { Location } from '../../model/text/text.ts';
import type { Bump } from '../../model/version/bump.ts';
import type { Block, Item, Line } from '../../report/document/document.ts';

/** More items are folded. */
const maxItems = 12;

/** A change with the step of the version that it asks for. */
export interface ListedChange {
  readonly bump: Bump | null;
  readonly line: Line;
  /** What callers do about it; empty for nothing. */
  readonly advice?: Line;
  readonly places?: readonly Location[];
  readonly rule?: string;
}

/** Changes under a title for a terminal, each with its class in front. */
export function classTable(title: Line, changes: readonly ListedChange[]): Block {
  const shown = changes.length <= maxItems + 1 ? changes : changes.slice(0, maxItems);
  const rows = shown.flatMap(({ bump, line, advice = [], ...aside }): readonly Line[][] => [
    [[classLabel(bump)], [...line, ...asideOf(aside)]],
    ...(advice.length === 0 ? [] : [[[], advice]]),
  ]);
  const omitted = changes.length - shown.length;
  return { kind: 'table', audience: 'terminal', title, columns: ['', ''], rows, omitted };
}

/** Where it is, and which rule reports it. */
function asideOf({ places = [], rule }: Pick<ListedChange, 'places' | 'rule'>): Line {
  const [at] = places;
  const place: Line = at === undefined ? [] : ['  ', { kind: 'place', at }];
  const id: Line = rule === undefined ? [] : ['  ', { kind: 'rule', id: rule }];
  return [{ kind: 'faint', line: [...place, ...id] }];
}

function classLabel(bump: Bump | null): Line[number] {
  const label = bump === null || bump === 'none' ? '-' : bump;
  return { kind: label === 'major' ? 'strong' : 'faint', line: [label] };
}

/** A heading for pages. */
export function pageHeading(level: 2 | 3, line: Line): Block {
  return { kind: 'heading', audience: 'page', level, line };
}

/** A list for pages under a heading, its end folded where it is long; nothing without items. */
export function headedList(heading: Block, items: readonly Item[]): readonly Block[] {
  if (items.length === 0) return [];
  const isLong = items.length > maxItems + 1;
  const first = isLong ? items.slice(0, maxItems) : items;
  const rest = items.slice(first.length);
  return [
    heading,
    listOf(first),
    ...(isLong
      ? [
          {
            kind: 'details',
            audience: 'page',
            title: [`${rest.length} more`],
            blocks: [listOf(rest)],
          } as const,
        ]
      : []),
  ];
}

function listOf(items: readonly Item[]): Block {
  return { kind: 'list', audience: 'page', title: [], items };
}

/** A list for everybody under a title; nothing without items. */
export function titledList(title: string, items: readonly Item[]): readonly Block[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, maxItems);
  const omitted = items.length - shown.length;
  return [
    { kind: 'list', audience: 'terminal', title: [title], items: shown, omitted },
    ...headedList(pageHeading(2, [title]), items),
  ];
}

/** What differs in its name or version only. */
export function unchangedBlocks(title: Line, words: string): readonly Block[] {
  return [
    { kind: 'list', audience: 'terminal', title, items: [{ line: [words] }] },
    { kind: 'paragraph', audience: 'page', lines: [[words]] },
  ];
}
