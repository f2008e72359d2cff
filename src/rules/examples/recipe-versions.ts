import { twoTomls } from './toml-versions.ts';

const provides = '[provides]\nrecipes = true';

/** The lines of a recipe, with the required ones that are missing. */
function recipe(lines: string): string {
  const required = [
    ...(/^id:/m.test(lines) ? [] : ['id: release']),
    'name: Release',
    ...(/^steps:/m.test(lines) ? [] : ['steps:\n  - id: build\n    command: make build']),
  ];
  return `${required.join('\n')}\n${lines.trim()}`;
}

/** Example for changes: a skill with one recipe, before and after. Required lines are filled in. */
export function twoRecipes(before: string, after: string): string {
  const path = 'recipes/release.yaml';
  return twoTomls(provides, provides, { [path]: recipe(before) }, { [path]: recipe(after) });
}
