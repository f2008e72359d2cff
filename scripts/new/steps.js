/** The first steps of every scaffold. */
export function blankSteps(example = 'npx vitest run test/blanks.test.ts') {
  return [['Fill every TODO; this test lists those that are left.', example]];
}

/** The last steps of every scaffold: what is generated, and everything together. */
export function lastSteps(id) {
  return [
    ['Rewrite what is generated, and read the difference.', `npm run update -- ${id} && git diff`],
    ['Format, lint and compile.', 'npm run fix && npm run typecheck'],
    ['Build, run every test, and commit dist/ with the rest.', 'npm run check'],
  ];
}
