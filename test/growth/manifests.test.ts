import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { migratedBlock } from '../../src/dialects/router-manifest/migrated-block.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { fix } from '../../src/tasks/fix.ts';
import { changesBetween, manifest } from '../contract/skills.ts';
import { runCase } from '../support/run-case.ts';
import * as blocks from '../support/samples/maximal-block.ts';
import * as v1 from '../support/samples/maximal-manifest.ts';
import { expectLinear, stepsOf } from './steps.ts';

/** Lines, each made of its number. */
function repeatLines(count: number, line: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => line(n)).join('\n');
}

test('a faulty skill.toml', async () => {
  await expectLinear(100, (count) => {
    const text = `
[skill]
id = "tool.x"
api_version = "1.0"
license = "${'MIT OR '.repeat(count)}MIT"
keywords = [${repeatLines(count, (n) => `"k${n}",`)}]
[capabilities]
network = [${repeatLines(count, (n) => `"*.${'a-'.repeat(20)}${n}.",`)}]
filesystem_read = [${repeatLines(count, (n) => `"$X${n}/y",`)}]
[features]
${repeatLines(count, (n) => `f${n} = { x = 1 }`)}
`;
    const files = new Map([['skills/aws/skill.toml', text]]);
    return async () => {
      const { findings } = await runCase({ comment: '', files });
      expect(findings.length).toBeGreaterThan(count);
    };
  });
});

test('a faulty manifest of version 1', async () => {
  await expectLinear(100, (count) => {
    const numbers = Array.from({ length: count }, (_, n) => n);
    const front = v1.skillMd({
      manifest_version: '1.0',
      inputs: { required: numbers.map((n) => ({ name: `i${n % 50}`, schema: { type: 'x' } })) },
      outputs: { files: numbers.map((n) => ({ pattern: `*${n}*{{a}}` })) },
      interface: { outputs: numbers.map((n) => ({ pattern: `*${-n}*` })) },
    });
    const files = new Map([['skills/worklog/SKILL.md', front]]);
    return async () => {
      const { findings } = await runCase({ comment: '', files });
      expect(findings.length).toBeGreaterThan(count);
    };
  });
});

test('a faulty block of version 2', async () => {
  await expectLinear(100, (count) => {
    const numbers = Array.from({ length: count }, (_, n) => n);
    const scripts = numbers.map((n) => `scripts/${n}.sh`);
    const search = {
      ...blocks.maximal.operations.search,
      input: Object.fromEntries(numbers.map((n) => [`p${n}`, { type: `t${n}` }])),
      entrypoints: {
        unix: numbers.map((n) => `{q${n}}`),
        windows: [...scripts, `scripts/${'a/'.repeat(count * 50)}x.sh`],
      },
    };
    const capabilities = numbers.map((n) => `Tag ${n}`);
    const block = { ...blocks.maximal, capabilities, operations: { search } };
    return async () => expect((await blocks.findings(block)).length).toBeGreaterThan(3 * count);
  });
});

test('a migration of many operations', async () => {
  await expectLinear(300, (count) => {
    const entries = repeatLines(count, (n) => `"o${n}":{"unix":["a"],"description":"b"}`);
    const block = `{"entrypoints":{${entries.replaceAll('\n', ',')}}}`;
    return () => expect(migratedBlock(block)).toContain(`"o${count - 1}":{"description":"b"`);
  });
});

test('a fix of many equal lines', async () => {
  await expectLinear(1000, (count) => {
    const front = repeatLines(count, () => 'description: a: b');
    const tree = memoryTree({ 'skills/pdf/SKILL.md': `---\n${front}\n---\n\nBody.\n` });
    return async () => expect((await fix(tree, defaults)).files).toEqual([]);
  });
});

test('a comparison of inputs with equal descriptions under new names', async () => {
  await expectLinear(200, (count) => {
    const [before, after] = ['p', 'q'].map((prefix) =>
      inputs(count, (n) => `name: ${prefix}${n}, description: The same words for each of them`),
    );
    return async () => {
      expect(await changesBetween(before ?? {}, after ?? {})).toHaveLength(2 * count);
    };
  });
});

test('each pattern has a budget, and more of them take as much longer', async () => {
  const compared = (count: number) => () => {
    const [before, after] = [0, 1].map((side) =>
      inputs(count, (n) => {
        const schema = `{ type: string, pattern: '(a|b)*a(a|b){15}${n + side}' }`;
        return `name: p${n}, schema: ${schema}`;
      }),
    );
    return changesBetween(before ?? {}, after ?? {});
  };
  expect(await stepsOf(compared(8))).toBeLessThan(10 * (await stepsOf(compared(1))));
});

/** A manifest of inputs. */
function inputs(count: number, line: (n: number) => string): Record<string, string> {
  return manifest(`inputs:\n  required:\n${repeatLines(count, (n) => `    - { ${line(n)} }`)}\n`);
}
