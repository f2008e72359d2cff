import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import { changeRules } from '../../../src/rules/catalog.ts';
import { parseTxtar, subtree } from '../../../src/syntax/txtar.ts';
import {
  type Asymmetry,
  asymmetries,
  breakBothWays,
  dualOf,
  exceptions,
  plainDualOf,
} from '../support/duals.ts';
import { applyEdit, applyEditAt, edit, nameOf, placesOf } from '../support/edits.ts';
import { type Source, sourceNames, sources } from '../support/maximal.ts';
import { changesBetween, type Files, lineOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource } from '../support/write.ts';

const ids: ReadonlySet<string> = new Set(changeRules.map(({ id }) => id));

/** The files of an example; those marked `(base64)` as bytes. */
function decoded(files: Files): Files {
  const mark = / \(base64\)$/;
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) =>
      mark.test(path)
        ? [path.replace(mark, ''), Buffer.from(String(content), 'base64')]
        : [path, content],
    ),
  );
}

/** The findings of a rule's failing example, and of the same in reverse. */
async function bothWays(fails: string) {
  const archive = parseTxtar(fails.trimStart());
  const [before, after] = ['before', 'after'].map((side) => decoded(subtree(archive, side)));
  if (!before || !after) throw new Error('An example has two sides.');
  return [await changesBetween(before, after), await changesBetween(after, before)] as const;
}

const duals = 'test/laws/support/duals.ts';

test.each(changeRules.map((rule) => [rule.id, rule.invalid] as const))(
  '%s has a rule for the reverse change',
  async (id, fails) => {
    const [forward, backward] = await bothWays(fails);
    const [there, back] = [forward, backward].map((found) => found.map(({ rule }) => rule));
    const claimed = `The example of ${id} is now claimed by ${there?.join(', ')}: give ${id} another example.`;
    expect(there, claimed).toContain(id);
    const dual = dualOf(id, ids);
    const missing = `The way back of ${id} is reported by ${back?.join(', ')}, not by ${dual === id ? 'a rule of its own' : dual}. Write the rule of the way back, or name another one in \`exceptions\` of ${duals}.`;
    expect(back, missing).toContain(dual);
    if (id in exceptions) expect(dual).not.toBe(plainDualOf(id, ids));
    const isBreaking = forward.some(({ rule, bump }) => rule === id && bump === 'major');
    const isBreakingBack = backward.some(({ rule, bump }) => rule === dual && bump === 'major');
    const both = `\`breakBothWays\` of ${duals} has the rules that are major in both directions.`;
    expect(isBreaking && isBreakingBack, both).toBe(id in breakBothWays);
  },
);

test('every exception is of a rule', () => {
  const unknown = [...Object.keys(exceptions), ...Object.keys(breakBothWays)];
  expect(unknown.filter((id) => !ids.has(id))).toEqual([]);
});

type Families = (id: string) => string;

/** Gives a rule and its reverse rules the same name. */
function familiesOf(kin: readonly (readonly string[])[]): Families {
  const families = new Map<string, string>();
  const familyOf: Families = (id) => families.get(id) ?? id;
  for (const [first = '', ...others] of kin) {
    for (const other of others) {
      const [firstFamily, otherFamily] = [familyOf(first), familyOf(other)];
      for (const [member, family] of families)
        if (family === otherFamily) families.set(member, firstFamily);
      families.set(first, firstFamily).set(other, firstFamily);
    }
  }
  return familyOf;
}

/** Formats findings independently of their direction. */
function explainer(known: readonly Asymmetry[]): (found: readonly Finding[]) => readonly string[] {
  const kin = known.filter(({ alike }) => alike).map(({ rules }) => rules);
  const familyOf = familiesOf([...changeRules.map(({ id }) => [id, dualOf(id, ids)]), ...kin]);
  const open = known.filter(({ alike }) => !alike).flatMap(({ rules }) => rules.map(familyOf));
  return (found) =>
    found
      .map(({ rule }) => familyOf(rule))
      .filter((family) => !open.includes(family))
      .sort();
}

async function findingsBetween(before: Source, after: Source) {
  const [oldFiles, newFiles] = [filesOfSource(before), filesOfSource(after)];
  return [
    await changesBetween(oldFiles, newFiles),
    await changesBetween(newFiles, oldFiles),
  ] as const;
}

test.each(asymmetries)('$rules.0: $reason', async (asymmetry) => {
  const [name, place, how] = asymmetry.example;
  const at = placesOf(sources[name]).find((candidate) => nameOf(candidate) === place);
  if (!at) throw new Error(`There is no ${place}.`);
  const [forward, backward] = await findingsBetween(
    sources[name],
    applyEditAt(sources[name], at, how),
  );
  const [without, whole] = [
    asymmetries.filter((candidate) => candidate !== asymmetry),
    asymmetries,
  ].map(explainer);
  expect(without?.(backward)).not.toEqual(without?.(forward));
  expect(whole?.(backward)).toEqual(whole?.(forward));
});

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  const explain = explainer(asymmetries);

  test.each(sourceNames)('duality: of %s the reverse change reports the same', async (name) => {
    let seen = 0;
    const property = fc.asyncProperty(fc.array(edit, { maxLength: 4 }), async (edits) => {
      const [forward, backward] = await findingsBetween(
        sources[name],
        edits.reduce(applyEdit, sources[name]),
      );
      seen += forward.length;
      expect(explain(backward), forward.map(lineOf).join('\n')).toEqual(explain(forward));
    });
    await fc.assert(property, sample(seed, 8));
    expect(seen).toBeGreaterThan(4);
  });
});
