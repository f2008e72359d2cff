import type { Draft } from '../../model/finding.ts';
import { code, msg, namePart, pathPart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { folderOf, isAtOrInside, resolve } from '../../model/text/path.ts';
import type { Plugin } from '../../model/unit/plugin.ts';
import type { Workspace } from '../../model/workspace.ts';
import { linkedPath } from '../../syntax/markdown/linked-path.ts';
import { linksOf } from '../../syntax/markdown/links.ts';
import { pluginTree } from '../examples/plugin-tree.ts';
import { mayExist } from '../places/link-paths.ts';
import { destinationsOf } from '../places/link-targets.ts';
import { manifestPathsOutside, programsOutside } from '../places/outside-plugin.ts';
import { repositoryRule } from '../rule.ts';

const tree = (path: string) =>
  `${pluginTree({ manifest: { name: 'notes', version: '1.0.0' }, skills: { log: 'Logs the day.' } })}[Style](${path})\n`;

export const pluginLinkOutside = repositoryRule({
  id: 'plugin-link-outside',
  category: 'discovery',
  severity: 'warning',
  summary: 'Reports links, programs and paths of a plugin that lead out of it.',
  why: 'Clients copy the folder of a plugin and nothing around it. In the repository the link works; for users it is broken.',
  source:
    'Claude Code documentation, Plugins reference: "Installed plugins cannot reference files outside their directory."',
  howToFix: 'Move the file into the folder of the plugin, or link to its address on the web.',
  invalid: `${tree('../../../../style.md')}-- style.md --\nShort sentences.\n`,
  valid: `${tree('../../style.md')}-- plugins/notes/style.md --\nShort sentences.\n`,
  *check({ workspace }): Iterable<Draft> {
    for (const plugin of workspace.plugins.all) {
      yield* outsideLinks(plugin, workspace);
      yield* lostSymlinks(plugin, workspace);
      yield* pathsOut(plugin, workspace);
    }
  },
});

/** Relative links of skills to files of the repository outside the plugin. */
function* outsideLinks(plugin: Plugin, workspace: Workspace): Iterable<Draft> {
  if (plugin.root === '') return;
  const roots = new Set(plugin.parts.flatMap(({ kind, name }) => (kind === 'skill' ? [name] : [])));
  for (const skill of workspace.skills) {
    if (roots.has(skill.root)) yield* linksOutOf(plugin, skill, workspace);
  }
}

function* linksOutOf(plugin: Plugin, skill: Skill, workspace: Workspace): Iterable<Draft> {
  const reported = new Set<string>();
  for (const { dialect, body, path } of skill.manifests) {
    if (dialect !== 'agent-skills' || !body) continue;
    for (const { target, at } of linksOf(body)) {
      const linked = linkedPath(target);
      const resolved = linked === undefined ? undefined : resolve(folderOf(path), linked);
      if (resolved === undefined || reported.has(resolved)) continue;
      if (isAtOrInside(resolved, plugin.root) || !mayExist(workspace, resolved)) continue;
      reported.add(resolved);
      const message = msg`Link ${code(target)} is broken for users: ${pathPart(resolved)} is outside plugin ${namePart(plugin.name)}.`;
      const help = msg`Move the file into the plugin, or link to its web address.`;
      const about = [plugin.name, plugin.root, path, resolved].join('\0');
      yield { message, help, at, about, identity: 'outside', skill: skill.root };
    }
  }
}

/** Symbolic links of a plugin to files outside the repository, which are left out when it is installed. */
function* lostSymlinks(
  { name, root, installedPaths: locations }: Plugin,
  workspace: Workspace,
): Iterable<Draft> {
  for (const { path, target } of workspace.links) {
    if (!locations.some((location) => isAtOrInside(path, location.path))) continue;
    if (destinationsOf(workspace)(path, target).kind !== 'outside') continue;
    const message = msg`Plugin ${namePart(name)} is installed without ${pathPart(path)}: its target is outside the repository.`;
    const help = msg`Replace the symbolic link with the files.`;
    yield { message, help, at: { path }, about: `${root}\0${path}`, identity: 'symlink' };
  }
}

/** Programs of hooks and servers, and paths of manifests. */
function* pathsOut(plugin: Plugin, workspace: Workspace): Iterable<Draft> {
  const { name, root } = plugin;
  const help = msg`Move the files into the plugin.`;
  const reported = new Set<string>();
  const found = [...programsOutside(plugin, workspace), ...manifestPathsOutside(plugin)];
  for (const { written, target, at } of found) {
    const about = [name, root, at.path, target ?? written].join('\0');
    if (reported.has(about)) continue;
    reported.add(about);
    const path = pathPart(target ?? written);
    const message = msg`Plugin ${namePart(name)} is installed without ${path}: it is outside the plugin.`;
    yield { message, help, at, about, identity: 'outside' };
  }
}
