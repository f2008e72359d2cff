import { readFileSync } from 'node:fs';
import { type Config, defaults } from '../model/config.ts';
import { isInside } from '../model/path.ts';
import { type FileTree, readAll } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';
import { readConfig } from './config-keys.ts';

/** Where a repository may keep its configuration. */
const places = [
  '.github/skillgate.yml',
  '.github/skillgate.yaml',
  'skillgate.yml',
  'skillgate.yaml',
] as const;

/** What the configuration is read by. */
export interface ConfigRequest {
  /** A file named on the command line, which may lie outside the repository. */
  readonly path?: string | undefined;
  /** The ids of all rules. */
  readonly rules: readonly string[];
}

/** Reads the configuration of a tree, or the file that was named; the defaults where there is none. */
export async function loadConfig(head: FileTree, request: ConfigRequest): Promise<Config> {
  const { path, rules } = request;
  if (path !== undefined) return readConfig(path, readNamed(path), rules);
  for (const place of places) refuseOther(head, place);
  const here = new Set(head.entries.map((entry) => entry.path));
  const [place, second] = places.filter((one) => here.has(one));
  if (place === undefined) return defaults;
  if (second !== undefined) {
    throw new UsageError(
      `Both "${place}" and "${second}" configure this repository.`,
      'Keep one of them.',
    );
  }
  const bytes = (await readAll(head, [place])).files.get(place);
  if (bytes === undefined) throw new UsageError(`The configuration "${place}" cannot be read.`);
  return readConfig(place, textOf(place, bytes), rules);
}

/** What stands where a file is read must not be passed over in silence: its settings would be lost. */
function refuseOther({ entries }: FileTree, place: string): void {
  const isLink = entries.some(({ path, kind }) => path === place && kind === 'symlink');
  const isFolder = entries.some(({ path }) => isInside(path, place));
  if (!isLink && !isFolder) return;
  throw new UsageError(
    `The configuration "${place}" is a ${isLink ? 'symbolic link' : 'directory'}, not a file.`,
    isLink ? 'Put the file itself there.' : 'Rename the directory.',
  );
}

function readNamed(path: string): string {
  try {
    return textOf(path, readFileSync(path));
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

const largest = 256 * 1024;

function textOf(path: string, bytes: Uint8Array): string {
  if (bytes.length > largest) {
    throw new UsageError(
      `The configuration "${path}" has ${bytes.length} bytes; at most ${largest} are read.`,
    );
  }
  return new TextDecoder().decode(bytes);
}
