import type { Power } from '../../model/power.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from '../support/per-workspace.ts';

/** The names of the folders of skills. */
export const skillFolders = perWorkspace(
  ({ skills, ignoredSkills }): ReadonlySet<string> =>
    new Set([...skills.map(({ root }) => nameOf(root)), ...ignoredSkills.keys()]),
);

/** The names of the files of agents, for any client. */
export const agentFiles = perWorkspace(
  ({ paths }): ReadonlySet<string> =>
    new Set(
      [...paths].flatMap(
        (path) => /(?:^|\/)agents\/(?:.*\/)?([^/]+?)(?:\.agent)?\.md$/.exec(path)?.[1] ?? [],
      ),
    ),
);

/** The names of skills: as they declare them, and of their folders. */
export const skillNames = perWorkspace(
  (workspace): ReadonlySet<string> =>
    new Set([...workspace.skills.map(({ name }) => name), ...skillFolders(workspace)]),
);

/** The names of agents: as they declare them, and of their files. */
export const agentNames = perWorkspace((workspace): ReadonlySet<string> => {
  const declared = workspace.grants.units.filter(({ kind }) => kind === 'agent');
  return new Set([...declared.map(({ name }) => name), ...agentFiles(workspace)]);
});

/** The servers that the files of a tree configure, by the names in their tools. */
export const serverNames = perWorkspace(
  ({ grants }): ReadonlySet<string> =>
    new Set(
      grants.files
        .flatMap(({ powers }) => powers)
        .flatMap(({ server, unit: { kind, name } }) =>
          server === undefined
            ? []
            : [server, ...(kind === 'plugin' ? [`plugin_${name}_${server}`] : [])],
        )
        .map(toolName),
    ),
);

/** Whether a name is that of a server of a plugin which the repository has with other servers. */
export function isOfPlugin(server: string, workspace: Workspace): boolean {
  return beginnings(server).some((prefix) => pluginPrefixes(workspace).has(prefix));
}

/** What the names of servers of each plugin begin with, where there are any. */
const pluginPrefixes = perWorkspace((workspace): ReadonlySet<string> => {
  const known = new Set([...serverNames(workspace)].flatMap(beginnings));
  const prefixes = workspace.plugins.all.map(({ name }) => toolName(`plugin_${name}_`));
  return new Set(prefixes.filter((prefix) => known.has(prefix)));
});

/** What may be `plugin_NAME_` of the name of a server; that of a longer name is none. */
function beginnings(server: string): readonly string[] {
  if (!server.startsWith('plugin_')) return [];
  const ends = server.slice(0, maxPrefix).matchAll(/_/g);
  return Array.from(ends, ({ index }) => server.slice(0, index + 1));
}

const maxPrefix = 256;

/** A name as it stands in the names of tools. */
export function toolName(name: string): string {
  return name.replace(/[^\w-]/g, '_');
}

/** Something that a unit names for its work in Claude Code: a skill of an agent, the agent of a skill or command. */
export interface Delegate {
  readonly kind: 'skill' | 'agent';
  readonly power: Power;
}

export const delegatesOf = perWorkspace(({ grants }): readonly Delegate[] =>
  grants.files.flatMap(({ carrier, powers }) =>
    carriers.has(carrier)
      ? powers.flatMap((power): readonly Delegate[] => {
          if (power.feature !== 'delegation') return [];
          const isOfAgent = power.unit.kind === 'agent' && power.subject === 'skills';
          if (isOfAgent) return [{ kind: 'skill', power }];
          return power.subject === 'agent' ? [{ kind: 'agent', power }] : [];
        })
      : [],
  ),
);

const carriers: ReadonlySet<string> = new Set(['claude-agent', 'skill-frontmatter']);
