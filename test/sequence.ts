import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const startsPrograms =
  /from '(?:[./]+(?:git|built|in-process|process)\.ts|\.{1,2}\/(?:\.\.\/)?upstream\/.*|node:child_process)'/;

/**
 * Runs tests that start programs first, while the workers are small: a start copies the page tables of its worker, and
 * takes five times as long from a worker of 800 MB.
 */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = (file: TestSpecification) =>
      startsPrograms.test(readFileSync(file.moduleId, 'utf8'));
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
