import { withToml } from './toml.ts';

/** The example of a rule over recipes: a skill with one recipe, which holds these lines. */
export function withRecipe(lines: string): string {
  return withToml(
    '[provides]\nrecipes = true',
    `-- skills/deploy/recipes/release.yaml --\n${lines.trim()}`,
  );
}
