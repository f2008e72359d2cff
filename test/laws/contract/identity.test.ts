import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit, edit } from '../support/edits.ts';
import { sourceNames, sources } from '../support/maximal.ts';
import { changesBetween, lineOf, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource, plain, style } from '../support/write.ts';

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  const edits = fc.array(edit, { maxLength: 4 });

  test.each(sourceNames)('identity: %s does not differ from itself', async (name) => {
    const property = fc.asyncProperty(edits, async (list) => {
      const files = filesOfSource(list.reduce(applyEdit, sources[name]));
      const { findings } = await reportOf(files, { ...files });
      expect(findings.filter(({ bump, state }) => bump !== null || state !== 'existing')).toEqual(
        [],
      );
    });
    await fc.assert(property, sample(seed, 6));
  });

  test.each(sourceNames)('formatting: %s in another notation makes no difference', async (name) => {
    const property = fc.asyncProperty(
      edits,
      style,
      style,
      async (list, firstStyle, secondStyle) => {
        const source = list.reduce(applyEdit, sources[name]);
        const found = await changesBetween(
          filesOfSource(source, firstStyle),
          filesOfSource(source, secondStyle),
        );
        expect(found.map(lineOf)).toEqual([]);
      },
    );
    await fc.assert(property, sample(seed, 15));
  });
});

test.each(sourceNames)('%s is read in each of its dialects', async (name) => {
  const source = sources[name];
  const files = filesOfSource(source, plain);
  const { skills, findings } = await reportOf(files, files);
  const [skill] = skills;
  const expected = name === 'everything at once' ? 5 : name.includes(' and ') ? 3 : undefined;
  if (expected !== undefined) expect(skill?.dialects).toHaveLength(expected);
  else expect(skill?.dialects).toContain(name);
  expect(
    findings
      .filter(({ severity, rule }) => severity === 'error' && rule !== 'manifests-disagree')
      .map(lineOf),
  ).toEqual([]);
});
