import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { lstatSafely } from '../../io/git/disk-file.ts';
import { nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { didYouMean } from '../../model/text/suggest.ts';
import { UsageError } from '../../model/usage-error.ts';
import { lockPathOf, nameOfProto } from '../../protos/lock-path.ts';
import { shellPath } from '../../report/shell-path.ts';
import type { OpenedRun } from '../../setup/open.ts';
import { statUserPath, withUsageErrors } from '../../setup/user-path.ts';
import { protosByName } from '../../tasks/proto-skills.ts';
import type { World } from '../command.ts';
import type { Arguments } from '../parsed-arguments.ts';
import { pathWithin } from '../paths.ts';

/** The lock of a command, and the proto that determines its skills. */
export interface LockPaths {
  /** Both are paths of the tree. */
  readonly lock: string;
  readonly proto: string | null;
}

/**
 * Resolves the operand: a lock, a proto, or the name of a proto; `proto.lock` by default. Throws UsageError for an
 * unusable one.
 */
export function resolveLockPaths(
  { operands: [argument], values }: Arguments,
  { cwd }: World,
  top: string,
  openedRun: OpenedRun,
): LockPaths {
  const protoOption = values.get('proto');
  if (protoOption !== undefined) {
    const proto = pathWithin(top, cwd, protoOption);
    if (!statUserPath({ name: protoOption, path: resolve(cwd, protoOption) })?.isFile()) {
      throw new UsageError(`"${protoOption}" is not a file.`);
    }
    return {
      lock: argument === undefined ? lockPathOf(proto) : pathWithin(top, cwd, argument),
      proto,
    };
  }
  if (argument === undefined) return { lock: 'proto.lock', proto: null };
  rejectInvalidUtf8(argument, cwd);
  const path = pathWithin(top, cwd, argument);
  const protos = protosByName(openedRun.sides.head, openedRun.config);
  const protoPaths = [...protos.values()].flat();
  if (protoPaths.includes(path)) return { lock: lockPathOf(path), proto: path };
  // A lock next to a proto of the same name belongs to that proto.
  const ownerProto =
    nameOf(path) === 'proto.lock'
      ? undefined
      : protoPaths.find((protoPath) => lockPathOf(protoPath) === path);
  if (ownerProto !== undefined) return { lock: path, proto: ownerProto };
  const stat = statUserPath({ name: argument, path: resolve(cwd, argument) });
  if (stat?.isDirectory())
    throw new UsageError(`"${argument}" is a directory, not a lock.`, singleSkillAdvice);
  if (stat || argument.includes('.') || argument.includes('/')) return { lock: path, proto: null };
  return lockPathsOfProto(argument, protos, () => protoAdvice(argument, openedRun, { cwd, top }));
}

/** Node replaces invalid UTF-8 in arguments, so a different file would be written. */
function rejectInvalidUtf8(argument: string, cwd: string): void {
  if (
    !argument.includes('\ufffd') ||
    statUserPath({ name: argument, path: resolve(cwd, argument) })
  )
    return;
  throw new UsageError(
    `The name "${argument}" has bytes that are not UTF-8, and cannot be used.`,
    'Rename the file.',
  );
}

/**
 * The text of a lock on the disk; null for a missing file. Links out of the tree are not followed, because the tree
 * controls them, and the error does not reveal the target.
 */
export function readLockText(name: string, top: string): string | null {
  const path = join(top, name);
  if (escapesTree(path, top)) {
    throw new UsageError(
      `"${name}" is a link out of the tree or to a missing file, so it is not read.`,
    );
  }
  const stat = statUserPath({ name, path });
  if (!stat) return null;
  if (!stat.isFile()) throw new UsageError(`"${name}" is not a file.`);
  return withUsageErrors(name, () => readFileSync(path, 'utf8'));
}

/** The text of a lock to rewrite. Throws UsageError if it is not UTF-8, because a rewrite would damage it. */
export function readRewritableText(name: string, top: string): string | null {
  const text = readLockText(name, top);
  if (text === null || isUtf8(withUsageErrors(name, () => readFileSync(join(top, name)))))
    return text;
  throw new UsageError(
    `"${name}" is not UTF-8 text, so it is not rewritten. Save it as UTF-8, or delete it.`,
  );
}

/** True if a link at a path, or on the way to it, leads out of the tree. */
function escapesTree(path: string, top: string): boolean {
  try {
    const inner = relative(realpathSync.native(top), realpathSync.native(path));
    return inner === '..' || inner.startsWith(`..${sep}`) || isAbsolute(inner);
  } catch {
    // A missing file is an error only behind a dangling link.
    return [...selfAndAncestors(relative(top, path).split(sep).join('/'))].some((ancestor) =>
      lstatSafely(join(top, ancestor))?.isSymbolicLink(),
    );
  }
}

function lockPathsOfProto(
  name: string,
  protos: ReadonlyMap<string, readonly string[]>,
  adviceOutside: () => string | undefined,
): LockPaths {
  const [proto, second] = protos.get(name) ?? [];
  if (proto === undefined) {
    const suggestion =
      adviceOutside() ??
      didYouMean(name, protos.keys()) ??
      `A lock has a name such as proto.lock. ${singleSkillAdvice}`;
    throw new UsageError(`No proto has the name "${name}".`, suggestion);
  }
  if (second !== undefined) {
    const message = `Both "${proto}" and "${second}" have the name "${name}".`;
    throw new UsageError(message, 'Choose one of them: --proto FILE');
  }
  return { lock: lockPathOf(proto), proto };
}

/** The command for the only file of this name that the configuration does not call a proto. */
function protoAdvice(
  name: string,
  { sides }: OpenedRun,
  { cwd, top }: { readonly cwd: string; readonly top: string },
): string | undefined {
  const paths = sides.head.entries.map(({ path }) => path);
  const [path, second] = paths.filter((file) => isData(file) && nameOfProto(file) === name);
  return path === undefined || second !== undefined ? undefined : protoCommand(path, cwd, top);
}

/** Whether a file has an ending of protos. */
export function isData(path: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(path);
}

/** The advice to lock what a file references, for a file that is no lock. */
export function protoCommand(path: string, cwd: string, top: string): string {
  const operand = shellPath(relative(cwd, join(top, path)));
  return `To lock the skills that ${path} references: skillaccord lock --proto ${operand}`;
}

/** Advice for users who name a skill instead of a lock. */
const singleSkillAdvice =
  'To lock one skill, name it in a proto: protos/vendored.yaml with "skill: NAME", then skillaccord lock vendored';
