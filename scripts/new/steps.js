/** The first steps of every scaffold. */
export function blankSteps(example = 'npx vitest run test/project/blanks.test.ts') {
  return [['Fill every TODO; this test lists those that are left.', example]];
}

/** The last steps of every scaffold: the whole project. */
export const closingSteps = [
  [
    'Format, lint and compile; `npx biome check --write FILES` formats the new files only.',
    'npm run fix && npm run typecheck',
  ],
  [
    'Build, stage what was built, and run every test.',
    'npm run build && git add dist src/generated && npm run check',
  ],
];

/** The last steps of a scaffold that does not update generated files before. */
export function lastSteps(id) {
  const command = `npm run update -- ${id} && git diff`;
  return [['Rewrite what is generated, and read the difference.', command], ...closingSteps];
}
