import { resolve } from 'node:path';
import { loadConfig } from '../edges/config.ts';
import { type Opened, type OpenRequest, openSides } from '../edges/sides.ts';
import type { Config } from '../model/config.ts';
import { rules } from '../rules/catalog.ts';
import type { Option } from './command.ts';
import { findPaths } from './paths.ts';

/** Both sides and the configuration, as a door asks for them. */
export interface Opening {
  readonly sides: Opened;
  readonly config: Config;
}

/** The options every command has that looks at a repository. */
export const repositoryOptions: readonly Option[] = [
  { name: 'config', value: 'FILE', help: 'read this configuration file instead of the one found' },
];

/** What a door wants opened. */
export interface Request {
  /** The paths that matter; the repository around `cwd` where none is named. */
  readonly paths?: readonly string[];
  readonly cwd: string;
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  readonly config?: string | undefined;
  readonly run?: OpenRequest['run'];
}

/** Opens what a door looks at, and reads its configuration. */
export async function open(request: Request): Promise<Opening> {
  const { paths = [], cwd, base, head, run } = request;
  const { directory, within } = findPaths(paths, cwd);
  const opened = await openSides({ directory, base, head, run });
  const only = within(opened.origin.directory ?? directory);
  const config = await loadConfig(opened.head, {
    path: request.config === undefined ? undefined : resolve(cwd, request.config),
    rules: rules.map(({ id }) => id),
  });
  return { sides: { ...opened, only }, config };
}
