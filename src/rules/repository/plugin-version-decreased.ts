import type { Draft } from '../../model/finding.ts';
import { code, msg, namePart } from '../../model/message.ts';
import { pluginKey } from '../../model/unit/plugin.ts';
import { isVersionBelow } from '../../model/version/version.ts';
import { pairPlugins } from '../../units/pair-plugins.ts';
import { twoPlugins } from '../examples/plugin-tree.ts';
import { repositoryRule } from '../rule.ts';

const at = (version: string) => ({
  manifest: { name: 'notes', version },
  skills: { log: 'Logs the day.' },
});

/** A version of a plugin below that of base. */
export const pluginVersionDecreased = repositoryRule({
  id: 'plugin-version-decreased',
  category: 'version',
  severity: 'warning',
  summary: 'Reports plugins whose version decreased.',
  why: 'Clients that compare versions keep the higher one, and users of it never see the change. Others install it as an update, and the same version later stands for other content.',
  source:
    'Claude Code documentation, Plugin dependencies: the highest version in the range is installed.',
  howToFix: 'Write a version above the earlier one. To withdraw a release, release it again.',
  invalid: twoPlugins(at('1.1.0'), at('1.0.9')),
  valid: twoPlugins(at('1.1.0'), at('1.1.1')),
  *check({ workspace, base }): Iterable<Draft> {
    if (!base) return;
    for (const { before, after } of pairPlugins(base.plugins.all, workspace.plugins.all)) {
      const [from, to] = [before?.version, after?.version];
      if (!after || !from || !to || isVersionBelow(to.value, from.value) !== true) continue;
      const message = msg`The version of plugin ${namePart(after.name)} decreased: ${code(from.value)} to ${code(to.value)}.`;
      const help = msg`Set a version above ${code(from.value)}.`;
      const about = [pluginKey(after), from.value, to.value].join('\0');
      yield { message, help, at: to.at, was: from.at, about, identity: 'down' };
    }
  },
});
