/** The recipes of a skill, which its rules look for as well. */
export { recipeFiles } from './recipes/files.ts';
