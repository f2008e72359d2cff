import { nameLocation } from '../../contract/compare/fallback-location.ts';
import type { Draft } from '../../model/finding.ts';
import { count, msg, namePart, pathPart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, isInside, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { listedSkill, marketplaceOf } from '../examples/listing.ts';
import { type Offer, offersOf } from '../places/listed-plugins.ts';
import { skillRule } from '../rule.ts';
import { perWorkspace } from '../support/per-workspace.ts';

const marketplaceWith = (...skills: string[]) =>
  marketplaceOf({
    source: './',
    strict: false,
    skills: skills.map((skill) => `./skills/${skill}`),
  });

export const marketplaceSkillUnlisted = skillRule({
  id: 'marketplace-skill-unlisted',
  category: 'discovery',
  needs: 'workspace',
  severity: 'note',
  summary:
    'Reports skills and plugins that a marketplace does not list although it lists others in the same folder.',
  why: 'Users who install from the marketplace do not get the skill.',
  source:
    'Claude Code documentation, Plugin marketplaces: with the root of the marketplace as its source, a plugin has the listed skills and no others.',
  howToFix:
    'Add the skill to the `skills` of a plugin, or its plugin to the marketplace. Set the rule `off` for skills that users must not install.',
  invalid: marketplaceWith('docx') + listedSkill('docx') + listedSkill('pdf'),
  valid: marketplaceWith('docx', 'pdf') + listedSkill('docx') + listedSkill('pdf'),
  *check({ skill, workspace }) {
    const offers = offersOf(workspace);
    if (offers.length === 0 || !hasSkillMd(skill)) return;
    if (offers.some((offer) => isOffered(skill, offer))) return;
    for (const offer of offers) {
      const { path } = offer.marketplace;
      const found = unlistedSkill(skill, offer) ?? unlistedPlugin(skill, offer, workspace);
      if (found === null) continue;
      if (found !== 'reported')
        yield { ...found, at: nameLocation(skill), about: path, identity: 'unlisted' };
      return;
    }
  },
});

function isOffered({ root }: Skill, { named, allSkillsIn }: Offer): boolean {
  return [...selfAndAncestors(root)].some((folder) => named.has(folder) || allSkillsIn.has(folder));
}

type Found = Pick<Draft, 'message' | 'help'>;

function unlistedSkill({ root, name }: Skill, { marketplace, namedIn }: Offer): Found | null {
  const other = root === '' ? undefined : namedIn.get(folderOf(root));
  if (other === undefined) return null;
  return {
    message: msg`No plugin of ${pathPart(marketplace.path)} lists skill ${namePart(name)}.`,
    help: msg`List it next to ${pathPart(other)} if users need it.`,
  };
}

/** An unlisted plugin; with several skills, only the first reports it. */
function unlistedPlugin(
  { root }: Skill,
  offer: Offer,
  workspace: Workspace,
): Found | 'reported' | null {
  const { marketplace, plugins, pluginIn } = offer;
  const pluginRoot = pluginFolder(root);
  if (pluginRoot === '' || plugins.has(pluginRoot) || !isInside(pluginRoot, marketplace.root))
    return null;
  const other = pluginIn.get(folderOf(pluginRoot));
  if (other === undefined) return null;
  const isPlugin = manifestFolders(workspace).has(pluginRoot);
  if (!isPlugin && folderOf(other) === marketplace.root) return null;
  const skills = skillsByPlugin(workspace).get(pluginRoot) ?? [];
  if (skills[0]?.root !== root) return 'reported';
  const size = count(skills.length, 'skill');
  return {
    message: msg`${pathPart(marketplace.path)} does not list plugin ${pathPart(pluginRoot)} (${size}).`,
    help: msg`List it next to ${pathPart(other)} if users need it.`,
  };
}

/** The plugin of a skill: the folder around `skills/<skill>`, or the skill itself. */
function pluginFolder(root: string): string {
  const parent = folderOf(root);
  return nameOf(parent) === 'skills' ? folderOf(parent) : root;
}

/** True if Claude Code recognizes the skill. */
function hasSkillMd({ path }: Skill): boolean {
  return nameOf(path).toLowerCase() === 'skill.md';
}

const manifestFolders = perWorkspace(({ listings }) => {
  return new Set(listings.plugins.map(({ root }) => root));
});

const skillsByPlugin = perWorkspace(({ skills }) => {
  return groupBy(skills.filter(hasSkillMd), ({ root }) => pluginFolder(root));
});
