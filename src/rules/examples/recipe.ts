import { withToml } from './toml.ts';

/** Example for recipes: a skill with one recipe of these lines. */
export function withRecipe(lines: string): string {
  return withToml(
    '[provides]\nrecipes = true',
    `-- skills/deploy/recipes/release.yaml --\n${lines.trim()}`,
  );
}

/** A recipe of the example skill for skill.toml. */
export const recipe = `
-- skills/deploy/recipes/release.yaml --
id: release
name: Release
steps:
  - command: make release
`;
