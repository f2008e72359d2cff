import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { memoryTree } from '../../../src/model/tree.ts';
import { load } from '../../../src/pipeline/load.ts';
import { findFolder } from '../../../src/tasks/outdated/find-folder.ts';
import { skillsNamed } from '../../../src/tasks/outdated/skills-named.ts';
import { trackedSkills } from '../../../src/tasks/outdated/tracked-skills.ts';
import type { UpstreamTree } from '../../../src/upstream/fetcher.ts';
import { lockEntry, lockText, skillText } from '../../upstream/consumer.ts';
import { sample, seeds } from '../support/seeds.ts';

const letter = fc.constantFrom(...'abcxyz');
const word = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));

/** A name, and the same name with other letters as capitals. */
const spellings = fc
  .record({
    name: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-')),
    capitals: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
  })
  .map(({ name, capitals }) => ({
    name,
    other: [...name].map((c, index) => (capitals[index] ? c.toUpperCase() : c)).join(''),
  }));

/** A source with skills by their folders, each with the name that it declares. */
function sourceOf(folders: Readonly<Record<string, string>>): UpstreamTree {
  const files = Object.entries(folders).map(([folder, name]) => [
    `${folder}/SKILL.md`,
    skillText(name),
  ]);
  return {
    tree: memoryTree(Object.fromEntries(files)),
    ...{ commit: null, digest: null, date: null, refKind: 'default', tags: [], history: null },
    sizeOf: () => 1,
  };
}

async function trackedOf(...names: readonly string[]) {
  const entries = names.map((name) => [name, lockEntry('https://example.org/a.git', name, {})]);
  const files = { 'skills-lock.json': lockText(Object.fromEntries(entries)) };
  const { workspace } = await load(memoryTree(files), defaults);
  return trackedSkills(workspace, null);
}

const namesOf = (skills: readonly { readonly name: string }[]) => skills.map(({ name }) => name);

describe.each(seeds)('from the %s seed', (_, seed) => {
  test('the recorded folder is the skill, in any case of the declared name', async () => {
    const property = fc.asyncProperty(spellings, async ({ name, other }) => {
      const folder = `skills/${name}`;
      const source = sourceOf({ [folder]: other, 'kit/x': name });
      expect(await findFolder(source, folder, name)).toEqual({ folder, isMoved: false });
    });
    await fc.assert(property, sample(seed, 60));
  });

  test('without the recorded folder, the only skill of the name is taken in any case, and none of two', async () => {
    const property = fc.asyncProperty(spellings, async ({ name, other }) => {
      const moved = sourceOf({ 'kit/x': other, 'kit/y': `${name}-2` });
      expect(await findFolder(moved, 'skills/x', name)).toEqual({ folder: 'kit/x', isMoved: true });
      const two = sourceOf({ 'kit/x': other, 'kit/y': name });
      expect(await findFolder(two, 'skills/x', name)).toMatchObject({ folder: null });
    });
    await fc.assert(property, sample(seed, 60));
  });

  test('an entry is found by its exact name, else by the only name that differs in case', async () => {
    const property = fc.asyncProperty(spellings, async ({ name, other }) => {
      const one = await trackedOf(other, `${name}-2`);
      expect(namesOf(skillsNamed(one, name))).toEqual([other]);
      expect(skillsNamed(one, `${name}-3`)).toEqual([]);
      fc.pre(name !== other);
      const two = await trackedOf(other, name);
      for (const exact of [name, other]) expect(namesOf(skillsNamed(two, exact))).toEqual([exact]);
      fc.pre(name.toUpperCase() !== other);
      expect(skillsNamed(two, name.toUpperCase())).toEqual([]);
    });
    await fc.assert(property, sample(seed, 60));
  });
});
