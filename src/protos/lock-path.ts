import type { Proto } from '../model/proto.ts';
import { folderOf, join, nameOf, selfAndAncestors } from '../model/text/path.ts';

/** The name of a proto: its file name without `.yaml` and `.proto`. */
export function nameOfProto(path: string): string {
  return nameOf(path)
    .replace(/\.(?:ya?ml|json)$/, '')
    .replace(/(?<=.)\.proto$/, '');
}

/** The path of a proto's lock: `p.lock` next to `p.yaml`. */
export function lockPathOf(path: string): string {
  return join(folderOf(path), `${nameOfProto(path)}.lock`);
}

/** Another proto with the same lock path, such as `p.json` for `p.yaml`. */
export function protoSharingLock(protos: readonly Proto[], path: string): string | undefined {
  const lock = lockPathOf(path);
  return protos.find((other) => other.path !== path && lockPathOf(other.path) === lock)?.path;
}

/** The locks of a proto: its own, and every `proto.lock` in its folder and above. */
export function applicableLocks(path: string): readonly string[] {
  const sharedLocks = [...selfAndAncestors(folderOf(path))].map((folder) =>
    join(folder, 'proto.lock'),
  );
  return [lockPathOf(path), ...sharedLocks];
}
