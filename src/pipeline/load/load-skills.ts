import { memoizingParser } from '../../dialects/skill-md.ts';
import type { Progress } from '../../model/progress.ts';
import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { CarrierFile } from '../../powers/find-carrier-files.ts';
import { type PowerFile, readCarrierFile } from '../../powers/read-powers.ts';
import { readTexts } from '../../syntax/text-file.ts';
import type { DiscoveredSkill } from '../discover.ts';
import type { ClientTree } from '../places/client-tree.ts';
import { type HashInput, hashSkills } from './hash-skills.ts';
import { definingFiles, parseSkills } from './parse-skills.ts';

/** What the skills are read with. */
export interface SkillInput extends Omit<HashInput, 'parsed' | 'texts'> {
  /** The files that grant powers; those of the read skills are read with them. */
  readonly carrierFiles: readonly CarrierFile[];
  /** Receives each skill, before the next batch is read. */
  readonly onSkill?: ((skill: Skill) => void) | undefined;
  readonly onProgress?: Progress | undefined;
}

/** Skills, and their files that grant powers. */
export interface LoadedSkills {
  readonly skills: readonly Skill[];
  readonly powerFiles: readonly PowerFile[];
}

/** A small batch: the garbage collector then frees parsed values while they are young. */
const batchSize = 50;
const maxBatchSize = 1000;

/** Reads, parses and hashes skills in batches. */
export async function loadSkills(
  tree: ClientTree,
  discovered: readonly DiscoveredSkill[],
  input: SkillInput,
): Promise<LoadedSkills> {
  const skillCarrierFiles = input.carrierFiles.filter(({ unit }) => unit.kind === 'skill');
  const carrierFilesByRoot = groupBy(skillCarrierFiles, ({ unit }) => unit.root);
  const skills: Skill[] = [];
  const powerFiles: PowerFile[] = [];
  const size = tree.startsProcess ? maxBatchSize : batchSize;
  for (let start = 0; start < discovered.length; start += size) {
    const batch = discovered.slice(start, start + size);
    const carrierFiles = batch.flatMap(({ root }) => carrierFilesByRoot.get(root) ?? []);
    const read = await loadBatch(tree, batch, { ...input, carrierFiles });
    const done = start + batch.length;
    input.onProgress?.('Checking', { done, total: discovered.length, unit: 'skills' });
    for (const skill of read.skills) {
      input.onSkill?.(skill);
      skills.push(skill);
    }
    for (const file of read.powerFiles) powerFiles.push(file);
  }
  return { skills, powerFiles };
}

async function loadBatch(
  tree: ClientTree,
  batch: readonly DiscoveredSkill[],
  input: SkillInput,
): Promise<LoadedSkills> {
  const { carrierFiles } = input;
  const paths = [...batch.flatMap(definingFiles), ...carrierFiles.map(({ path }) => path)];
  const texts = await readTexts(tree, [...new Set(paths)]);
  const parse = memoizingParser();
  const powerFiles = carrierFiles.map((file) =>
    readCarrierFile(
      file,
      texts.get(file.path)?.text ?? null,
      tree.id(file.path),
      parse,
      tree.realPath,
    ),
  );
  const parsed = await parseSkills(tree, batch, texts, parse);
  return { skills: await hashSkills(tree, { ...input, parsed, texts }), powerFiles };
}
