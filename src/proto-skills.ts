import { discover } from './discover.ts';
import { load } from './load.ts';
import type { Config } from './model/config.ts';
import type { Problem } from './model/finding.ts';
import { grouped } from './model/grouped.ts';
import type { Proto } from './model/proto.ts';
import { quoted } from './model/seen.ts';
import type { Skill } from './model/skill.ts';
import type { FileTree } from './model/tree.ts';
import type { Workspace } from './model/workspace.ts';
import { protoName } from './protos/lock-path.ts';
import { referencedSkill } from './protos/resolve.ts';

/** The skills a proto references, or why they cannot be told. */
export interface ProtoSkills {
  readonly skills: readonly Skill[];
  readonly problems: readonly Problem[];
}

/** A configuration that looks at one more proto. */
export function withProto(config: Config, path: string): Config {
  const glob = `/${path.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')}`;
  return { ...config, protos: [...config.protos, glob] };
}

/** Exactly the skills a proto of the workspace references; of a name that floats, every copy. */
export function skillsOfProto(workspace: Workspace, path: string): ProtoSkills {
  const proto = workspace.protos.find((one) => one.path === path);
  if (!proto) return refused(path, 'holds no "skill" reference, so there is nothing to lock.');
  if (proto.problems.length > 0) return { skills: [], problems: proto.problems };
  if (proto.references.length === 0) return refused(path, 'names its skills by templates only.');
  const byName = grouped(workspace.skills, ({ name }) => name);
  const skills = new Set<Skill>();
  const problems: Problem[] = [];
  for (const reference of proto.references) {
    const { id, at, hash, minimum } = reference;
    const chosen = hash || minimum ? referencedSkill(byName, reference) : null;
    const meant = chosen ? [chosen] : (byName.get(id) ?? []);
    for (const skill of meant) skills.add(skill);
    if (meant.length > 0) continue;
    const message = `The proto references ${quoted(id)}, but no skill of this repository has that name. The lock is left as it is.`;
    problems.push({ rule: 'pin-skill-unknown', message, at });
  }
  return problems.length > 0 ? { skills: [], problems } : { skills: [...skills], problems };
}

/** The names of the skills a proto references that a lock has no entry of. */
export async function unlockedNames(
  tree: FileTree,
  config: Config,
  { proto, lock }: { readonly proto: string; readonly lock: string },
): Promise<readonly string[]> {
  const { workspace } = await load(tree, withProto(config, proto));
  const held = workspace.locks.find(({ path }) => path === lock);
  const locked = new Set(held?.entries.map(({ id }) => id));
  return namesIn(workspace.protos.find(({ path }) => path === proto)).filter(
    (name) => !locked.has(name),
  );
}

function namesIn(proto: Proto | undefined): readonly string[] {
  return [...new Set(proto?.references.map(({ id }) => id))];
}

/** The files that may be protos, by what they are called. */
export function protosByName(
  tree: FileTree,
  config: Config,
): ReadonlyMap<string, readonly string[]> {
  return grouped(discover(tree.entries, config).protos, protoName);
}

function refused(path: string, why: string): ProtoSkills {
  const message = `${quoted(path)} ${why}`;
  return { skills: [], problems: [{ rule: 'proto-syntax', message, at: { path } }] };
}
