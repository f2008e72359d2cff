import { isManifestName } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, isAtOrInside, nameOf } from '../../model/text/path.ts';
import { clip, quote } from '../../model/value/format-value.ts';
import type { Link, Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { foldersOf } from '../places/folders.ts';
import { type Destination, destinationsOf } from '../places/link-targets.ts';
import { type SkillPlaces, skillPlacesOf } from '../places/skill-places.ts';
import { repositoryRule } from '../rule.ts';
import { type Crowding, limitDrafts } from '../support/limit-drafts.ts';
import { formatList, pluralize } from '../words/words.ts';

const pdf = oneSkill('name: pdf\ndescription: Fills PDF forms.');

/** A symbolic link where agents look for a skill, or in a skill. */
export const skillSymlink = repositoryRule({
  id: 'skill-symlink',
  category: 'discovery',
  severity: 'note',
  summary: 'No skill, no manifest and no file of a skill is a symbolic link.',
  why: 'Links are not followed here and no hash covers what they lead to, while Claude Code and Codex follow them: what an agent loads may be elsewhere, unchecked, or outside of the repository.',
  source:
    'Agent Skills client guides: Claude Code and Codex follow links to directories of skills, `gh skill` skips them.',
  howToFix:
    'Where the link is an alias of a skill of this repository, nothing is to be done: the skill is checked where it is. Otherwise put the files themselves in the place of the link.',
  invalid: `${pdf}-- .claude/skills/pdf (symlink) --\n../../skills/pdf\n`,
  valid: pdf,
  *check({ workspace }) {
    const own = workspace.links.flatMap((link) => judged(link, workspace) ?? []);
    const all = [...own, ...linksInSkills(workspace)];
    for (const [sort, some] of groupBy(all, (one) => one.sort)) {
      const { most, many, effect } = crowds[sort];
      yield* limitDrafts(some, most, (_, group) => {
        const names = formatList(group.map(({ draft }) => draft.at.path));
        return `${group.length} ${many}: ${names}. ${effect}`;
      });
    }
  },
});

/** How many of a sort in one folder are said one by one, and what is said of more. */
const crowds = {
  alias: {
    most: 3,
    many: 'symbolic links to skills of this repository stand here',
    effect: 'Claude Code and Codex follow them, Skillaccord and "gh skill" do not.',
  },
  manifest: {
    most: 10,
    many: 'manifests here are symbolic links',
    effect: 'They are not read; agents such as Claude Code load what they lead to.',
  },
  place: {
    most: 10,
    many: 'symbolic links stand here where agents look for skills',
    effect: 'Nobody checks what agents such as Claude Code load through them.',
  },
  inside: {
    most: 10,
    many: 'skills here hold symbolic links',
    effect: 'Links are not followed, and no hash covers what they lead to.',
  },
} as const;

type Sorted = Crowding & { readonly sort: keyof typeof crowds };

/** What is to be said of a link, apart from that it lies in a skill. */
function judged(link: Link, workspace: Workspace): Sorted | null {
  const { path, target } = link;
  const places = skillPlacesOf(workspace);
  const leads = destinationsOf(workspace)(path, target);
  if (isManifestName(nameOf(path))) {
    const message = `${quote(path)} is a symbolic link${whither(link, leads)}. It is not read as a manifest; agents such as Claude Code load what it leads to.`;
    return sorted('manifest', folderOf(folderOf(path)), link, message);
  }
  const alias = leads.kind === 'folder' && aliasWords(path, leads.path, workspace, places);
  if (alias) {
    const message = `${quote(path)} is a symbolic link to ${alias}. Claude Code and Codex follow it, Skillaccord and "gh skill" do not.`;
    return sorted('alias', `${folderOf(path)}\0${folderOf(leads.path)}`, link, message);
  }
  if (leads.kind === 'file' || leads.kind === 'folder') return null;
  if (places.around(path) || !places.isLikely(path)) return null;
  const message = `${quote(path)} stands where agents look for skills and is a symbolic link${whither(link, leads)}. Nobody checks what agents such as Claude Code load through it.`;
  return sorted('place', folderOf(path), link, message);
}

function sorted(
  sort: Sorted['sort'],
  group: string,
  { path, target }: Link,
  message: string,
): Sorted {
  const draft = { message, at: { path }, about: sort, value: target };
  return { sort, group, value: [path, target], draft };
}

/** What a link to a folder is an alias of; null where that is no skill and holds none. */
function aliasWords(
  path: string,
  to: string,
  workspace: Workspace,
  places: SkillPlaces,
): string | null {
  const place = to === '' ? 'the top of the repository' : clip(to);
  // A link to the folder it is in is no second place for the skills there, unless agents look there.
  if (isAtOrInside(path, to) && !places.isLikely(path)) return null;
  const skill = places.at(to);
  if (skill) return `the skill in ${place}, an alias of it and no second skill`;
  const count = places.countIn(to);
  if (count > 0) return `${place}, which holds ${pluralize(count, 'skill')}, checked there`;
  if (!foldersOf(workspace).isSkill(to)) return null;
  return `${place}, whose SKILL.md is not checked, as it is ignored or a link`;
}

function whither({ target }: Link, leads: Destination): string {
  if (target === null) return ' whose target cannot be read';
  const to = ` to ${quote(target)}`;
  switch (leads.kind) {
    case 'outside':
      return `${to}, out of the repository`;
    case 'nowhere':
      return `${to}, where nothing is`;
    case 'submodule':
      return `${to}, in the submodule ${quote(leads.path)}`;
    default:
      return to;
  }
}

/** What is to be said of each skill that holds links; aliases of skills and manifests are said by themselves. */
function linksInSkills(workspace: Workspace): readonly Sorted[] {
  const places = skillPlacesOf(workspace);
  const bySkill = new Map<string, Link[]>();
  for (const link of workspace.links) {
    const skill = places.around(link.path);
    if (!skill || judged(link, workspace)) continue;
    const own = bySkill.get(skill.root);
    if (own) own.push(link);
    else bySkill.set(skill.root, [link]);
  }
  return Array.from(bySkill, ([root, links]): Sorted => {
    const leads = destinationsOf(workspace);
    const names = links.map((link) => {
      return `${link.path.slice(root === '' ? 0 : root.length + 1)}${whither(link, leads(link.path, link.target))}`;
    });
    const value = links.map(({ path, target }) => [path, target]);
    const many = links.length === 1 ? 'a symbolic link' : `${links.length} symbolic links`;
    const message = `Skill ${quote(places.at(root)?.name ?? '')} holds ${many}: ${formatList(names)}. Links are not followed, and no hash covers what they lead to.`;
    const at = { path: links[0]?.path ?? root };
    const draft = { message, at, about: 'links', value, skill: root };
    return { sort: 'inside', group: folderOf(root), value: value.flat(), draft };
  });
}
