import type { Config } from '../config/config.ts';
import { selectFiles } from '../hash/ignore/select.ts';
import { lockTarget } from '../locks/choose-targets.ts';
import { type LockOutcome, planLock } from '../locks/plan-lock.ts';
import type { Problem } from '../model/finding.ts';
import { code, msg, namePart, pathPart } from '../model/message.ts';
import type { RunContext } from '../model/sides.ts';
import type { Skill } from '../model/skill.ts';
import { isInside, join, relativePath } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import { lockCommand } from '../model/words/lock-command.ts';
import { load } from '../pipeline/load.ts';
import { versionTuple } from '../pipeline/report/version-tuple.ts';
import type { KnownSkills } from '../pipeline/shard/known-skills.ts';
import { lockPathOf } from '../protos/lock-path.ts';
import { lockContentChanged } from '../rules/lock/content.ts';
import { lockSyntax } from '../rules/problem/locks.ts';
import { skillsOfProto, withProto } from './proto-skills.ts';

/** The hashes of a skill that a lock has beyond those that locks name. */
export const lockAlgorithms = ['integrity'];

/** The inputs of `skillaccord lock`. */
export interface LockCommand {
  readonly tree: FileTree;
  readonly context: Pick<RunContext, 'head' | 'uncommitted' | 'remote' | 'directory'>;
  /** The path of the lock within the tree. */
  readonly path: string;
  /** The current text of the lock; null without a file. */
  readonly text: string | null;
  readonly generatedAt: string;
  /** The proto that selects the skills to lock; null to lock all skills. */
  readonly proto?: string | null;
  /** Names of the skills with refreshed entries, while all others stay; absent to write the whole lock. */
  readonly refreshOnly?: ReadonlySet<string>;
  /** Names whose entries are removed, while all others stay. */
  readonly dropped?: ReadonlySet<string>;
  /** The skills of the tree as they were read before, with their integrity. */
  readonly known?: KnownSkills | undefined;
}

/** Plans a lock of every skill of a tree, or of the skills that a proto references. The caller writes the file. */
export async function lock(command: LockCommand, config: Config): Promise<LockOutcome> {
  const { tree, context, path, text, generatedAt, proto = null, refreshOnly, known } = command;
  const settings = proto === null ? config : withProto(config, proto);
  const { workspace } = await load(tree, settings, { algorithms: lockAlgorithms, proto, known });
  const containingSkills = workspace.skills.filter((skill) => isHashed(skill, path));
  if (containingSkills.length > 0)
    return {
      plan: null,
      problems: containingSkills.map((skill) => lockInsideProblem(skill, path)),
    };
  const selection =
    proto === null
      ? { skills: workspace.skills.filter(isSelected(refreshOnly)), problems: [] }
      : skillsOfProto(workspace, { proto, lock: path });
  if (selection.problems.length > 0) return { plan: null, problems: selection.problems };
  const emptySkills = selection.skills.filter(
    (skill) => selectFiles(skill.files, skill.ignore ?? null).length === 0,
  );
  const rejections = [
    ...selection.skills.filter(({ name }) => name === '<<').map(mergeKeyProblem),
    ...emptySkills.map(emptySkillProblem),
  ];
  if (rejections.length > 0) return { plan: null, problems: rejections };
  const { sha } = context.head();
  const isCommitted = committedSkills(context);
  const targets = selection.skills.map((skill) => {
    const tuple = versionTuple(skill, context, isCommitted(skill) ? sha : null);
    return lockTarget(skill, { sourceRev: tuple.source_rev, nixStorePath: tuple.nix_store_path });
  });
  const outcome = planLock({
    path,
    text,
    targets,
    generatedAt,
    regenerate: regenerateCommand(path, proto),
    keepsOthers: refreshOnly !== undefined,
    dropped: command.dropped,
    ignoredSkills: proto === null ? workspace.ignoredSkills : undefined,
  });
  const linked = selection.skills.flatMap(linkedManifestProblem);
  return { ...outcome, problems: [...outcome.problems, ...linked] };
}

/** The command that writes a lock again; without the path where it is the default one. */
function regenerateCommand(path: string, proto: string | null): string {
  const isDefault = path === (proto === null ? 'proto.lock' : lockPathOf(proto));
  return lockCommand(isDefault ? null : path, proto);
}

function isSelected(names: ReadonlySet<string> | undefined): (skill: Skill) => boolean {
  return ({ name }) => names?.has(name) ?? true;
}

/** Creates a predicate for skills with all hashed files in the commit of the tree. */
function committedSkills({ head, uncommitted }: LockCommand['context']): (skill: Skill) => boolean {
  const paths = uncommitted?.();
  if (!paths) return () => !head().dirty;
  return (skill) =>
    [...paths].every((path) => path !== join(skill.root, '.skillignore') && !isHashed(skill, path));
}

/** True if a file at this path counts for the hash of a skill, whether it exists or not. */
function isHashed({ root, ignore }: Skill, path: string): boolean {
  if (!isInside(path, root)) return false;
  const name = relativePath(root, path);
  return selectFiles([{ path, name, kind: 'file' }], ignore ?? null).length > 0;
}

function lockInsideProblem({ root, name }: Skill, path: string): Problem {
  const pattern = relativePath(root, path);
  const message = msg`The lock is inside skill ${namePart(name)} and part of its hash.`;
  const help = msg`Add the line ${code(pattern)} to its ${pathPart('.skillignore')}.`;
  return { rule: lockContentChanged.id, message, help, at: { path }, about: root };
}

/** Some YAML parsers treat the key `<<` as a merge key. */
function mergeKeyProblem({ root, name, texts }: Skill): Problem {
  const message = msg`No lock can have skill ${namePart(name)}: it is a merge key in YAML.`;
  const [path = root] = texts.keys();
  return { rule: lockSyntax.id, message, help: msg`Rename the skill.`, at: { path }, about: root };
}

/** Reports a manifest that is a link: no hash of the skill covers what agents read. */
function linkedManifestProblem({ root, name, path, files }: Skill): readonly Problem[] {
  const isLink = files.some((file) => file.path === path && file.kind === 'symlink');
  if (!isLink) return [];
  const message = msg`The manifest is a symbolic link: the hash of ${namePart(name)} leaves it out.`;
  const help = msg`Put the file itself there.`;
  return [{ rule: lockContentChanged.id, message, help, at: { path }, about: root }];
}

/** A hash of no files matches any content. */
function emptySkillProblem(skill: Skill): Problem {
  const [linked] = linkedManifestProblem(skill);
  if (linked) return linked;
  const { root, name } = skill;
  const message = msg`Every file of skill ${namePart(name)} is excluded: a lock would verify nothing.`;
  const at = { path: join(root, '.skillignore') };
  return { rule: lockContentChanged.id, message, at, about: root };
}
