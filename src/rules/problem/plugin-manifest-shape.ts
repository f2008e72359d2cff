import { pluginTree } from '../examples/plugin-tree.ts';
import { problemRule } from '../rule.ts';

const skills = { log: 'Logs the day.' };

/** A `plugin.json` or `marketplace.json` that its client refuses. */
export const pluginManifestShape = problemRule({
  id: 'plugin-manifest-shape',
  category: 'discovery',
  severity: 'error',
  summary: 'Reports a `plugin.json` or `marketplace.json` that its client rejects.',
  why: 'The client rejects the whole file: nobody can install the plugin, or any plugin of the marketplace.',
  source:
    'Claude Code documentation, Plugins reference and Plugin marketplaces: a plugin has a `name`; a marketplace has `name`, `owner` and `plugins`, and each entry a `name` and a `source`. A known key of another type keeps the plugin from loading.',
  howToFix: 'Add the key or correct its type, and run `claude plugin validate .` to test it.',
  invalid: pluginTree({ manifest: { version: '1.0.0' }, skills }),
  valid: pluginTree({ manifest: { name: 'notes', version: '1.0.0' }, skills }),
});
