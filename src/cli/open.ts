import { relative, resolve, sep } from 'node:path';
import { loadConfig, loadEarlierConfig } from '../edges/config.ts';
import { type Opened, type OpenRequest, openSides } from '../edges/sides.ts';
import { type Config, defaults, type Gate } from '../model/config.ts';
import { type Told, tellingTree } from '../model/progress.ts';
import type { Option } from './command.ts';
import { findPaths } from './paths.ts';
import { refuseLinks, runPaths } from './run-paths.ts';

/** Both sides and the configuration, as a door asks for them. */
export interface Opening {
  readonly sides: Opened;
  readonly config: Config;
  readonly gate: Gate;
}

/** The options every command has that looks at a repository. */
export const repositoryOptions: readonly Option[] = [
  { name: 'config', value: 'FILE', help: 'this configuration file, not the one found' },
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
  readonly told?: Told | undefined;
}

/** Opens what a door looks at, and reads its configuration. */
export async function open(request: Request): Promise<Opening> {
  const { paths = [], cwd, base, head, run, told } = request;
  told?.('Listing files');
  const { directory, within } = findPaths(run ? [] : paths, cwd);
  const opened = await openSides({ directory, base, head, run });
  const top = opened.origin.directory ?? directory;
  const only = run ? runPaths(paths, cwd, top, opened) : within(top);
  if (run && request.config !== undefined) refuseLinks('configuration', request.config, cwd);
  const named = request.config === undefined ? undefined : resolve(cwd, request.config);
  const place = named === undefined ? undefined : placeOf(named, top);
  const file = await loadConfig(opened.head, { path: named, name: place ?? named, rules: ruleIds });
  // A file outside the repository is none that a pull request could change.
  const former =
    opened.base === null || place === null
      ? null
      : await loadEarlierConfig(opened.base, place, ruleIds);
  const guarded = opened.base !== null && place !== null;
  const gate = { file, former, base: guarded ? (former?.config ?? defaults) : null };
  const config = file?.config ?? defaults;
  const tags = /^tag:(.+)/s.exec(config.release)?.[1];
  const releases = tags === undefined ? undefined : opened.releasesOf?.(tags);
  const trees = {
    head: tellingTree(opened.head, told),
    base: opened.base && tellingTree(opened.base, told, 'files of base'),
  };
  return { sides: { ...opened, ...trees, only, releases, told }, config, gate };
}

async function ruleIds(): Promise<readonly string[]> {
  const { rules } = await import('../rules/catalog.ts');
  return rules.map(({ id }) => id);
}

/** The path of a file within a directory; null for one that lies elsewhere. */
function placeOf(file: string, directory: string): string | null {
  const path = relative(directory, file);
  return path.startsWith('..') || resolve(directory, path) !== file
    ? null
    : path.split(sep).join('/');
}
