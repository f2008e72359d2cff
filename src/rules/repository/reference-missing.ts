import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg, namePart, pathPart } from '../../model/message.ts';
import type { Power } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { PartMention } from '../../model/text/mention.ts';
import { folderOf, join, nameOf, relativePath } from '../../model/text/path.ts';
import { likelyTypos, suggest } from '../../model/text/suggest.ts';
import { skillsByName, type Workspace } from '../../model/workspace.ts';
import { type PartNames, partNames } from '../../units/part-names.ts';
import { pluginTree } from '../examples/plugin-tree.ts';
import {
  agentFiles,
  agentNames,
  delegatesOf,
  isOfPlugin,
  serverNames,
  skillFolders,
  skillNames,
} from '../places/known-names.ts';
import { mayExist } from '../places/link-paths.ts';
import { renamedParts } from '../places/renamed-parts.ts';
import { repositoryRule } from '../rule.ts';
import { perWorkspace } from '../support/per-workspace.ts';

const tree = (name: string) =>
  `${pluginTree({ manifest: { name: 'notes', version: '1.0.0' }, skills: { log: 'Logs the day.' } })}Then run /notes:${name}.\n`;

export const referenceMissing = repositoryRule({
  id: 'reference-missing',
  category: 'repository',
  severity: 'warning',
  summary:
    'Reports skills, agents, commands, servers and imported files that texts name and that do not exist.',
  why: 'The agent looks for what the text names, finds nothing, and goes on without it.',
  source:
    'Claude Code documentation: parts of a plugin are named `plugin:name`, tools of a server `mcp__server__tool`; `@path` imports a file.',
  howToFix: 'Write the present name, or remove the reference.',
  invalid: tree('lock'),
  valid: tree('log'),
  *check({ workspace, base, previousByRoot }): Iterable<Draft> {
    const newName = base ? renamedParts(workspace, base, previousByRoot) : () => undefined;
    yield* missingParts(workspace, base, newName);
    yield* missingDelegates(workspace, base, newName);
    yield* missingServers(workspace, base);
    yield* missingImports(workspace);
  },
});

/** The name that something of base has now, where the change renames it. */
type NewName = (name: string) => string | undefined;

/** What `fix` writes. */
function renamedTo(before: string, after: string | undefined): Pick<Draft, 'before' | 'after'> {
  return after === undefined ? {} : { before, after };
}

/** `plugin:name` of a plugin that the repository has, or had at base. */
function* missingParts(
  workspace: Workspace,
  base: Workspace | null,
  newName: NewName,
): Iterable<Draft> {
  const known = partNames(workspace);
  const before = base ? partNames(base) : new Map<string, PartNames>();
  const isMeant = meaningTest(workspace, before);
  const delegates = new Set(
    delegatesOf(workspace).map(({ power: { at, scope } }) => `${at.path}\0${scope}`),
  );
  for (const { path, skill, parts } of workspace.mentions.texts) {
    for (const mention of parts) {
      const { plugin, name, at } = mention;
      const names = known.get(plugin);
      const isMissing = names
        ? !names.isOpen && !names.names.has(name)
        : before.get(plugin)?.names.has(name);
      if (!isMissing || !isMeant(mention)) continue;
      if (delegates.has(`${path}\0${plugin}:${name}`)) continue;
      const full = `${plugin}:${name}`;
      const written = code(full);
      const renamed = newName(full);
      yield {
        message: names
          ? msg`${written} does not exist: plugin ${namePart(plugin)} has no such skill, agent or command.`
          : msg`${written} does not exist: plugin ${namePart(plugin)} was removed.`,
        help: renamed === undefined ? helpFor(mention, workspace) : msg`Write ${code(renamed)}.`,
        at: { path, range: at },
        about: `${skill === null ? path : relativePath(skill, path)}\0${full}`,
        skill: skill ?? undefined,
        ...renamedTo(full, renamed),
      };
    }
  }
}

/**
 * Tells whether `plugin:name` means a part. Outside of a call it may be a key, an image or a tool of a server: the name of
 * the plugin, or a resemblance with a part, has to tell.
 */
function meaningTest(
  workspace: Workspace,
  before: ReadonlyMap<string, PartNames>,
): (mention: PartMention) => boolean {
  const known = partNames(workspace);
  const servers = serverNames(workspace);
  const used = new Set<string>();
  for (const { parts } of workspace.mentions.texts)
    for (const { plugin, name } of parts) if (known.get(plugin)?.names.has(name)) used.add(plugin);
  const isLikely = ({ plugin, name }: PartMention) =>
    name.includes('-') || nearest(name, known.get(plugin)?.placed ?? []) !== undefined;
  return (mention) => {
    const { plugin, name, form } = mention;
    if (before.get(plugin)?.names.has(name) || form === 'call') return true;
    if (form === 'optional' || servers.has(plugin)) return false;
    const isLongName = plugin.includes('-');
    if (form === 'code' && isLongName) return true;
    return used.has(plugin) && (isLongName || isLikely(mention));
  };
}

/** The same name in another plugin, or the nearest one in this; by the names of files, as others may be unread. */
function helpFor({ plugin, name }: PartMention, workspace: Workspace): Message | undefined {
  const [other, ...others] = pluginsByPart(workspace).get(name) ?? [];
  if (other && others.length === 0) return msg`Write ${code(`${other.plugin}:${name}`)}.`;
  const near = nearest(name, partNames(workspace).get(plugin)?.placed ?? []);
  return near === undefined ? undefined : msg`Write ${code(`${plugin}:${near}`)}.`;
}

const pluginsByPart = perWorkspace((workspace) =>
  groupBy(
    [...partNames(workspace)].flatMap(([plugin, { placed }]) =>
      Array.from(placed, (part) => ({ plugin, part })),
    ),
    ({ part }) => part,
  ),
);

function nearest(name: string, known: Iterable<string>): string | undefined {
  return suggest(name, known, Math.max(1, likelyTypos(name)));
}

/** Agents that come with Claude Code. */
const builtIn: ReadonlySet<string> = new Set(
  'general-purpose Explore Plan explore plan claude claude-code-guide statusline-setup output-style-setup Bash fork worker default'.split(
    ' ',
  ),
);

/** `skills` of agents, and `agent` of skills and commands. */
function* missingDelegates(
  workspace: Workspace,
  base: Workspace | null,
  newName: NewName,
): Iterable<Draft> {
  for (const { kind, power } of delegatesOf(workspace)) {
    if (base && isReportedAsLost(power, base)) continue;
    const { scope: name, unit, at } = power;
    const known = (kind === 'skill' ? skillNames : agentNames)(workspace);
    if (!/^[\w:-]+$/.test(name) || isKnown(name, known, workspace)) continue;
    const renamed = newName(name);
    const near =
      renamed ?? nearest(name, (kind === 'skill' ? skillFolders : agentFiles)(workspace));
    yield {
      message:
        kind === 'skill'
          ? msg`Skill ${namePart(name)} of agent ${namePart(unit.name)} does not exist.`
          : msg`Agent ${namePart(name)} does not exist.`,
      help: near === undefined ? undefined : msg`Write ${code(near)}.`,
      at,
      about: `${unit.root}\0${kind}\0${name}`,
      ...renamedTo(name, renamed),
      skill: unit.kind === 'skill' ? unit.root : undefined,
    };
  }
}

/** A skill of an agent that this change removes has a rule of its own. */
function isReportedAsLost({ subject, scope }: Power, base: Workspace): boolean {
  return subject === 'skills' && skillsByName(base.skills).has(scope);
}

function isKnown(name: string, known: ReadonlySet<string>, workspace: Workspace): boolean {
  const [plugin = '', ...rest] = name.split(':');
  if (rest.length === 0) return known.has(name) || builtIn.has(name);
  const names = partNames(workspace).get(plugin);
  return !names || names.isOpen || names.names.has(rest.join(':'));
}

/** `mcp__plugin_NAME_SERVER__tool` of a plugin here, and `mcp__SERVER__tool` of a server that base had. */
function* missingServers(workspace: Workspace, base: Workspace | null): Iterable<Draft> {
  const known = serverNames(workspace);
  const before = base ? serverNames(base) : new Set<string>();
  for (const { path, skill, servers } of workspace.mentions.texts) {
    for (const { server, at } of servers) {
      const isGone = before.has(server);
      if (known.has(server) || !(isGone || isOfPlugin(server, workspace))) continue;
      const near = nearest(server, known);
      yield {
        message: isGone
          ? msg`Server of ${code(`mcp__${server}`)} was removed.`
          : msg`Unknown server in ${code(`mcp__${server}`)}.`,
        help: near === undefined ? undefined : msg`Write ${code(`mcp__${near}`)}.`,
        at: { path, range: at },
        about: `${skill === null ? path : relativePath(skill, path)}\0mcp__${server}`,
        skill: skill ?? undefined,
      };
    }
  }
}

/** Files that clients import. */
function* missingImports(workspace: Workspace): Iterable<Draft> {
  for (const { path, imports } of workspace.mentions.texts) {
    for (const { target, written, at } of imports) {
      if (mayExist(workspace, target) || isPrivate(written)) continue;
      const near = nearFile(target, workspace);
      yield {
        message: msg`Import ${code(`@${written}`)} does not exist.`,
        help: near === undefined ? undefined : msg`The file is ${pathPart(near)}.`,
        at: { path, range: at },
        about: `${path}\0@${written}`,
      };
    }
  }
}

/** The only file of the same name, else the nearest name in the same folder. */
function nearFile(target: string, workspace: Workspace): string | undefined {
  const { byName, namesByFolder } = filesOf(workspace);
  const [namesake, ...others] = byName.get(nameOf(target)) ?? [];
  if (namesake !== undefined && others.length === 0) return namesake;
  const folder = folderOf(target);
  const near = nearest(nameOf(target), namesByFolder.get(folder) ?? []);
  return near === undefined ? undefined : join(folder, near);
}

const filesOf = perWorkspace(({ paths }) => {
  const folders = [...groupBy(paths, folderOf)];
  return {
    byName: groupBy(paths, nameOf),
    namesByFolder: new Map(folders.map(([folder, inside]) => [folder, inside.map(nameOf)])),
  };
});

/** Files that each person has, and git does not. */
function isPrivate(written: string): boolean {
  return /\blocal\b|private|personal|\.?env\b|path\/to|example/i.test(written);
}
