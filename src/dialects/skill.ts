import type { Contract, Item } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import { nameOf } from '../model/path.ts';
import type { Located, Manifest, Skill } from '../model/skill.ts';
import { parseSkillMd } from '../syntax/skill-md.ts';
import type { Carrier, Dialect, Statement } from './dialect.ts';
import * as catalog from './index.ts';

/** Every dialect, in the order in which their names and versions count. */
export const dialects: readonly Dialect[] = Object.values(catalog);

/** What the manifest files of a skill say; its files and digests come from elsewhere. */
export type SkillFacts = Omit<Skill, 'files' | 'ignore' | 'digests'>;

/** Reads a skill from the texts of its manifest files; null when they are mere pages. Never throws. */
export function readSkill(
  root: string,
  paths: readonly string[],
  texts: ReadonlyMap<string, string>,
  problems: readonly Problem[],
): SkillFacts | null {
  const read = [...texts].map(([path, text]) => carrierOf(path, text));
  const carriers = read.filter(({ skillMd }) => !skillMd?.page);
  if (carriers.length === 0 && texts.size === paths.length) return null;
  const claims = carriers.flatMap((carrier) => {
    const claimed = dialects.flatMap((dialect) => dialect.claim(carrier) ?? []);
    return [{ manifest: null, problems: carrier.skillMd?.problems ?? [] }, ...claimed];
  });
  const manifests = claims.flatMap((claim) => claim.manifest ?? []);
  const statements = manifests.map((manifest) => stateOf(manifest));
  const known = statements.find((statement) => statement.name !== null);
  return {
    root,
    name: known?.name ?? (root === '' ? 'skill' : nameOf(root)),
    version: firstOf(statements.map((statement) => statement.version)),
    path: paths[0] ?? root,
    manifests,
    unreadable:
      carriers.some((carrier) => carrier.skillMd?.front === null) || texts.size < paths.length,
    contract: union(statements),
    problems: [...problems, ...claims.flatMap((claim) => claim.problems)],
    secrets: statements.flatMap((statement) => statement.secrets),
    texts,
  };
}

function carrierOf(path: string, text: string): Carrier {
  return { path, skillMd: path.endsWith('.toml') ? null : parseSkillMd(path, text) };
}

function stateOf(manifest: Manifest): Statement {
  const dialect = dialects.find(({ id }) => id === manifest.dialect);
  return dialect?.state(manifest) ?? { name: null, version: null, items: [], secrets: [] };
}

/** One contract of all manifests: the first to state an item counts. */
function union(statements: readonly Statement[]): Contract {
  const items = new Map<string, Item>();
  for (const item of statements.flatMap((statement) => statement.items)) {
    const key = `${item.kind}\0${item.owner}\0${item.name}`;
    if (!items.has(key)) items.set(key, item);
  }
  return { items: [...items.values()] };
}

function firstOf(versions: readonly (Located<string> | null)[]): Located<string> | null {
  return versions.find((version) => version !== null) ?? null;
}
