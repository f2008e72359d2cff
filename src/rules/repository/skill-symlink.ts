import { isManifestName } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, isAtOrInside, nameOf } from '../../model/text/path.ts';
import { clip, code, quote } from '../../model/value/format-value.ts';
import type { Link, Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { foldersOf } from '../places/folders.ts';
import { type Destination, destinationsOf } from '../places/link-targets.ts';
import { type SkillPlaces, skillPlacesOf } from '../places/skill-places.ts';
import { repositoryRule } from '../rule.ts';
import { type GroupedDraft, limitDrafts } from '../support/limit-drafts.ts';
import { formatList, pluralize } from '../words/words.ts';

const pdf = oneSkill('name: pdf\ndescription: Fills PDF forms.');

/** A symbolic link in a skill, or in place of one. */
export const skillSymlink = repositoryRule({
  id: 'skill-symlink',
  category: 'discovery',
  severity: 'note',
  summary: 'No skill, no manifest and no file of a skill is a symbolic link.',
  why: 'Skillaccord does not follow links and no hash covers their targets, but Claude Code and Codex follow them. An agent may load unchecked files, even from outside the repository.',
  source:
    'Agent Skills client guides: Claude Code and Codex follow links to directories of skills, `gh skill` skips them.',
  howToFix:
    'Nothing, if the link is an alias of a skill in this repository: the skill is checked in its own place. Otherwise replace the link with the files.',
  invalid: `${pdf}-- .claude/skills/pdf (symlink) --\n../../skills/pdf\n`,
  valid: pdf,
  *check({ workspace }) {
    const standalone = workspace.links.flatMap((link) => linkFinding(link, workspace) ?? []);
    const all = [...standalone, ...linksInSkills(workspace)];
    for (const [linkKind, members] of groupBy(all, (finding) => finding.linkKind)) {
      const { maxDrafts, noun, effect } = linkKinds[linkKind];
      yield* limitDrafts(members, maxDrafts, (_, group) => {
        const names = formatList(group.map(({ draft }) => draft.at.path));
        return `${group.length} ${noun}: ${names}. ${effect}`;
      });
    }
  },
});

/** The limit of single findings per folder for each kind of link, and the texts of the summary. */
const linkKinds = {
  alias: {
    maxDrafts: 3,
    noun: 'symbolic links here lead to skills of this repository',
    effect: 'Claude Code and Codex follow them, Skillaccord and "gh skill" do not.',
  },
  manifest: {
    maxDrafts: 10,
    noun: 'manifests here are symbolic links',
    effect: 'They are not read, but agents such as Claude Code load their targets.',
  },
  place: {
    maxDrafts: 10,
    noun: 'symbolic links are in a place where agents look for skills',
    effect: 'Agents such as Claude Code load their targets, and nobody checks these.',
  },
  inside: {
    maxDrafts: 10,
    noun: 'skills here hold symbolic links',
    effect: 'Links are not followed, and no hash covers their targets.',
  },
} as const;

type LinkFinding = GroupedDraft & { readonly linkKind: keyof typeof linkKinds };

/** The finding for a link itself, apart from being inside a skill. */
function linkFinding(link: Link, workspace: Workspace): LinkFinding | null {
  const { path, target } = link;
  const places = skillPlacesOf(workspace);
  const destination = destinationsOf(workspace)(path, target);
  if (isManifestName(nameOf(path))) {
    const message = `${code(path)} is a symbolic link${targetClause(link, destination)}. It is not read as a manifest, but agents such as Claude Code load its target.`;
    return createFinding('manifest', folderOf(folderOf(path)), link, message);
  }
  const alias =
    destination.kind === 'folder' && describeAlias(path, destination.path, workspace, places);
  if (alias) {
    const message = `${code(path)} is a symbolic link to ${alias}. Claude Code and Codex follow the link, "gh skill" does not.`;
    return createFinding(
      'alias',
      `${folderOf(path)}\0${folderOf(destination.path)}`,
      link,
      message,
    );
  }
  if (destination.kind === 'file' || destination.kind === 'folder') return null;
  if (places.around(path) || !places.isLikely(path)) return null;
  const message = `${code(path)} is in a place where agents look for skills, and is a symbolic link${targetClause(link, destination)}. Agents such as Claude Code load its target, and nobody checks it.`;
  return createFinding('place', folderOf(path), link, message);
}

function createFinding(
  linkKind: LinkFinding['linkKind'],
  group: string,
  { path, target }: Link,
  message: string,
): LinkFinding {
  const draft = { message, at: { path }, about: linkKind, value: target };
  return { linkKind, group, value: [path, target], draft };
}

/** Describes the skill or folder of skills that a link is an alias of; null if there is none. */
function describeAlias(
  path: string,
  to: string,
  workspace: Workspace,
  places: SkillPlaces,
): string | null {
  const location = to === '' ? 'the root of the repository' : clip(to);
  // A link to its own parent folder is not an alias, unless agents look there.
  if (isAtOrInside(path, to) && !places.isLikely(path)) return null;
  const skill = places.at(to);
  if (skill) return `the skill in ${location}, which is checked there`;
  const count = places.countIn(to);
  if (count > 0) return `${location}, which holds ${pluralize(count, 'skill')}, checked there`;
  if (!foldersOf(workspace).isSkill(to)) return null;
  return `${location}, with a SKILL.md that is ignored or a link and not checked`;
}

function targetClause({ target }: Link, destination: Destination): string {
  if (target === null) return ' with a target that cannot be read';
  const to = ` to ${code(target)}`;
  switch (destination.kind) {
    case 'outside':
      return `${to}, out of the repository`;
    case 'nowhere':
      return `${to}, which does not exist`;
    case 'submodule':
      return `${to}, in the submodule ${code(destination.path)}`;
    default:
      return to;
  }
}

/** One finding per skill for the links inside it, except aliases and manifests. */
function linksInSkills(workspace: Workspace): readonly LinkFinding[] {
  if (workspace.links.length === 0) return [];
  const places = skillPlacesOf(workspace);
  const bySkill = new Map<string, Link[]>();
  for (const link of workspace.links) {
    const skill = places.around(link.path);
    if (!skill || skill.isUnread || linkFinding(link, workspace)) continue;
    const linksOfSkill = bySkill.get(skill.root);
    if (linksOfSkill) linksOfSkill.push(link);
    else bySkill.set(skill.root, [link]);
  }
  return Array.from(bySkill, ([root, links]): LinkFinding => {
    const destination = destinationsOf(workspace);
    const names = links.map((link) => {
      return `${link.path.slice(root === '' ? 0 : root.length + 1)}${targetClause(link, destination(link.path, link.target))}`;
    });
    const value = links.map(({ path, target }) => [path, target]);
    const noun = links.length === 1 ? 'a symbolic link' : `${links.length} symbolic links`;
    const message = `Skill ${quote(places.at(root)?.name ?? '')} holds ${noun}: ${formatList(names)}. Links are not followed, and no hash covers their targets.`;
    const at = { path: links[0]?.path ?? root };
    const draft = { message, at, about: 'links', value, skill: root };
    return { linkKind: 'inside', group: folderOf(root), value: value.flat(), draft };
  });
}
