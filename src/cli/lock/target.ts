import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { statOf } from '../../io/git/disk-file.ts';
import { didYouMean } from '../../model/text/closest-match.ts';
import { nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { UsageError } from '../../model/usage-error.ts';
import { lockPathOf } from '../../protos/lock-path.ts';
import { look, statNamed } from '../../setup/named-path.ts';
import type { Opening } from '../../setup/open.ts';
import { protosByName } from '../../tasks/proto-skills.ts';
import type { World } from '../command.ts';
import type { Arguments } from '../parsed-arguments.ts';

/** Which lock a command is about, and the proto whose skills alone it is to hold. */
export interface LockPlace {
  /** Both are paths of the tree. */
  readonly lock: string;
  readonly proto: string | null;
}

/** Reads what was named: a lock, a proto, or the name of one; `proto.lock` where nothing was. */
export function lockPlace(
  { operands: [named], values }: Arguments,
  { cwd }: World,
  top: string,
  opening: Opening,
): LockPlace {
  const given = values.get('proto');
  if (given !== undefined) {
    const proto = pathIn(top, cwd, given);
    if (!statNamed({ name: given, path: resolve(cwd, given) })?.isFile()) {
      throw new UsageError(`"${given}" is no file.`);
    }
    return { lock: named === undefined ? lockPathOf(proto) : pathIn(top, cwd, named), proto };
  }
  if (named === undefined) return { lock: 'proto.lock', proto: null };
  refuseGarbled(named, cwd);
  const path = pathIn(top, cwd, named);
  const protos = protosByName(opening.sides.head, opening.config);
  const all = [...protos.values()].flat();
  if (all.includes(path)) return { lock: lockPathOf(path), proto: path };
  // What lies beside a proto under its name is no lock of all skills.
  const owner =
    nameOf(path) === 'proto.lock' ? undefined : all.find((one) => lockPathOf(one) === path);
  if (owner !== undefined) return { lock: path, proto: owner };
  const there = statNamed({ name: named, path: resolve(cwd, named) });
  if (there?.isDirectory()) throw new UsageError(`"${named}" is a directory, no lock.`, alone);
  if (there || named.includes('.') || named.includes('/')) return { lock: path, proto: null };
  return placeOfName(named, protos);
}

/** Bytes that are not UTF-8 reach no program of Node: another file would be written beside the one that was meant. */
function refuseGarbled(named: string, cwd: string): void {
  if (!named.includes('\ufffd') || statNamed({ name: named, path: resolve(cwd, named) })) return;
  throw new UsageError(
    `"${named}" is a name whose bytes are not UTF-8, and is read without them.`,
    'Rename the file.',
  );
}

/**
 * The text of a lock as it lies on the disk; null where there is none. A link comes from the tree, so that one
 * which leads out of it is not followed, nor is it told what it leads to.
 */
export function lockText(name: string, top: string): string | null {
  const path = join(top, name);
  if (leadsOut(path, top)) {
    throw new UsageError(`"${name}" leads out of the tree or nowhere, so it is not read.`);
  }
  const stat = statNamed({ name, path });
  if (!stat) return null;
  if (!stat.isFile()) throw new UsageError(`"${name}" is no file.`);
  return look(name, () => readFileSync(path, 'utf8'));
}

/** The text of a lock that is to be rewritten: what cannot be read to the byte would be damaged. */
export function rewritableText(name: string, top: string): string | null {
  const text = lockText(name, top);
  if (text === null || isUtf8(look(name, () => readFileSync(join(top, name))))) return text;
  throw new UsageError(
    `"${name}" is not UTF-8 text, so it is not rewritten; save it as UTF-8, or delete it.`,
  );
}

/** Whether a link at a path, or on the way to it, leads anywhere but into the tree. */
function leadsOut(path: string, top: string): boolean {
  try {
    const inner = relative(realpathSync.native(top), realpathSync.native(path));
    return inner === '..' || inner.startsWith(`..${sep}`) || isAbsolute(inner);
  } catch {
    // Nothing lies there, which is no link's fault unless there is one.
    return [...selfAndAncestors(relative(top, path).split(sep).join('/'))].some((one) =>
      statOf(join(top, one))?.isSymbolicLink(),
    );
  }
}

function placeOfName(name: string, protos: ReadonlyMap<string, readonly string[]>): LockPlace {
  const [proto, second] = protos.get(name) ?? [];
  if (proto === undefined) {
    const meant =
      didYouMean(name, protos.keys()) ?? `A lock has a name such as proto.lock. ${alone}`;
    throw new UsageError(`No proto is called "${name}".`, meant);
  }
  if (second !== undefined) {
    const both = `Both "${proto}" and "${second}" are called "${name}".`;
    throw new UsageError(both, 'Name one of them: --proto FILE');
  }
  return { lock: lockPathOf(proto), proto };
}

/** How a lock of one skill comes about. */
const alone =
  'To lock one skill, name it in a proto: protos/vendored.yaml with "skill: NAME", then skillgate lock vendored';

function pathIn(top: string, cwd: string, named: string): string {
  const path = relative(top, resolve(cwd, named));
  if (path === '..' || path.startsWith(`..${sep}`)) {
    throw new UsageError(`"${named}" lies outside of "${top}".`);
  }
  return path.split(sep).join('/');
}
