/** The recipes of a skill, also used by rules. */
export { recipeFiles } from './recipes/files.ts';
