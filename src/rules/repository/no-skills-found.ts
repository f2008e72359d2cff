import { isManifestName } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { destinationsOf } from '../places/link-targets.ts';
import { skillPlacesOf } from '../places/skill-places.ts';
import { repositoryRule } from '../rule.ts';
import { formatList, pluralize } from '../words/words.ts';

/** A repository without skills. `allow-empty` disables the rule. */
export const noSkillsFound = repositoryRule({
  id: 'no-skills-found',
  severity: 'error',
  summary: 'The repository has at least one skill.',
  why: 'A check without skills must not pass: the skills may have moved, or be ignored.',
  source: 'Skillaccord\'s configuration, "allow-empty".',
  howToFix:
    'Add a skill (a directory with a SKILL.md), or set `allow-empty: true` in `.github/skillaccord.yml`.',
  *check({ workspace }) {
    if (workspace.skills.length > 0 || workspace.grants.units.length > 0) return;
    const causes = [...submoduleCause(workspace), ...linkCause(workspace)];
    const message = [`No skill was found${ending(workspace, causes)}`, ...causes].join(' ');
    yield { message, at: { path: '.' }, about: 'skills' };
  },
  invalid: '-- README.md --\n# Skills to come\n',
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

function ending({ paths, links }: Workspace, causes: readonly string[]): string {
  const linkPaths = new Set(links.map(({ path }) => path));
  const hasManifestName = (path: string) => /^(?:SKILL\.md|skill\.toml)$/.test(nameOf(path));
  const hasIgnoredManifest = [...paths].some(
    (path) => hasManifestName(path) && !linkPaths.has(path),
  );
  if (hasIgnoredManifest)
    return ': every SKILL.md and skill.toml is on an ignored path. Change `ignore`, or set `allow-empty: true` in `.github/skillaccord.yml`.';
  return causes.length > 0
    ? '.'
    : ': no directory has a SKILL.md or a skill.toml. Add a skill, or set `allow-empty: true` in `.github/skillaccord.yml`.';
}

/** Explains that submodules are not read, if there are any. */
function submoduleCause({ submodules }: Workspace): readonly string[] {
  const unread = submodules.filter(({ isRead }) => !isRead);
  if (unread.length === 0) return [];
  const names = formatList(unread.map(({ path }) => path));
  const isSingle = unread.length === 1;
  return [
    `Skills in ${isSingle ? 'the submodule' : `the ${unread.length} submodules`} ${names} are never read. Run Skillaccord in ${isSingle ? 'its own repository' : 'their own repositories'}, or commit the files here.`,
  ];
}

/** Explains that links are not followed, if some may lead to skills. */
function linkCause(workspace: Workspace): readonly string[] {
  const places = skillPlacesOf(workspace);
  const destination = destinationsOf(workspace);
  const likely = workspace.links.filter(({ path, target }) => {
    if (isManifestName(nameOf(path))) return true;
    return places.isLikely(path) && destination(path, target).kind !== 'file';
  });
  if (likely.length === 0) return [];
  const linkCount = pluralize(likely.length, 'symbolic link');
  return [
    `${linkCount} may lead to skills and ${likely.length === 1 ? 'is' : 'are'} not followed: ${formatList(likely.map(({ path }) => path))}. Replace the links with the files.`,
  ];
}
