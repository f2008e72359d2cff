import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type Json, toJson } from '../../src/model/value/value.ts';
import { readProto } from '../../src/protos/read.ts';
import { parseYaml, parseYamlDocuments } from '../../src/syntax/yaml/yaml.ts';

const steps = fc.array(
  fc.record({ title: fc.string({ maxLength: 5 }), skill: fc.constantFrom('worklog', 'deploy') }),
  { minLength: 1, maxLength: 3 },
) as fc.Arbitrary<Json>;

test('documents are read like single ones, each at its place', () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 1, maxLength: 4 }), (all) => {
      const texts = all.map((value) => stringify(value));
      const text = texts.join('--- # next\n');
      const read = [...parseYamlDocuments('p', text)];
      expect(read.map(({ root }) => root && toJson(root))).toEqual(all);
      const alone = texts.map((document) => parseYaml('p', document).root);
      expect(read.map(({ root }) => root?.kind)).toEqual(alone.map((root) => root?.kind));
      const lines = text.split('\n');
      for (const { id, at } of readProto('p.yaml', text)?.references ?? []) {
        const { start, end } = at.range ?? { start: { line: 0, column: 0 }, end: { column: 0 } };
        expect(lines[start.line - 1]?.slice(start.column - 1, end.column - 1)).toBe(id);
      }
    }),
    { numRuns: 100, seed: 9 },
  );
});

test('the limit of one document also holds for many, and ends the reading', () => {
  const bomb = 'a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9]\n';
  const more = ['b', 'c', 'd', 'e'].map((name, index) => {
    const inner = `*${'abcd'.charAt(index)}`;
    return `${name}: &${name} [${Array.from({ length: 9 }, () => inner).join(', ')}]\n`;
  });
  const text = `${bomb}${more.join('')}---\n`.repeat(500);
  const read = [...parseYamlDocuments('p', text)];
  expect(read.length).toBeLessThan(10);
  expect(read.at(-1)?.faults[0]?.code).toBe('TOO_MUCH');
});
