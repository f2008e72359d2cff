import { count, list, type Message, msg, namePart, pathPart, words } from '../../model/message.ts';
import { isManifestName } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, isAtOrInside, nameOf } from '../../model/text/path.ts';
import type { Link, Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { foldersOf } from '../places/folders.ts';
import { type Destination, destinationsOf } from '../places/link-targets.ts';
import { type SkillPlaces, skillPlacesOf } from '../places/skill-places.ts';
import { repositoryRule } from '../rule.ts';
import { type GroupedDraft, limitDrafts } from '../support/limit-drafts.ts';

const pdf = oneSkill('name: pdf\ndescription: Fills PDF forms.');

export const skillSymlink = repositoryRule({
  id: 'skill-symlink',
  category: 'discovery',
  severity: 'note',
  summary: 'Reports symbolic links in skills and in place of skills.',
  why: 'No hash covers the target of a link, but Claude Code and Codex follow it. What grants permissions is checked behind links too, other files are not.',
  source:
    'Agent Skills client guides: Claude Code and Codex follow links to directories of skills, `gh skill` skips them.',
  consequenceOf: { rules: ['link-lost'], sharing: 'place' },
  howToFix:
    'Nothing, if the link is an alias of a skill in this repository. Otherwise replace the link with the files.',
  invalid: `${pdf}-- .claude/skills/pdf (symlink) --\n../../skills/pdf\n`,
  valid: pdf,
  *check({ workspace }) {
    const standalone = workspace.links.flatMap((link) => linkFinding(link, workspace) ?? []);
    const all = [...standalone, ...linksInSkills(workspace)];
    for (const [linkKind, members] of groupBy(all, (finding) => finding.linkKind)) {
      const { maxDrafts, noun } = linkKinds[linkKind];
      yield* limitDrafts(members, maxDrafts, (_, group) => {
        const names = list(group.map(({ draft }) => pathPart(draft.at.path)));
        return msg`${group.length} ${words(noun)}: ${names}.`;
      });
    }
  },
});

/** The limit of single findings per folder for each kind of link, and the words of the summary. */
const linkKinds = {
  alias: { maxDrafts: 3, noun: 'symbolic links to skills of this repository' },
  manifest: { maxDrafts: 10, noun: 'manifests are symbolic links' },
  place: { maxDrafts: 10, noun: 'unchecked symbolic links where agents look for skills' },
  inside: { maxDrafts: 10, noun: 'skills contain unchecked symbolic links' },
} as const;

type LinkFinding = GroupedDraft & { readonly linkKind: keyof typeof linkKinds };

/** The finding for a link itself, apart from being inside a skill. */
function linkFinding(link: Link, workspace: Workspace): LinkFinding | null {
  const { path, target } = link;
  const places = skillPlacesOf(workspace);
  const destination = destinationsOf(workspace)(path, target);
  if (isManifestName(nameOf(path))) {
    const state = words(places.at(folderOf(path)) ? 'No hash covers it.' : 'It is not checked.');
    const message = msg`${pathPart(path)} is a symbolic link${targetClause(link, destination)}. ${state}`;
    return createFinding('manifest', folderOf(folderOf(path)), link, message);
  }
  const alias =
    destination.kind === 'folder' && describeAlias(path, destination.path, workspace, places);
  if (alias) {
    const message = msg`${pathPart(path)} is a symbolic link to ${alias}.`;
    return createFinding(
      'alias',
      `${folderOf(path)}\0${folderOf(destination.path)}`,
      link,
      message,
    );
  }
  if (destination.kind === 'file' || destination.kind === 'folder') return null;
  if (places.around(path) || !places.isLikely(path)) return null;
  const message = msg`Agents look for skills in ${pathPart(path)}, an unchecked symbolic link${targetClause(link, destination)}.`;
  return createFinding('place', folderOf(path), link, message);
}

const replaceHelp = msg`Replace the link with the files.`;

function createFinding(
  linkKind: LinkFinding['linkKind'],
  group: string,
  { path, target }: Link,
  message: Message,
): LinkFinding {
  const help = linkKind === 'alias' ? undefined : replaceHelp;
  const draft = { message, help, at: { path }, about: linkKind, value: target };
  return { linkKind, group, value: [path, target], draft };
}

/** Describes the skill or folder of skills that a link is an alias of; null if there is none. */
function describeAlias(
  path: string,
  to: string,
  workspace: Workspace,
  places: SkillPlaces,
): Message | null {
  const location = to === '' ? words('the root of the repository') : pathPart(to);
  // A link to its own parent folder is not an alias, unless agents look there.
  if (isAtOrInside(path, to) && !places.isLikely(path)) return null;
  const skill = places.at(to);
  if (skill) return msg`the skill in ${location}`;
  const skills = places.countIn(to);
  if (skills > 0) return msg`${location} with ${count(skills, 'skill')}`;
  if (!foldersOf(workspace).isSkill(to)) return null;
  return msg`${location} with an unchecked ${pathPart('SKILL.md')}`;
}

function targetClause({ target }: Link, destination: Destination): Message {
  if (target === null) return msg` with an unreadable target`;
  const to = msg` to ${pathPart(target)}`;
  switch (destination.kind) {
    case 'outside':
      return msg`${to}, outside the repository`;
    case 'nowhere':
      return msg`${to}, a missing file`;
    case 'submodule':
      return msg`${to}, in submodule ${pathPart(destination.path)}`;
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
      const name = link.path.slice(root === '' ? 0 : root.length + 1);
      return msg`${pathPart(name)}${targetClause(link, destination(link.path, link.target))}`;
    });
    const value = links.map(({ path, target }) => [path, target]);
    const skill = namePart(places.at(root)?.name ?? '');
    const noun = words(
      links.length === 1 ? 'an unchecked symbolic link' : 'unchecked symbolic links',
    );
    const message = msg`Skill ${skill} contains ${noun}: ${list(names)}.`;
    const at = { path: links[0]?.path ?? root };
    const draft = { message, help: replaceHelp, at, about: 'links', value, skill: root };
    return { linkKind: 'inside', group: folderOf(root), value: value.flat(), draft };
  });
}
