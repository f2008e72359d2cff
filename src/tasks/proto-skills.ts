import type { Config } from '../config/config.ts';
import type { Problem } from '../model/finding.ts';
import type { Proto } from '../model/proto.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { FileTree } from '../model/tree.ts';
import { quote } from '../model/value/format-value.ts';
import type { Workspace } from '../model/workspace.ts';
import { discover } from '../pipeline/discover.ts';
import { load } from '../pipeline/load.ts';
import { lockPathOf, nameOfProto, protoSharingLock } from '../protos/lock-path.ts';
import { referencedSkill } from '../protos/resolve.ts';

/** A proto and the lock that is to hold the skills it references, by path. */
export interface ProtoLock {
  readonly proto: string;
  readonly lock: string;
}

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
export function skillsOfProto(workspace: Workspace, protoLock: ProtoLock): ProtoSkills {
  const { proto, problems: protoProblems } = readableProto(workspace, protoLock);
  if (!proto) return { skills: [], problems: protoProblems };
  const byName = groupBy(workspace.skills, ({ name }) => name);
  const skills = new Set<Skill>();
  const problems: Problem[] = [];
  for (const reference of proto.references) {
    const { id, at, hash, minimum } = reference;
    const chosen = hash || minimum ? referencedSkill(byName, reference) : null;
    const referenced = chosen ? [chosen] : (byName.get(id) ?? []);
    for (const skill of referenced) skills.add(skill);
    if (referenced.length > 0) continue;
    const message = `The proto references ${quote(id)}, but no skill of this repository has that name. The lock is left as it is.`;
    problems.push({ rule: 'pin-skill-unknown', message, at });
  }
  return problems.length > 0 ? { skills: [], problems } : { skills: [...skills], problems };
}

/** How the entries of a lock differ from what its proto references, by name; or why nobody can tell. */
export interface EntryDifference {
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
  readonly problems: readonly Problem[];
}

/** Compares the entries of a lock with the skills its proto references. */
export async function compareEntries(
  tree: FileTree,
  config: Config,
  protoLock: ProtoLock,
): Promise<EntryDifference> {
  const settings = withProto(config, protoLock.proto);
  const { workspace } = await load(tree, settings, { proto: protoLock.proto });
  const { proto, problems } = readableProto(workspace, protoLock);
  if (!proto) return { missing: [], surplus: [], problems };
  const lock = workspace.locks.find(({ path }) => path === protoLock.lock);
  const lockedIds = new Set(lock?.entries.map(({ id }) => id));
  const referencedIds = new Set(proto.references.map(({ id }) => id));
  return {
    missing: [...referencedIds].filter((id) => !lockedIds.has(id)),
    surplus: [...lockedIds].filter((id) => !referencedIds.has(id)),
    problems,
  };
}

/** A proto every reference of which is understood, and whose lock is its own. */
function readableProto(
  { protos }: Workspace,
  { proto: path, lock }: ProtoLock,
): { readonly proto: Proto | null; readonly problems: readonly Problem[] } {
  const reject = (reason: string) => {
    const problem = { rule: 'proto-syntax', message: `${quote(path)} ${reason}`, at: { path } };
    return { proto: null, problems: [problem] };
  };
  const proto = protos.find((one) => one.path === path);
  if (!proto) {
    return reject(
      'holds no "skill" reference by a name, which "{{…}}" is not, so there is nothing to lock.',
    );
  }
  if (proto.problems.length > 0) return { proto: null, problems: proto.problems };
  const rival = lock === lockPathOf(path) ? protoSharingLock(protos, path) : undefined;
  if (rival === undefined) return { proto, problems: [] };
  return reject(
    `and ${quote(rival)} have one lock, ${quote(lock)}, so that each run would drop the skills of the other. Rename one, or name another file for the lock.`,
  );
}

/** The files that may be protos, by what they are called. */
export function protosByName(
  tree: FileTree,
  config: Config,
): ReadonlyMap<string, readonly string[]> {
  return groupBy(discover(tree.entries, config).protos, nameOfProto);
}
