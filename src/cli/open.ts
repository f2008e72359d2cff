import { loadConfig } from '../edges/config.ts';
import { type Opened, openSides } from '../edges/sides.ts';
import type { Config } from '../model/config.ts';
import { rules } from '../rules/catalog.ts';
import type { Arguments } from './arguments.ts';
import type { Option, World } from './command.ts';
import { findPaths } from './paths.ts';

/** Both sides and the configuration, as the options of a command name them. */
export interface Opening {
  readonly sides: Opened;
  readonly config: Config;
}

/** The options every command has that looks at a repository. */
export const repositoryOptions: readonly Option[] = [
  { name: 'config', value: 'FILE', help: 'read this configuration file instead of the one found' },
];

/** Opens what a command looks at: some paths, or the repository around the current directory. */
export async function open(
  args: Arguments,
  world: World,
  request: { paths?: readonly string[]; base?: string | undefined; head?: string | undefined },
): Promise<Opening> {
  const { paths = [], base, head } = request;
  const { directory, within } = findPaths(paths, world.cwd);
  const opened = await openSides({ directory, base, head });
  const only = within(opened.origin.directory ?? directory);
  const config = await loadConfig(opened.head, {
    path: args.values.get('config'),
    rules: rules.map(({ id }) => id),
  });
  return { sides: { ...opened, only }, config };
}
