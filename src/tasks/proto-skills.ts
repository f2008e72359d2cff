import type { Config } from '../config/config.ts';
import type { Problem } from '../model/finding.ts';
import { code, type Message, msg, namePart, pathPart } from '../model/message.ts';
import type { Proto } from '../model/proto.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { FileTree } from '../model/tree.ts';
import type { Workspace } from '../model/workspace.ts';
import { discover } from '../pipeline/discover.ts';
import { load } from '../pipeline/load.ts';
import { lockPathOf, nameOfProto, protoSharingLock } from '../protos/lock-path.ts';
import { referencedSkill } from '../protos/resolve.ts';

/** Paths of a proto and of its lock. */
export interface ProtoLock {
  readonly proto: string;
  readonly lock: string;
}

/** The skills that a proto references, or the problems that prevent resolving them. */
export interface ProtoSkills {
  readonly skills: readonly Skill[];
  readonly problems: readonly Problem[];
}

/** A configuration with one more proto. */
export function withProto(config: Config, path: string): Config {
  const glob = `/${path.replace(/[\\*?[\]{}()!+@|]/g, '\\$&')}`;
  return { ...config, protos: [...config.protos, glob] };
}

/** The skills that a proto of the workspace references; for an unpinned name, every skill of that name. */
export function skillsOfProto(workspace: Workspace, protoLock: ProtoLock): ProtoSkills {
  const { proto, problems: protoProblems } = readableProto(workspace, protoLock);
  if (!proto) return { skills: [], problems: protoProblems };
  const byName = groupBy(workspace.skills, ({ name }) => name);
  const skills = new Set<Skill>();
  const problems: Problem[] = [];
  for (const reference of proto.references) {
    const { id, at, hash, minVersion } = reference;
    const chosen = hash || minVersion ? referencedSkill(byName, reference) : null;
    const referenced = chosen ? [chosen] : (byName.get(id) ?? []);
    for (const skill of referenced) skills.add(skill);
    if (referenced.length > 0) continue;
    const message = msg`Skill ${namePart(id)} does not exist.`;
    const notes = [{ message: msg`The lock is unchanged.` }];
    problems.push({ rule: 'pin-skill-unknown', message, notes, at });
  }
  return problems.length > 0 ? { skills: [], problems } : { skills: [...skills], problems };
}

/** The difference between the entries of a lock and the references of its proto, by name; or why it is unknown. */
export interface EntryDifference {
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
  readonly problems: readonly Problem[];
}

/** Compares the entries of a lock with the skills that its proto references. */
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

/** A proto without unreadable references that shares its lock with no other proto. */
function readableProto(
  { protos }: Workspace,
  { proto: path, lock }: ProtoLock,
): { readonly proto: Proto | null; readonly problems: readonly Problem[] } {
  const reject = (message: Message, help: Message, about: string) => {
    const problem = { rule: 'proto-syntax', message, help, at: { path }, about };
    return { proto: null, problems: [problem] };
  };
  const proto = protos.find((candidate) => candidate.path === path);
  if (!proto) {
    const message = msg`Nothing to lock: no ${code('skill')} reference has a name.`;
    return reject(message, msg`Write the name of a skill, not ${code('{{…}}')}.`, 'no reference');
  }
  if (proto.problems.length > 0) return { proto: null, problems: proto.problems };
  const rival = lock === lockPathOf(path) ? protoSharingLock(protos, path) : undefined;
  if (rival === undefined) return { proto, problems: [] };
  const message = msg`Same lock as ${pathPart(rival)}: ${pathPart(lock)}.`;
  return reject(message, msg`Rename one, or choose another file for the lock.`, 'same lock');
}

/** Paths of possible protos, grouped by name. */
export function protosByName(
  tree: FileTree,
  config: Config,
): ReadonlyMap<string, readonly string[]> {
  return groupBy(discover(tree.entries, config).protos, nameOfProto);
}
