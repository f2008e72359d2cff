import fc, { type RunDetails } from 'fast-check';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** How many variants of a law were generated, and for how many it held. */
export interface Variants {
  readonly generated: number;
  readonly held: number;
}

declare module 'vitest' {
  interface TaskMeta {
    variants?: Variants;
  }
}

let runs: Variants = { generated: 0, held: 0 };

/** Counts the runs of a property; throws where it does not hold, as without a reporter. */
export function countRuns<T>(details: RunDetails<T>): void {
  const { numRuns, failed } = details;
  runs = sum([runs, { generated: numRuns, held: failed ? numRuns - 1 : numRuns }]);
  if (failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}

/** The variants since the last call: the runs of properties, else the assertions. */
export function takeVariants(assertions: number, hasPassed: boolean): Variants {
  const generated = Math.max(1, assertions);
  const taken =
    runs.generated > 0 ? runs : { generated, held: hasPassed ? generated : generated - 1 };
  runs = { generated: 0, held: 0 };
  return taken;
}

/** Has each test of the file that is loaded next note its variants. */
export function noteVariants(): void {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), reporter: countRuns });
  beforeEach(() => {
    takeVariants(0, true);
  });
  afterEach(({ task }) => {
    const hasPassed = (task.result?.errors ?? []).length === 0;
    task.meta.variants = takeVariants(expect.getState().assertionCalls, hasPassed);
  });
}

/** A table of laws with their variants, one file a row. */
export function tableOf(laws: readonly (readonly [name: string, variants: Variants])[]): string {
  const total = sum(laws.map(([, variants]) => variants));
  const rows = [...laws, ['all', total] as const].map(
    ([name, { generated, held }]) => `| ${name} | ${generated} | ${held} |`,
  );
  return ['| Law | Variants | Held |', '| --- | --: | --: |', ...rows].join('\n');
}

/** Prints the table at the end of a run. */
// biome-ignore lint/style/noDefaultExport: the test runner loads a reporter by its default export.
export default class VariantsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const laws = modules.map(({ relativeModuleId, children }) => {
      const tests = [...children.allTests()];
      const name = relativeModuleId.replace(/^test\/laws\/|\.test\.ts$/g, '');
      return [name, sum(tests.flatMap((test) => test.meta().variants ?? []))] as const;
    });
    console.log(`\n${tableOf(laws.sort(([a], [b]) => (a < b ? -1 : 1)))}`);
  }
}

function sum(all: readonly Variants[]): Variants {
  return {
    generated: all.reduce((total, { generated }) => total + generated, 0),
    held: all.reduce((total, { held }) => total + held, 0),
  };
}
