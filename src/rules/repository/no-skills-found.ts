import type { Note } from '../../model/finding.ts';
import { code, list, type Message, msg, pathPart } from '../../model/message.ts';
import { isManifestName } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { destinationsOf } from '../places/link-targets.ts';
import { skillPlacesOf } from '../places/skill-places.ts';
import { repositoryRule } from '../rule.ts';

export const noSkillsFound = repositoryRule({
  id: 'no-skills-found',
  summary: 'Reports a repository without skills.',
  options: '`allow-empty: true` permits it.',
  why: 'A check without skills must not pass: the skills may have moved, or be ignored.',
  source: 'Skillaccord\'s configuration, "allow-empty".',
  howToFix:
    'Add a skill (a folder with a SKILL.md), or set `allow-empty: true` in `.github/skillaccord.yml`.',
  *check({ workspace }) {
    const links = new Set(workspace.links.map(({ path }) => path));
    const isFile = (path: string) => workspace.paths.has(path) && !links.has(path);
    const isFound = workspace.grants.files.some(({ realPath }) => isFile(realPath));
    if (workspace.skills.length > 0 || isFound) return;
    const notes = [...submoduleNotes(workspace), ...linkNotes(workspace)];
    const isIgnored = hasIgnoredManifest(workspace);
    const message = isIgnored
      ? msg`No skill was found: every ${code('SKILL.md')} is ignored.`
      : msg`No skill was found.`;
    const allowEmpty = msg`set ${code('allow-empty: true')} in ${pathPart('.github/skillaccord.yml')}`;
    const help = isIgnored
      ? msg`Change ${code('ignore')}, or ${allowEmpty}.`
      : msg`Add a folder with a ${code('SKILL.md')}, or ${allowEmpty}.`;
    yield { message, help, notes, at: { path: '.' }, about: 'skills' };
  },
  invalid: '-- README.md --\n# Skills to come\n',
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

function hasIgnoredManifest({ paths, links }: Workspace): boolean {
  const linkPaths = new Set(links.map(({ path }) => path));
  const hasManifestName = (path: string) => /^(?:SKILL\.md|skill\.toml)$/.test(nameOf(path));
  return [...paths].some((path) => hasManifestName(path) && !linkPaths.has(path));
}

/** Explains that submodules are not read, if there are any. */
function submoduleNotes({ submodules }: Workspace): readonly Note[] {
  const unread = submodules.filter(({ isRead }) => !isRead);
  if (unread.length === 0) return [];
  return [{ message: msg`Submodules are not read: ${namesOf(unread)}.` }];
}

/** Explains that links are not followed, if some may lead to skills. */
function linkNotes(workspace: Workspace): readonly Note[] {
  const places = skillPlacesOf(workspace);
  const destination = destinationsOf(workspace);
  const likely = workspace.links.filter(({ path, target }) => {
    if (isManifestName(nameOf(path))) return true;
    return places.isLikely(path) && destination(path, target).kind !== 'file';
  });
  if (likely.length === 0) return [];
  return [{ message: msg`Symbolic links are not followed: ${namesOf(likely)}.` }];
}

function namesOf(all: readonly { readonly path: string }[]): Message {
  return list(all.map(({ path }) => pathPart(path)));
}
