import { createHash, type Hash } from 'node:crypto';
import type { SkillFile } from '../../model/skill.ts';
import { encodePath } from '../../model/text/path.ts';
import type { HashAlgorithm } from '../algorithm.ts';
import { comparePaths } from '../order.ts';

/** A file of a folder, with the git id of its content. */
export type IdentifiedFile = Pick<SkillFile, 'name' | 'kind'> & { readonly id: string };

type Digest = 'sha1' | 'sha256';

/** The id of a folder in a SHA-1 git repository. */
export const gitTree = gitTreeOf('git-tree', 'sha1');

/** Creates the algorithm for folder ids, over all files and links. */
export function gitTreeOf(id: string, digest: Digest): HashAlgorithm {
  return {
    id,
    select: (files) => files,
    begin() {
      const files: IdentifiedFile[] = [];
      let current: { readonly file: SkillFile; readonly blob: Hash } | null = null;
      const close = () => {
        if (current) files.push({ ...current.file, id: current.blob.digest('hex') });
        current = null;
      };
      return {
        file(file, size) {
          close();
          current = { file, blob: createHash(digest).update(`blob ${size}\0`) };
        },
        chunk(bytes) {
          current?.blob.update(bytes);
        },
        end() {
          close();
          return treeId(files, digest);
        },
      };
    },
  };
}

/** The git id of a folder with these files. */
export function treeId(files: readonly IdentifiedFile[], digest: Digest): string {
  const entries = new Map<string, { readonly mode: string; readonly id: string }>();
  const folders = new Map<string, IdentifiedFile[]>();
  for (const file of files) {
    const slash = file.name.indexOf('/');
    if (slash === -1) entries.set(file.name, { mode: modes[file.kind], id: file.id });
    else {
      const folder = file.name.slice(0, slash);
      const contents = folders.get(folder) ?? [];
      contents.push({ ...file, name: file.name.slice(slash + 1) });
      folders.set(folder, contents);
    }
  }
  for (const [name, contents] of folders) {
    entries.set(`${name}/`, { mode: '40000', id: treeId(contents, digest) });
  }
  // Git sorts a folder as if its name ended with a slash.
  const treeEntries = [...entries]
    .sort(([a], [b]) => comparePaths(a, b))
    .map(([name, { mode, id }]) => {
      const path = encodePath(name.replace(/\/$/, ''));
      return Buffer.concat([Buffer.from(`${mode} `), path, Buffer.of(0), Buffer.from(id, 'hex')]);
    });
  const body = Buffer.concat(treeEntries);
  return createHash(digest).update(`tree ${body.length}\0`).update(body).digest('hex');
}

const modes = { file: '100644', executable: '100755', symlink: '120000' };
