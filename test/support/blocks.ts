import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** A fenced block of a page. */
export interface Block {
  readonly page: string;
  /** The nearest heading above the block. */
  readonly heading: string;
  readonly language: string;
  readonly text: string;
  /** The line of its opening fence. */
  readonly line: number;
}

/** All pages except the generated pages of rules. */
export const pages: readonly string[] = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'skills/skillaccord/SKILL.md',
  ...readdirSync(new URL('docs/', root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The text of a page. */
export function textOf(page: string): string {
  return readFileSync(new URL(page, root), 'utf8');
}

/** The fenced blocks of a page, in order; nested blocks are part of the outer one. */
export function blocksOf(page: string, text = textOf(page)): readonly Block[] {
  const found: Block[] = [];
  let heading = '';
  let open: { readonly fence: string; readonly language: string; readonly at: number } | null =
    null;
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    const [, fence = '', language = ''] = /^(`{3,}|~{3,})\s*(\S*)/.exec(line) ?? [];
    if (open === null) {
      if (fence !== '') open = { fence, language, at: index };
      else heading = /^#{1,6} (.*)/.exec(line)?.[1] ?? heading;
    } else if (line.trimEnd() === open.fence) {
      const inside = lines.slice(open.at + 1, index).map((innerLine) => `${innerLine}\n`);
      const place = { page, heading, language: open.language, line: open.at + 1 };
      found.push({ ...place, text: inside.join('') });
      open = null;
    }
  });
  return found;
}

/** The blocks of a page in one language. */
export function blocksIn(page: string, language: string): readonly string[] {
  return blocksOf(page)
    .filter((block) => block.language === language)
    .map(({ text }) => text);
}
