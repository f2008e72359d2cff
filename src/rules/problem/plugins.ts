import { withFields } from '../examples/block.ts';
import { indexExample } from '../examples/index-file.ts';
import { listedSkill, marketplaceOf } from '../examples/listing.ts';
import { pluginTree, twoPlugins } from '../examples/plugin-tree.ts';
import { problemRule } from '../rule.ts';

export const marketplaceSyntax = problemRule({
  id: 'marketplace-syntax',
  category: 'discovery',
  summary: 'Reports a `marketplace.json` or `plugin.json` that is not JSON.',
  why: 'Claude Code rejects a marketplace that it cannot read, with all its plugins.',
  source: 'Claude Code documentation, Plugin marketplaces: `marketplace.json` is a JSON object.',
  howToFix: 'Correct the file, and run `claude plugin validate .` to test it.',
  invalid: `-- .claude-plugin/marketplace.json --\n{"name": "office", }\n${listedSkill('pdf')}`,
  valid: marketplaceOf({ source: './' }) + listedSkill('pdf'),
});

const skills = { log: 'Logs the day.' };
const before = {
  manifest: { name: 'notes', version: '1.0.0' },
  skills: { ...skills, plan: 'Plans the day.' },
};
const after = (version: string) => ({ manifest: { name: 'notes', version }, skills });

export const pluginBumpTooSmall = problemRule({
  id: 'plugin-bump-too-small',
  category: 'version',
  severityText: 'error; warning where a minor bump suffices, and below 1.0.0',
  summary: 'Reports plugins whose new version is too small for their changes.',
  why: 'Users and other plugins accept a small bump without a look. A removed or renamed skill, command or agent needs a major bump; a new one, or a new permission, a minor one. The changes count from the commit that set the previous version: what was merged since under that version is announced by the new one, or never.',
  source:
    'Claude Code documentation, Plugin dependencies: ranges of versions select the releases that a plugin accepts.',
  howToFix: 'Write the version that the message names, or run `skillaccord bump`.',
  consequenceOf: { rules: ['skill-removed', 'skill-renamed'], sharing: 'skill' },
  invalid: twoPlugins(before, after('1.0.1')),
  valid: twoPlugins(before, after('2.0.0')),
});

export const pluginManifestShape = problemRule({
  id: 'plugin-manifest-shape',
  category: 'discovery',
  severityText: 'error; warning where the rest of the file loads',
  summary: 'Reports a `plugin.json` or `marketplace.json` that its client rejects.',
  why: 'The client rejects the whole file: nobody can install the plugin, or any plugin of the marketplace.',
  source:
    'Claude Code documentation, Plugins reference and Plugin marketplaces: a plugin has a `name`; a marketplace has `name`, `owner` and `plugins`, and each entry a `name` and a `source`. A known key of another type keeps the plugin from loading.',
  howToFix: 'Add the key or correct its type, and run `claude plugin validate .` to test it.',
  invalid: pluginTree({ manifest: { version: '1.0.0' }, skills }),
  valid: pluginTree({ manifest: { name: 'notes', version: '1.0.0' }, skills }),
});

const oldPlugin = {
  manifest: { name: 'notes', version: '1.0.0' },
  skills: { log: 'Logs the day.' },
};
const changedPlugin = (version: string) => ({
  manifest: { name: 'notes', version },
  skills: { log: 'Logs the day and the night.' },
});

export const pluginVersionStale = problemRule({
  id: 'plugin-version-stale',
  category: 'version',
  severity: 'warning',
  severityText: 'warning; on a proposed change note, or error with `plugins: per-change`',
  summary: 'Reports changed plugins whose version is still the old one.',
  options: '`plugins: per-change` makes it an error on a pull request.',
  why: 'Clients update a plugin only if its version differs. Changes under the same version never reach users who installed it before.',
  source:
    'Claude Code documentation, Plugins reference: the version of `plugin.json`, else that of the entry, else the commit is what an update is looked up by.',
  howToFix:
    'Raise the version with `skillaccord bump`, or remove it everywhere: each commit is then an update.',
  invalid: twoPlugins(oldPlugin, changedPlugin('1.0.0')),
  valid: twoPlugins(oldPlugin, changedPlugin('1.0.1')),
});

export const skillsIndexSyntax = problemRule({
  id: 'skills-index-syntax',
  category: 'discovery',
  summary: 'Reports a skills-index.json that cannot be read.',
  why: 'Agents that look up skills in it find none, and the index is not compared with the skills.',
  source: 'Skill Manifest v2: `capabilities` are "Used by the skills index".',
  howToFix:
    'Run the script that wrote it again, `skill-system-router/scripts/build-index.sh` (or `.ps1`), and commit the result.',
  invalid: withFields({}) + indexExample({}).replace('"skills": {', '"skills": {,'),
  valid: withFields({}) + indexExample({}),
});
