import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { lstatSafely } from '../../io/git/disk-file.ts';
import { didYouMean } from '../../model/text/closest-match.ts';
import { nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { UsageError } from '../../model/usage-error.ts';
import { lockPathOf } from '../../protos/lock-path.ts';
import type { OpenedRun } from '../../setup/open.ts';
import { statNamed, withUsageErrors } from '../../setup/user-path.ts';
import { protosByName } from '../../tasks/proto-skills.ts';
import type { World } from '../command.ts';
import type { Arguments } from '../parsed-arguments.ts';
import { pathWithin } from '../paths.ts';

/** Which lock a command is about, and the proto whose skills alone it is to hold. */
export interface LockPaths {
  /** Both are paths of the tree. */
  readonly lock: string;
  readonly proto: string | null;
}

/** Reads what was named: a lock, a proto, or the name of one; `proto.lock` where nothing was. */
export function resolveLockPaths(
  { operands: [argument], values }: Arguments,
  { cwd }: World,
  top: string,
  opening: OpenedRun,
): LockPaths {
  const protoOption = values.get('proto');
  if (protoOption !== undefined) {
    const proto = pathWithin(top, cwd, protoOption);
    if (!statNamed({ name: protoOption, path: resolve(cwd, protoOption) })?.isFile()) {
      throw new UsageError(`"${protoOption}" is no file.`);
    }
    return {
      lock: argument === undefined ? lockPathOf(proto) : pathWithin(top, cwd, argument),
      proto,
    };
  }
  if (argument === undefined) return { lock: 'proto.lock', proto: null };
  refuseGarbled(argument, cwd);
  const path = pathWithin(top, cwd, argument);
  const protos = protosByName(opening.sides.head, opening.config);
  const protoPaths = [...protos.values()].flat();
  if (protoPaths.includes(path)) return { lock: lockPathOf(path), proto: path };
  // What lies beside a proto under its name is no lock of all skills.
  const ownerProto =
    nameOf(path) === 'proto.lock' ? undefined : protoPaths.find((one) => lockPathOf(one) === path);
  if (ownerProto !== undefined) return { lock: path, proto: ownerProto };
  const stat = statNamed({ name: argument, path: resolve(cwd, argument) });
  if (stat?.isDirectory())
    throw new UsageError(`"${argument}" is a directory, no lock.`, singleSkillAdvice);
  if (stat || argument.includes('.') || argument.includes('/')) return { lock: path, proto: null };
  return lockPathsOfProto(argument, protos);
}

/** Bytes that are not UTF-8 reach no program of Node: another file would be written beside the one that was meant. */
function refuseGarbled(argument: string, cwd: string): void {
  if (!argument.includes('\ufffd') || statNamed({ name: argument, path: resolve(cwd, argument) }))
    return;
  throw new UsageError(
    `"${argument}" is a name whose bytes are not UTF-8, and is read without them.`,
    'Rename the file.',
  );
}

/**
 * The text of a lock as it lies on the disk; null where there is none. A link comes from the tree, so that one
 * which leads out of it is not followed, nor is it told what it leads to.
 */
export function readLockText(name: string, top: string): string | null {
  const path = join(top, name);
  if (escapesTree(path, top)) {
    throw new UsageError(`"${name}" leads out of the tree or nowhere, so it is not read.`);
  }
  const stat = statNamed({ name, path });
  if (!stat) return null;
  if (!stat.isFile()) throw new UsageError(`"${name}" is no file.`);
  return withUsageErrors(name, () => readFileSync(path, 'utf8'));
}

/** The text of a lock that is to be rewritten: what cannot be read to the byte would be damaged. */
export function readRewritableText(name: string, top: string): string | null {
  const text = readLockText(name, top);
  if (text === null || isUtf8(withUsageErrors(name, () => readFileSync(join(top, name)))))
    return text;
  throw new UsageError(
    `"${name}" is not UTF-8 text, so it is not rewritten; save it as UTF-8, or delete it.`,
  );
}

/** Whether a link at a path, or on the way to it, leads anywhere but into the tree. */
function escapesTree(path: string, top: string): boolean {
  try {
    const inner = relative(realpathSync.native(top), realpathSync.native(path));
    return inner === '..' || inner.startsWith(`..${sep}`) || isAbsolute(inner);
  } catch {
    // Nothing lies there, which is no link's fault unless there is one.
    return [...selfAndAncestors(relative(top, path).split(sep).join('/'))].some((one) =>
      lstatSafely(join(top, one))?.isSymbolicLink(),
    );
  }
}

function lockPathsOfProto(name: string, protos: ReadonlyMap<string, readonly string[]>): LockPaths {
  const [proto, second] = protos.get(name) ?? [];
  if (proto === undefined) {
    const suggestion =
      didYouMean(name, protos.keys()) ??
      `A lock has a name such as proto.lock. ${singleSkillAdvice}`;
    throw new UsageError(`No proto is called "${name}".`, suggestion);
  }
  if (second !== undefined) {
    const message = `Both "${proto}" and "${second}" are called "${name}".`;
    throw new UsageError(message, 'Name one of them: --proto FILE');
  }
  return { lock: lockPathOf(proto), proto };
}

/** How a lock of one skill comes about. */
const singleSkillAdvice =
  'To lock one skill, name it in a proto: protos/vendored.yaml with "skill: NAME", then skillaccord lock vendored';
