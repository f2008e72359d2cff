import type { Contract, Item } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import type { Located, Manifest, Skill } from '../model/skill.ts';
import { join, nameOf, relativePath } from '../model/text/path.ts';
import { canonical } from '../model/value/canonical.ts';
import { dialects } from './catalog.ts';
import type { Claim, Dialect, ManifestFacts, ManifestFile, SkillFiles } from './dialect.ts';
import { sensitiveValues } from './secrets.ts';
import { parseSkillMd, type SkillMdParser } from './skill-md.ts';
import { parseSkillToml } from './skill-toml-file.ts';

/** The declarations of a skill's manifest files, without its files and digests. */
export type SkillFacts = Omit<Skill, 'files' | 'ignore' | 'digests'>;

/** The manifests of a skill before extraction. */
export type SkillManifests = Pick<
  Skill,
  'root' | 'path' | 'manifests' | 'unreadable' | 'problems' | 'texts'
>;

/** The texts of the manifest files, and the problems found on reading them. */
interface ManifestTexts {
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** Parses the manifest files of a skill; null if all of them are plain pages. Never throws. */
export function readManifests(
  root: string,
  paths: readonly string[],
  { texts, problems }: ManifestTexts,
  parse: SkillMdParser = parseSkillMd,
): SkillManifests | null {
  const parsedFiles = [...texts].map(([path, text]) => manifestFileOf(path, text, parse));
  const files = parsedFiles.filter(({ skillMd }) => !skillMd?.isPage);
  if (files.length === 0 && texts.size === paths.length) return null;
  const claims = files.flatMap((file) => [
    syntaxClaim(file),
    ...dialects.flatMap((dialect) => dialect.claim(file) ?? []),
  ]);
  return {
    root,
    path: paths[0] ?? root,
    manifests: claims.flatMap((claim) => claim.manifest ?? []),
    unreadable: claims.some((claim) => claim.unreadable) || texts.size < paths.length,
    problems: [
      ...problems.map((problem) => withEncodingSeverity(problem, files)),
      ...claims.flatMap((claim) => claim.problems),
    ],
    texts,
  };
}

/** Invalid UTF-8 in a frontmatter is an error: YAML decoders refuse it. In the instructions it is a warning. */
function withEncodingSeverity(problem: Problem, files: readonly ManifestFile[]): Problem {
  const { rule, at } = problem;
  const skillMd = files.find(({ path }) => path === at.path)?.skillMd;
  if (rule !== 'file-encoding' || !skillMd) return problem;
  const bodyLine = skillMd.body.locate(0, 0).range?.start.line ?? 0;
  const isInFrontmatter = !at.range || (skillMd.frontmatter && at.range.start.line < bodyLine);
  return isInFrontmatter ? { ...problem, severity: 'error' } : problem;
}

function manifestFileOf(path: string, text: string, parse: SkillMdParser): ManifestFile {
  return path.endsWith('.toml')
    ? { path, skillMd: null, skillToml: parseSkillToml(path, text) }
    : { path, skillMd: parse(path, text), skillToml: null };
}

/** The problems of a manifest file that are independent of its dialects. */
function syntaxClaim({ skillMd, skillToml }: ManifestFile): Claim {
  const unreadable = skillMd?.frontmatter === null || skillToml?.root === null;
  return { manifest: null, unreadable, problems: (skillMd ?? skillToml)?.problems ?? [] };
}

/** The paths of other files that the manifests refer to. */
export function attachedFiles(
  { root, manifests }: Pick<SkillManifests, 'root' | 'manifests'>,
  names: readonly string[],
): readonly string[] {
  const attachedNames = manifests.flatMap(
    (manifest) => dialectOf(manifest)?.filesToAttach?.(manifest, names) ?? [],
  );
  return [...new Set(attachedNames)].map((name) => join(root, name));
}

/** The paths of the WebAssembly modules that the manifests name. */
export function moduleFiles(
  { root, manifests }: Pick<SkillManifests, 'root' | 'manifests'>,
  names: readonly string[],
): readonly string[] {
  const found = manifests.flatMap(
    (manifest) => dialectOf(manifest)?.modulesToRead?.(manifest, names) ?? [],
  );
  return [...new Set(found)].map((name) => join(root, name));
}

/** Extracts the declarations of all manifests with the files of `attachedFiles` and `moduleFiles`. */
export function readSkill(
  parsed: SkillManifests,
  names: readonly string[],
  { attached, moduleExports }: Pick<Skill, 'attached' | 'moduleExports'>,
): SkillFacts {
  const { root } = parsed;
  const within = <T>(byPath: ReadonlyMap<string, T>) =>
    new Map([...byPath].map(([path, value]) => [relativePath(root, path), value] as const));
  const files = { names, texts: within(attached), moduleExports: within(moduleExports) };
  const facts = parsed.manifests.map((manifest) => factsOf(manifest, files));
  const named = facts.find((fact) => fact.name !== null);
  const roots = parsed.manifests.map((manifest) => manifest.root);
  const versions = versionsOf(parsed.manifests, facts);
  return {
    name: named?.name ?? (root === '' ? 'skill' : nameOf(root)),
    version: [...versions.values()].at(-1) ?? null,
    versions,
    contract: new MergedContract(facts),
    secrets: sensitiveValues(roots, new Set()),
    attached,
    moduleExports,
    ...parsed,
  };
}

function dialectOf(manifest: Manifest): Dialect | undefined {
  return dialects.find(({ id }) => id === manifest.dialect);
}

function factsOf(manifest: Manifest, files: SkillFiles): ManifestFacts {
  const emptyFacts = { name: null, version: null, items: [] };
  return dialectOf(manifest)?.extract(manifest, files) ?? emptyFacts;
}

function versionsOf(
  manifests: readonly Manifest[],
  facts: readonly ManifestFacts[],
): ReadonlyMap<string, Located<string>> {
  const versions = new Map<string, Located<string>>();
  for (const [index, { version }] of facts.entries()) {
    if (version) versions.set(manifests[index]?.dialect ?? '', version);
  }
  return versions;
}

/** The merged contract of all manifests, computed on access: runs without a base do not need it. */
class MergedContract implements Contract {
  readonly #facts: readonly ManifestFacts[];
  #items: readonly Item[] | undefined;

  constructor(facts: readonly ManifestFacts[]) {
    this.#facts = facts;
  }

  get items(): readonly Item[] {
    this.#items ??= mergeItems(this.#facts);
    return this.#items;
  }
}

/** Equal items of several manifests become one item. */
function mergeItems(facts: readonly ManifestFacts[]): readonly Item[] {
  const items = new Map<string, Item>();
  for (const item of facts.flatMap((fact) => fact.items)) {
    const facets = [...item.facets].map(([name, { shape }]) => [name, shape.value] as const);
    const key = canonical([item.kind, item.owner, item.name, Object.fromEntries(facets)]);
    if (!items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}
