import { readdirSync, readFileSync } from 'node:fs';

/** A complete workflow, a file of templates/github/. */
export interface Recipe {
  readonly name: string;
  readonly text: string;
}

const folder = new URL('../../templates/github/', import.meta.url);

/** The complete workflows, in the order of their names. */
export const recipes: readonly Recipe[] = readdirSync(folder)
  .sort()
  .map((file) => ({
    name: file.replace(/\.yml$/, ''),
    text: readFileSync(new URL(file, folder), 'utf8'),
  }));

/** A workflow with the owner `acme`; throws without one of that name. */
export function recipe(name: string): string {
  const found = recipes.find((each) => each.name === name);
  if (found === undefined) throw new Error(`templates/github/ has no ${name}.yml.`);
  return found.text.replaceAll('OWNER', 'acme');
}
