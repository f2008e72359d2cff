import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Config, type ConfigFile, type ConfigFiles, defaults } from '../config/config.ts';
import { mergedConfig } from '../config/merged.ts';
import { configId, loadBaseConfig, loadConfig, loadTrustedConfig } from '../io/config-file.ts';
import { type OpenedSides, type OpenRequest, openSides } from '../io/open-sides.ts';
import { type Progress, withReadProgress } from '../model/progress.ts';
import type { Base } from '../model/report.ts';
import type { FileTree } from '../model/tree.ts';
import { findPaths } from './find-paths.ts';
import { mergeBaseTree } from './merge-base-tree.ts';
import { rejectSymlinks, treePaths } from './tree-paths.ts';

/** Both sides of the comparison with the configuration. */
export interface OpenedRun {
  readonly sides: OpenedSides;
  readonly config: Config;
  readonly configFiles: ConfigFiles;
}

/** The request of an entry point. */
export interface RunRequest {
  /** The paths to check; the repository around `cwd` without any. */
  readonly paths?: readonly string[];
  readonly cwd: string;
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  readonly config?: string | undefined;
  readonly run?: OpenRequest['run'];
  readonly onProgress?: Progress | undefined;
  /** Puts another tree in the place of head, such as one with the texts that an editor has not saved. */
  readonly replaceHead?: (head: FileTree) => FileTree;
}

/** Opens both trees and reads the configuration. */
export async function open(request: RunRequest): Promise<OpenedRun> {
  const { paths = [], cwd, base, head, run, onProgress } = request;
  onProgress?.('Listing files');
  const { directory, relativeTo } = findPaths(run ? [] : paths, cwd);
  const found = await openSides({ directory, base, head, run });
  const opened = { ...found, head: request.replaceHead?.(found.head) ?? found.head };
  const top = opened.context.directory ?? directory;
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
  const { configFiles, config, base: comparedBase } = await resolveConfig(opened, file, configPath);
  const tagGlob = /^tag:(.+)/s.exec(config.release)?.[1];
  const releases = tagGlob === undefined ? undefined : opened.releasesOf?.(tagGlob);
  const trees = {
    head: withReadProgress(opened.head, onProgress),
    base:
      opened.base &&
      withReadProgress(comparedTree(opened, opened.base), onProgress, 'files of base'),
  };
  const context = { ...opened.context, base: comparedBase };
  return {
    sides: { ...opened, ...trees, context, only, findRelease: releases, onProgress },
    config,
    configFiles,
  };
}

/** The base tree, without files that both head and the target branch removed. */
function comparedTree({ tip, head }: OpenedSides, mergeBase: FileTree): FileTree {
  return tip === null ? mergeBase : mergeBaseTree({ mergeBase, tip: tip.tree, head });
}

/**
 * Determines the configuration of a run. If the target branch changed the configuration after the merge base, the tip
 * configures the gate, and the rest is configured as after the merge. A file outside the repository cannot be changed
 * by a pull request.
 */
async function resolveConfig(
  { base, tip, context }: OpenedSides,
  file: ConfigFile | null,
  configPath: string | null | undefined,
): Promise<{ configFiles: ConfigFiles; config: Config; base: Base | null }> {
  const head = file?.config ?? defaults;
  if (base === null || configPath === null)
    return {
      configFiles: { headFile: file, baseFile: null, trustedConfig: null },
      config: head,
      base: context.base,
    };
  if (tip === null || configId(base, configPath) === configId(tip.tree, configPath)) {
    const trusted = { sha: tip?.sha ?? context.base?.sha ?? '', name: tip?.name ?? '', tree: base };
    const baseFile = await loadTrustedConfig(trusted, configPath, ruleIds);
    const trustedConfig = baseFile?.config ?? defaults;
    return {
      configFiles: { headFile: file, baseFile, trustedConfig },
      config: head,
      base: context.base,
    };
  }
  const baseFile = await loadBaseConfig(base, configPath, ruleIds);
  const mergeBase = baseFile?.config ?? defaults;
  const tipFile = await loadTrustedConfig(tip, configPath, ruleIds);
  const tipConfig = tipFile?.config ?? defaults;
  const config = mergedConfig({ mergeBase, tip: tipConfig, head });
  const configuration = { sha: tip.sha, name: tip.name };
  return {
    configFiles: { headFile: file, baseFile, trustedConfig: tipConfig, tip: { file: tipFile } },
    config,
    base: context.base && { ...context.base, configuration },
  };
}

/** The ids of all rules. */
export async function ruleIds(): Promise<readonly string[]> {
  const { rules } = await import('../rules/catalog.ts');
  return rules.map(({ id }) => id);
}

/**
 * The path of a file within a directory; null for a file elsewhere. A link to a file of the directory counts as that
 * file: a pull request can change it.
 */
export function pathInDirectory(file: string, directory: string): string | null {
  return pathWithin(directory, file) ?? pathWithin(directory, realPathOf(file));
}

function pathWithin(directory: string, file: string): string | null {
  const path = relative(directory, file);
  const leaves = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  return leaves ? null : path.split(sep).join('/');
}

/** Resolves links. For a missing file, a later read reports the error. */
function realPathOf(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return file;
  }
}
