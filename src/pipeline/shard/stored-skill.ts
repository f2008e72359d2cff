import { originInFrontmatter } from '../../locks/vendored.ts';
import type { Draft, Problem } from '../../model/finding.ts';
import type { Skill, SkillFile } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import type { PowerFile } from '../../powers/read-powers.ts';
import { redactCredentials } from '../../syntax/url.ts';
import type { RuleDraft } from '../findings/rule-draft.ts';
import { type StoredGrants, storeGrants } from './stored-grants.ts';

export type StoredDrafts = readonly (readonly [rule: string, draft: Draft])[];

/** What one run found out about a skill. */
export interface SkillAnalysis {
  readonly skill: Skill;
  readonly drafts: readonly RuleDraft[];
  readonly pathDrafts: {
    readonly head?: readonly RuleDraft[] | undefined;
    readonly base?: readonly RuleDraft[] | undefined;
  };
  readonly powerFiles: readonly PowerFile[];
}

/** An analysed skill as JSON. What its texts state is read again from them where a later stage asks for it. */
export interface StoredSkill {
  readonly root: string;
  readonly name: string;
  /** The path of its main manifest file. */
  readonly path: string;
  /** The declared versions by dialect. */
  readonly versions: readonly (readonly [dialect: string, version: string, at: Location])[];
  /** The dialects of its manifests with their files. */
  readonly manifests: readonly (readonly [dialect: string, path: string])[];
  /** Its files by name; the blob id is null for an unread file. */
  readonly files: readonly (readonly [name: string, kind: SkillFile['kind'], id: string | null])[];
  readonly ignore: string | null;
  readonly digests: readonly (readonly [algorithm: string, digest: string])[];
  readonly texts: readonly (readonly [path: string, text: string])[];
  /** The texts of other files that its manifests refer to, such as recipes, by path. */
  readonly attached: readonly (readonly [path: string, text: string])[];
  readonly problems: readonly Problem[];
  readonly drafts: StoredDrafts;
  /** The drafts of rules that need the paths of the tree, for each tree that has the skill. */
  readonly pathDrafts: {
    readonly head?: StoredDrafts | undefined;
    readonly base?: StoredDrafts | undefined;
  };
  /** Whether its frontmatter records where it was installed from. */
  readonly hasOrigin: boolean;
  readonly grants: readonly StoredGrants[];
}

/** Stores an analysed skill; null if `skillaccord merge` has to read it: it is incomplete, or it holds a value that is never printed. */
export function storeSkill({
  skill,
  drafts,
  pathDrafts,
  powerFiles,
}: SkillAnalysis): StoredSkill | null {
  if (!isStorable(skill)) return null;
  const { root, name, path, versions, manifests, files, ignore = null } = skill;
  return {
    root,
    name,
    path,
    ignore,
    versions: Array.from(versions, ([dialect, { value, at }]) => [dialect, value, at] as const),
    manifests: manifests.map((manifest) => [manifest.dialect, manifest.path] as const),
    files: files.map((file) => [file.name, file.kind, file.id ?? null] as const),
    digests: [...skill.digests],
    texts: [...skill.texts],
    attached: [...skill.attached],
    problems: skill.problems,
    drafts: storeDrafts(drafts),
    pathDrafts: {
      head: pathDrafts.head && storeDrafts(pathDrafts.head),
      base: pathDrafts.base && storeDrafts(pathDrafts.base),
    },
    hasOrigin: skill.hasOrigin ?? originInFrontmatter(skill) !== null,
    grants: powerFiles.map((file) => storeGrants(file, skill.texts)),
  };
}

function storeDrafts(drafts: readonly RuleDraft[]): StoredDrafts {
  return drafts.map(({ rule, draft }) => [rule.id, draft] as const);
}

function isStorable(skill: Skill): boolean {
  if (skill.isUnread || skill.unreadable || skill.secrets.length > 0) return false;
  if (skill.moduleExports.size > 0 || (skill.submodules ?? []).length > 0) return false;
  const texts = [...skill.texts.values(), ...skill.attached.values(), skill.ignore ?? ''];
  return texts.every((text) => redactCredentials(text) === text);
}
