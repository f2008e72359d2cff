import { canonical } from '../model/canonical.ts';
import type { Contract, Item } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import type { Located, Manifest, Skill } from '../model/skill.ts';
import { join, nameOf, within } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { Carrier, Claim, Dialect, SkillFiles, Statement } from './dialect.ts';
import * as catalog from './index.ts';
import { secretsIn } from './secrets.ts';
import { parseSkillMd } from './skill-md.ts';
import { parseSkillToml } from './skill-toml-file.ts';

/**
 * Every dialect in order of the ids, which puts the plain frontmatter first: its name is the one agents
 * use. The formats that say more stand behind it: the last version declared is the skill's.
 */
export const dialects: readonly Dialect[] = Object.values(catalog).sort((a, b) =>
  compareText(a.id, b.id),
);

/** What the manifest files of a skill say; its files and digests come from elsewhere. */
export type SkillFacts = Omit<Skill, 'files' | 'ignore' | 'digests'>;

/** The manifests of a skill, before it is known what they state. */
export type Manifests = Pick<
  Skill,
  'root' | 'path' | 'manifests' | 'unreadable' | 'problems' | 'texts'
>;

/** The manifests in the texts of a skill's manifest files; null when they are mere pages. Never throws. */
export function readManifests(
  root: string,
  paths: readonly string[],
  texts: ReadonlyMap<string, string>,
  problems: readonly Problem[],
): Manifests | null {
  const read = [...texts].map(([path, text]) => carrierOf(path, text));
  const carriers = read.filter(({ skillMd }) => !skillMd?.page);
  if (carriers.length === 0 && texts.size === paths.length) return null;
  const claims = carriers.flatMap((carrier) => [
    syntaxClaim(carrier),
    ...dialects.flatMap((dialect) => dialect.claim(carrier) ?? []),
  ]);
  return {
    root,
    path: paths[0] ?? root,
    manifests: claims.flatMap((claim) => claim.manifest ?? []),
    unreadable: claims.some((claim) => claim.unreadable) || texts.size < paths.length,
    problems: [...problems, ...claims.flatMap((claim) => claim.problems)],
    texts,
  };
}

function carrierOf(path: string, text: string): Carrier {
  return path.endsWith('.toml')
    ? { path, skillMd: null, skillToml: parseSkillToml(path, text) }
    : { path, skillMd: parseSkillMd(path, text), skillToml: null };
}

/** What is wrong with a carrier whichever dialect it is written in. */
function syntaxClaim({ skillMd, skillToml }: Carrier): Claim {
  const unreadable = skillMd?.front === null || skillToml?.root === null;
  return { manifest: null, unreadable, problems: (skillMd ?? skillToml)?.problems ?? [] };
}

/** The paths of the further files the manifests of a skill want read. */
export function wantedFiles(
  { root, manifests }: Pick<Manifests, 'root' | 'manifests'>,
  names: readonly string[],
): readonly string[] {
  const wanted = manifests.flatMap((one) => dialectOf(one)?.wants?.(one, names) ?? []);
  return [...new Set(wanted)].map((name) => join(root, name));
}

/** What the manifests of a skill state; `attached` are the texts of the files they want read. */
export function readSkill(
  manifests: Manifests,
  names: readonly string[],
  attached: ReadonlyMap<string, string>,
): SkillFacts {
  const { root } = manifests;
  const texts = new Map([...attached].map(([path, text]) => [within(root, path), text]));
  const statements = manifests.manifests.map((one) => stateOf(one, { names, texts }));
  const known = statements.find((statement) => statement.name !== null);
  const roots = manifests.manifests.map((manifest) => manifest.root);
  const versions = versionsOf(manifests.manifests, statements);
  return {
    ...manifests,
    name: known?.name ?? (root === '' ? 'skill' : nameOf(root)),
    version: [...versions.values()].at(-1) ?? null,
    versions,
    contract: new Union(statements),
    secrets: secretsIn(roots, new Set()),
    attached,
  };
}

function dialectOf(manifest: Manifest): Dialect | undefined {
  return dialects.find(({ id }) => id === manifest.dialect);
}

function stateOf(manifest: Manifest, files: SkillFiles): Statement {
  const nothing = { name: null, version: null, items: [] };
  return dialectOf(manifest)?.state(manifest, files) ?? nothing;
}

function versionsOf(
  manifests: readonly Manifest[],
  statements: readonly Statement[],
): ReadonlyMap<string, Located<string>> {
  const versions = new Map<string, Located<string>>();
  for (const [at, { version }] of statements.entries()) {
    if (version) versions.set(manifests[at]?.dialect ?? '', version);
  }
  return versions;
}

/** One contract of all manifests, made when somebody asks for it: a run without a base does not. */
class Union implements Contract {
  readonly #statements: readonly Statement[];
  #items: readonly Item[] | undefined;

  constructor(statements: readonly Statement[]) {
    this.#statements = statements;
  }

  get items(): readonly Item[] {
    this.#items ??= union(this.#statements);
    return this.#items;
  }
}

/** What several manifests state in the same way is one item. */
function union(statements: readonly Statement[]): readonly Item[] {
  const items = new Map<string, Item>();
  for (const item of statements.flatMap((statement) => statement.items)) {
    const facets = [...item.facets].map(([name, { shape }]) => [name, shape.value] as const);
    const key = canonical([item.kind, item.owner, item.name, Object.fromEntries(facets)]);
    if (!items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}
