import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Config, type ConfigFile, defaults, type Gate } from '../config/config.ts';
import { mergedConfig } from '../config/merged.ts';
import { configId, loadBaseConfig, loadConfig, loadTipConfig } from '../io/config-file.ts';
import { type OpenedSides, type OpenRequest, openSides } from '../io/open-sides.ts';
import { type Progress, withReadProgress } from '../model/progress.ts';
import type { Base } from '../model/report.ts';
import type { FileTree } from '../model/tree.ts';
import { findPaths } from './find-paths.ts';
import { forkTree } from './fork-tree.ts';
import { rejectSymlinks, treePaths } from './tree-paths.ts';

/** Both sides and the configuration, as a door asks for them. */
export interface OpenedRun {
  readonly sides: OpenedSides;
  readonly config: Config;
  readonly gate: Gate;
}

/** What a door wants opened. */
export interface RunRequest {
  /** The paths that matter; the repository around `cwd` where none is named. */
  readonly paths?: readonly string[];
  readonly cwd: string;
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  readonly config?: string | undefined;
  readonly run?: OpenRequest['run'];
  readonly onProgress?: Progress | undefined;
}

/** Opens what a door looks at, and reads its configuration. */
export async function open(request: RunRequest): Promise<OpenedRun> {
  const { paths = [], cwd, base, head, run, onProgress } = request;
  onProgress?.('Listing files');
  const { directory, relativeTo } = findPaths(run ? [] : paths, cwd);
  const opened = await openSides({ directory, base, head, run });
  const top = opened.origin.directory ?? directory;
  const only = run ? treePaths(paths, cwd, top, opened) : relativeTo(top);
  if (run && request.config !== undefined)
    rejectSymlinks('configuration', request.config, { from: cwd, within: top });
  const namedConfig = request.config === undefined ? undefined : resolve(cwd, request.config);
  const configPath = namedConfig === undefined ? undefined : pathInDirectory(namedConfig, top);
  const file = await loadConfig(opened.head, {
    path: namedConfig,
    name: configPath ?? namedConfig,
    rules: ruleIds,
  });
  const { gate, config, base: compared } = await configured(opened, file, configPath);
  const tagGlob = /^tag:(.+)/s.exec(config.release)?.[1];
  const releases = tagGlob === undefined ? undefined : opened.releasesOf?.(tagGlob);
  const trees = {
    head: withReadProgress(opened.head, onProgress),
    base:
      opened.base &&
      withReadProgress(comparedTree(opened, opened.base), onProgress, 'files of base'),
  };
  const origin = { ...opened.origin, base: compared };
  return {
    sides: { ...opened, ...trees, origin, only, findRelease: releases, onProgress },
    config,
    gate,
  };
}

/** The tree that head is compared with, less what both head and the tip of the branch removed. */
function comparedTree({ tip, head }: OpenedSides, fork: FileTree): FileTree {
  return tip === null ? fork : forkTree({ fork, tip: tip.tree, head });
}

/**
 * What configures a run. Where the branch the change goes into moved on since the change began, its tip judges, and
 * what is not guarded is configured as the merge will be. A file outside the repository is none that a pull request
 * could change.
 */
async function configured(
  { base, tip, origin }: OpenedSides,
  file: ConfigFile | null,
  configPath: string | null | undefined,
): Promise<{ gate: Gate; config: Config; base: Base | null }> {
  const head = file?.config ?? defaults;
  if (base === null || configPath === null)
    return { gate: { file, former: null, base: null }, config: head, base: origin.base };
  const baseFile = await loadBaseConfig(base, configPath, ruleIds);
  const fork = baseFile?.config ?? defaults;
  if (tip === null || configId(base, configPath) === configId(tip.tree, configPath))
    return { gate: { file, former: baseFile, base: fork }, config: head, base: origin.base };
  const standing = await loadTipConfig(tip, configPath, ruleIds);
  const judging = standing?.config ?? defaults;
  const config = mergedConfig({ fork, tip: judging, head });
  const configuration = { sha: tip.sha, name: tip.name };
  return {
    gate: { file, former: baseFile, base: judging, tip: { file: standing } },
    config,
    base: origin.base && { ...origin.base, configuration },
  };
}

async function ruleIds(): Promise<readonly string[]> {
  const { rules } = await import('../rules/catalog.ts');
  return rules.map(({ id }) => id);
}

/**
 * The path of a file within a directory; null for one that lies elsewhere. A link outside that leads to a file of the
 * directory names that file: a pull request can change it.
 */
function pathInDirectory(file: string, directory: string): string | null {
  return pathWithin(directory, file) ?? pathWithin(directory, realOf(file));
}

function pathWithin(directory: string, file: string): string | null {
  const path = relative(directory, file);
  const leaves = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  return leaves ? null : path.split(sep).join('/');
}

/** Where a file really lies; where nothing lies, reading it says so. */
function realOf(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return file;
  }
}
