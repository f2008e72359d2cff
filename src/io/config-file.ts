import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { ConfigFile } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import type { Tip } from '../model/report.ts';
import { isInside } from '../model/text/path.ts';
import { type FileTree, readAll } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { MissingFileError } from './git/complete-tree.ts';

/** Locations of the configuration, in order of precedence. */
const configPaths = [
  '.github/skillaccord.yml',
  '.github/skillaccord.yaml',
  'skillaccord.yml',
  'skillaccord.yaml',
] as const;

/** Where a repository without a configuration gets one. */
export function newConfigPath(usesGithubFolder: boolean): string {
  return usesGithubFolder ? configPaths[0] : 'skillaccord.yml';
}

/** Selects the configuration file. */
export interface ConfigRequest {
  /** A file named on the command line; it may be outside the repository. */
  readonly path?: string | undefined;
  /** The name of that file in findings: its path in the repository, if it is inside. */
  readonly name?: string | undefined;
  /** The ids of all rules; only called if there is a configuration. */
  readonly rules: () => Promise<readonly string[]>;
}

/**
 * Reads the configuration of a tree, or the named file; null without a configuration. Throws UsageError for an
 * unreadable one.
 */
export async function loadConfig(
  tree: FileTree,
  request: ConfigRequest,
): Promise<ConfigFile | null> {
  const { path, name = path, rules } = request;
  if (path !== undefined && name !== undefined)
    return readConfig(name, readExternalConfig(path), await rules());
  const candidates = tree.entries.filter(({ path }) => /^(?:\.github\/)?skillaccord\.y/.test(path));
  for (const configPath of configPaths) rejectNonFile(candidates, configPath);
  const present = new Set(candidates.map((entry) => entry.path));
  const [configPath, second] = configPaths.filter((candidatePath) => present.has(candidatePath));
  if (configPath === undefined) return null;
  if (second !== undefined) {
    throw new UsageError(
      `Both "${configPath}" and "${second}" configure this repository.`,
      'Keep one of them.',
    );
  }
  return readConfigAt(tree, configPath, rules);
}

/**
 * Reads the configuration of a merge base that does not judge; null if it is missing or unreadable. `configPath` is the path of
 * a named file.
 */
export async function loadBaseConfig(
  base: FileTree,
  configPath: string | undefined,
  rules: ConfigRequest['rules'],
): Promise<ConfigFile | null> {
  try {
    return await loadConfigAt(base, configPath, rules);
  } catch (cause) {
    if (cause instanceof UsageError && !(cause instanceof MissingFileError)) return null;
    throw cause;
  }
}

/** Reads the configuration that judges: that of base, or of the tip of the target branch. Throws UsageError if it cannot be read. */
export async function loadTrustedConfig(
  { sha, name, tree }: Tip & { readonly tree: FileTree },
  configPath: string | undefined,
  rules: ConfigRequest['rules'],
): Promise<ConfigFile | null> {
  try {
    return await loadConfigAt(tree, configPath, rules);
  } catch (cause) {
    if (!(cause instanceof UsageError) || cause instanceof MissingFileError) throw cause;
    const branch = name === '' ? '' : ` of "${name}"`;
    const [first, ...others] = cause.lines;
    throw new UsageError(
      [
        `The configuration at ${branch === '' ? 'base' : `the tip${branch}`} (${sha.slice(0, 12)}), which judges this change, cannot be read. ${first}`,
        ...others,
      ],
      'Correct it on that branch, or update this branch from it.',
    );
  }
}

async function loadConfigAt(
  tree: FileTree,
  configPath: string | undefined,
  rules: ConfigRequest['rules'],
): Promise<ConfigFile | null> {
  if (configPath === undefined) return loadConfig(tree, { rules });
  const present = tree.entries.some(({ path, kind }) => path === configPath && kind !== 'symlink');
  return present ? readConfigAt(tree, configPath, rules) : null;
}

/** Identifies the configuration of a tree: paths with their blob ids. */
export function configId(tree: FileTree, configPath: string | undefined): string {
  const paths = configPath === undefined ? configPaths : [configPath];
  return paths.map((path) => `${path} ${tree.id(path) ?? ''}`).join('\n');
}

async function readConfigAt(
  tree: FileTree,
  configPath: string,
  rules: ConfigRequest['rules'],
): Promise<ConfigFile> {
  const bytes = (await readAll(tree, [configPath])).files.get(configPath);
  if (bytes === undefined)
    throw new UsageError(`The configuration "${configPath}" cannot be read.`);
  return readConfig(configPath, decodeText(configPath, bytes), await rules());
}

/** A link or directory in place of the file is an error; ignoring it would lose its settings. */
function rejectNonFile(entries: FileTree['entries'], configPath: string): void {
  const isLink = entries.some(({ path, kind }) => path === configPath && kind === 'symlink');
  const isFolder = entries.some(({ path }) => isInside(path, configPath));
  if (!isLink && !isFolder) return;
  throw new UsageError(
    `The configuration "${configPath}" is a ${isLink ? 'symbolic link' : 'directory'}, not a file.`,
    isLink ? 'Replace the link with the file.' : 'Rename the directory.',
  );
}

function readExternalConfig(path: string): string {
  try {
    return decodeText(path, readFileSync(path));
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`The configuration "${path}" cannot be read${reasonOf(cause)}.`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: ': there is no such file',
  ENOTDIR: ': there is no such file',
  EISDIR: ': it is a directory',
  EACCES: ': you are not allowed to',
  ELOOP: ': it is a symbolic link that leads in a circle',
};

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return reasons[code] ?? '';
}

const maxBytes = 256 * 1024;

function decodeText(path: string, bytes: Uint8Array): string {
  if (bytes.length > maxBytes) {
    throw new UsageError(
      `The configuration "${path}" has ${bytes.length} bytes; at most ${maxBytes} are read.`,
    );
  }
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  throw new UsageError(`The configuration "${path}" is not UTF-8 text.`, 'Save it as UTF-8.');
}
