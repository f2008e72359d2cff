import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const imported = /from '(?<path>[^']+)'/g;

/** Tests that need several hundred megabytes. */
const large =
  /\/(?:attacks|attacks-syntax|caps|explain|limits|outdated-html|scaffold|output)\.test\.ts$/;

/**
 * Runs the projects one after another, as each begins with new workers, and the one of the source last: its many small
 * files keep both busy to the end. In it, tests that start programs come first, those that need little memory before the
 * others: a start copies the page tables of its worker, and takes three times as long from a worker of 900 MB.
 */
export class ProgramsFirst extends BaseSequencer {
  readonly #startsPrograms = new Map<string, boolean>();

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (a, b) =>
        Number(a.project.name === 'source') - Number(b.project.name === 'source') ||
        this.#group(a.moduleId) - this.#group(b.moduleId),
    );
  }

  #group(file: string): number {
    return this.#doesStart(file) ? Number(large.test(file)) : 2;
  }

  /** Whether a file, or a file of the tests that it imports, starts programs. */
  #doesStart(file: string): boolean {
    const known = this.#startsPrograms.get(file);
    if (known !== undefined) return known;
    this.#startsPrograms.set(file, false);
    const paths = [...readFileSync(file, 'utf8').matchAll(imported)].map(
      ({ groups }) => groups?.['path'] ?? '',
    );
    const result = paths.some(
      (path) =>
        path === 'node:child_process' ||
        (/^\..*(?<!\.d)\.ts$/.test(path) &&
          !path.includes('/src/') &&
          this.#doesStart(join(dirname(file), path))),
    );
    this.#startsPrograms.set(file, result);
    return result;
  }
}
