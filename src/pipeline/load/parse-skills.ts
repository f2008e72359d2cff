import { parsedOnAccess } from '../../dialects/parsed-on-access.ts';
import {
  attachedFiles,
  moduleFiles,
  readManifests,
  readSkill,
  type SkillFacts,
  type SkillManifests,
} from '../../dialects/read-skill.ts';
import type { SkillMdParser } from '../../dialects/skill-md.ts';
import type { Skill } from '../../model/skill.ts';
import type { FileTree } from '../../model/tree.ts';
import { readTexts, type TextFile } from '../../syntax/text-file.ts';
import { readModules } from '../../syntax/wasm/read-modules.ts';
import type { DiscoveredSkill } from '../discover.ts';

/** A found skill with the facts in its manifests. */
export interface ParsedSkill {
  readonly found: DiscoveredSkill;
  readonly facts: SkillFacts;
}

/** Parses the manifests of the found skills; reads the further files that these name. */
export async function parseSkills(
  tree: FileTree,
  discovered: readonly DiscoveredSkill[],
  texts: ReadonlyMap<string, TextFile>,
  parse: SkillMdParser,
): Promise<readonly ParsedSkill[]> {
  const parsed = discovered.flatMap((found) => {
    const manifests = parseManifests(found, texts, parse);
    // The target of a link is not part of the skill, and not read.
    const regularFiles = found.files.filter(({ kind }) => kind !== 'symlink');
    const names = regularFiles.map(({ name }) => name);
    const attached = manifests ? attachedFiles(manifests, names) : [];
    const modules = manifests ? moduleFiles(manifests, names) : [];
    return manifests ? [{ found, manifests, names, attached, modules }] : [];
  });
  const attachedTexts = await readTexts(
    tree,
    parsed.flatMap(({ attached }) => attached),
  );
  const readExports = await readModules(
    tree,
    parsed.flatMap(({ modules }) => modules),
  );
  return parsed.map(({ found, manifests, names, attached, modules }) => {
    const problems = attached.flatMap((path) => attachedTexts.get(path)?.problems ?? []);
    const reported = { ...manifests, problems: [...manifests.problems, ...problems] };
    const files = {
      attached: readableTexts(attached, attachedTexts),
      moduleExports: modules.length === 0 ? noModuleExports : restrictTo(readExports, modules),
    };
    const facts = readSkill(reported, names, files);
    const { release, ...parsed } = parsedOnAccess(facts.manifests, parser(facts, names), facts);
    return { found, facts: { release, ...facts, ...parsed } };
  });
}

/** Parses a skill again from the texts that were read. Keeps nothing else of the skill. */
function parser({ root, texts, attached, moduleExports }: SkillFacts, names: readonly string[]) {
  return (): SkillFacts => {
    const manifests = readManifests(root, [...texts.keys()], { texts, problems: [] });
    if (!manifests)
      throw new Error(`The texts of the skill in "${root}" have no manifest any more.`);
    return readSkill(manifests, names, { attached, moduleExports });
  };
}

/** The manifests of a skill and its `.skillignore`. */
export function definingFiles({ manifestPaths, files }: DiscoveredSkill): readonly string[] {
  const ignoreFile = files.find(({ name, kind }) => name === '.skillignore' && kind !== 'symlink');
  return ignoreFile ? [...manifestPaths, ignoreFile.path] : manifestPaths;
}

function parseManifests(
  found: DiscoveredSkill,
  texts: ReadonlyMap<string, TextFile>,
  parse: SkillMdParser,
): SkillManifests | null {
  const { root, manifestPaths } = found;
  const problems = definingFiles(found).flatMap((path) => texts.get(path)?.problems ?? []);
  return readManifests(
    root,
    manifestPaths,
    { texts: readableTexts(manifestPaths, texts), problems },
    parse,
  );
}

/** Most skills have none: they share these, as a map takes memory. */
const noTexts: ReadonlyMap<string, string> = new Map();
const noModuleExports: Skill['moduleExports'] = new Map();

function restrictTo<T>(
  byPath: ReadonlyMap<string, T>,
  paths: readonly string[],
): ReadonlyMap<string, T> {
  return new Map([...byPath].filter(([path]) => paths.includes(path)));
}

/** The texts that could be read, by path. */
function readableTexts(
  paths: readonly string[],
  texts: ReadonlyMap<string, TextFile>,
): ReadonlyMap<string, string> {
  if (paths.length === 0) return noTexts;
  const textByPath = new Map<string, string>();
  for (const path of paths) {
    const text = texts.get(path)?.text;
    if (typeof text === 'string') textByPath.set(path, text);
  }
  return textByPath;
}
