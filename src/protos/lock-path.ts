import type { Proto } from '../model/proto.ts';
import { folderOf, join, nameOf, selfAndAncestors } from '../model/text/path.ts';

/** What a proto is called: its file name without `.yaml` and without `.proto`. */
export function nameOfProto(path: string): string {
  return nameOf(path)
    .replace(/\.(?:ya?ml|json)$/, '')
    .replace(/(?<=.)\.proto$/, '');
}

/** The lock of a proto: `p.lock` beside `p.yaml`. */
export function lockPathOf(path: string): string {
  return join(folderOf(path), `${nameOfProto(path)}.lock`);
}

/** Another one of some protos whose lock is that of the proto at `path`, such as `p.json` beside `p.yaml`. */
export function protoSharingLock(protos: readonly Proto[], path: string): string | undefined {
  const lock = lockPathOf(path);
  return protos.find((one) => one.path !== path && lockPathOf(one.path) === lock)?.path;
}

/** The locks that hold for a proto: its own, and every `proto.lock` in its folder and above. */
export function applicableLocks(path: string): readonly string[] {
  const sharedLocks = [...selfAndAncestors(folderOf(path))].map((folder) =>
    join(folder, 'proto.lock'),
  );
  return [lockPathOf(path), ...sharedLocks];
}
