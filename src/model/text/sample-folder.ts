/** Names of folders whose skills are there for tests. */
const testNames = 'fixtures?|__fixtures__|testdata|test-data|__tests__|__mocks__|node_modules';

/** Names of folders whose skills may be there for tests, to be copied, or to be put together with others. */
const otherNames =
  'tests?|evals?|mocks?|templates?|examples?|samples?|skeletons?|scaffolds?|boilerplates?|overlays?|fragments?|partials?';

const testFolder = new RegExp(`^(?:.*?/)?_?(?:${testNames})(?=/)`, 'i');
const sampleFolder = new RegExp(`^(?:.*?/)?_?(?:${testNames}|${otherNames})(?=/)`, 'i');

/** The outermost folder of test data around a path, without a slash at its end; undefined if there is none. */
export function testFolderOf(path: string): string | undefined {
  return testFolder.exec(path)?.[0];
}

/** The outermost folder of tests, templates, examples or parts of skills around a path; undefined if there is none. */
export function sampleFolderOf(path: string): string | undefined {
  return sampleFolder.exec(path)?.[0];
}
