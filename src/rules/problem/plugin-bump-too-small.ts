import { twoPlugins } from '../examples/plugin-tree.ts';
import { problemRule } from '../rule.ts';

const skills = { log: 'Logs the day.' };
const before = {
  manifest: { name: 'notes', version: '1.0.0' },
  skills: { ...skills, plan: 'Plans the day.' },
};
const after = (version: string) => ({ manifest: { name: 'notes', version }, skills });

/** A version of a plugin that was raised by too little. */
export const pluginBumpTooSmall = problemRule({
  id: 'plugin-bump-too-small',
  category: 'version',
  severity: 'error',
  severityText: 'error; warning below 1.0.0',
  summary: 'Reports plugins whose new version is too small for their changes.',
  why: 'Users and other plugins accept a small bump without a look. A removed or renamed skill, command or agent needs a major bump; a new one, or a new permission, a minor one.',
  source:
    'Claude Code documentation, Plugin dependencies: ranges of versions select the releases that a plugin accepts.',
  howToFix: 'Write the version that the message names, or run `skillaccord bump`.',
  consequenceOf: { rules: ['skill-removed', 'skill-renamed'], sharing: 'skill' },
  invalid: twoPlugins(before, after('1.0.1')),
  valid: twoPlugins(before, after('2.0.0')),
});
