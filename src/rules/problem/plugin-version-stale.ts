import { twoPlugins } from '../examples/plugin-tree.ts';
import { problemRule } from '../rule.ts';

const before = { manifest: { name: 'notes', version: '1.0.0' }, skills: { log: 'Logs the day.' } };
const after = (version: string) => ({
  manifest: { name: 'notes', version },
  skills: { log: 'Logs the day and the night.' },
});

/** Changes of a plugin that leave its version alone. */
export const pluginVersionStale = problemRule({
  id: 'plugin-version-stale',
  category: 'version',
  severity: 'warning',
  severityText: 'warning; on a proposed change note, or error with `plugins: per-change`',
  summary: 'Reports changed plugins whose version is still the old one.',
  why: 'Clients update a plugin only if its version differs. Changes under the same version never reach users who installed it before.',
  source:
    'Claude Code documentation, Plugins reference: the version of `plugin.json`, else that of the entry, else the commit is what an update is looked up by.',
  howToFix:
    'Raise the version with `skillaccord bump`, or remove it everywhere: each commit is then an update.',
  invalid: twoPlugins(before, after('1.0.0')),
  valid: twoPlugins(before, after('1.0.1')),
});
