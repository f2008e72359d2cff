import { nameLocation } from '../../contract/compare/fallback-location.ts';
import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, isInside, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { code, quote } from '../../model/value/format-value.ts';
import type { Workspace } from '../../model/workspace.ts';
import { listedSkill, marketplaceOf } from '../examples/listing.ts';
import { type Offer, offersOf } from '../places/listed-plugins.ts';
import { skillRule } from '../rule.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { pluralize } from '../words/words.ts';

const marketplaceWith = (...skills: string[]) =>
  marketplaceOf({
    source: './',
    strict: false,
    skills: skills.map((skill) => `./skills/${skill}`),
  });

/** A skill that no marketplace offers although it offers a sibling. */
export const marketplaceSkillUnlisted = skillRule({
  id: 'marketplace-skill-unlisted',
  category: 'discovery',
  needs: 'workspace',
  severity: 'note',
  summary:
    'A marketplace that lists single skills or plugins also lists the others in the same folder.',
  why: 'Users who install from the marketplace do not get the skill.',
  source:
    'Claude Code documentation, Plugin marketplaces: with the root of the marketplace as its source, a plugin has the listed skills and no others.',
  howToFix:
    'Add the skill to the `skills` of a plugin, or its plugin to the marketplace. If users are not to install it, set the rule `off` for it under `overrides`, or move it out of the folder.',
  invalid: marketplaceWith('docx') + listedSkill('docx') + listedSkill('pdf'),
  valid: marketplaceWith('docx', 'pdf') + listedSkill('docx') + listedSkill('pdf'),
  *check({ skill, workspace }) {
    const offers = offersOf(workspace);
    if (offers.length === 0 || !hasSkillMd(skill)) return;
    if (offers.some((offer) => isOffered(skill, offer))) return;
    for (const offer of offers) {
      const { path } = offer.marketplace;
      const message =
        unlistedSkillMessage(skill, offer) ?? unlistedPluginMessage(skill, offer, workspace);
      if (message === null) continue;
      if (message) yield { message, at: nameLocation(skill), about: path, identity: 'unlisted' };
      return;
    }
  },
});

function isOffered({ root }: Skill, { named, allSkillsIn }: Offer): boolean {
  return [...selfAndAncestors(root)].some((folder) => named.has(folder) || allSkillsIn.has(folder));
}

function unlistedSkillMessage(
  { root, name }: Skill,
  { marketplace, namedIn }: Offer,
): string | null {
  const other = root === '' ? undefined : namedIn.get(folderOf(root));
  if (other === undefined) return null;
  return `No plugin of ${code(marketplace.path)} lists the skill ${quote(name)}, so users of the marketplace do not get it. If they should get it, list it next to ${code(other)}.`;
}

/** For an unlisted plugin with several skills, only the first skill has a message; the text is empty for the others. */
function unlistedPluginMessage({ root }: Skill, offer: Offer, workspace: Workspace): string | null {
  const { marketplace, plugins, pluginIn } = offer;
  const pluginRoot = pluginFolder(root);
  if (pluginRoot === '' || plugins.has(pluginRoot) || !isInside(pluginRoot, marketplace.root))
    return null;
  const other = pluginIn.get(folderOf(pluginRoot));
  if (other === undefined) return null;
  const isPlugin = manifestFolders(workspace).has(pluginRoot);
  if (!isPlugin && folderOf(other) === marketplace.root) return null;
  const skills = skillsByPlugin(workspace).get(pluginRoot) ?? [];
  if (skills[0]?.root !== root) return '';
  return `${code(marketplace.path)} does not list the plugin ${code(pluginRoot)}, so users of the marketplace do not get its ${pluralize(skills.length, 'skill')}. If they should get it, list the plugin next to ${code(other)}.`;
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
