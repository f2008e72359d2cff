import { readFileSync } from 'node:fs';

/** A complete workflow of a page. */
export interface Recipe {
  readonly page: string;
  /** Its heading. */
  readonly heading: string;
  readonly text: string;
}

/** The complete workflows of a page, in order. */
export function recipesOf(page: string): Recipe[] {
  const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
  return text.split(/^## /m).flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    const blocks = [...section.matchAll(/^```yaml\n(?:# \S+\n)?((?:name|on): [\s\S]*?)^```$/gm)];
    return blocks.map(([, block = '']) => ({ page, heading, text: block }));
  });
}

/** The workflows of a page under one heading, with the owner `acme`; throws without any. */
export function recipesUnder(page: string, heading: string): string[] {
  const found = recipesOf(page).filter((recipe) => recipe.heading === heading);
  if (found.length === 0) throw new Error(`${page} shows no workflow under "${heading}".`);
  return found.map(({ text }) => text.replaceAll('OWNER', 'acme'));
}
