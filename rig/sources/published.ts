import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, temporaryFolder } from '../../test/support/git.ts';
import type { Clone } from './clone.ts';

/** Bare repositories that share the objects of the clones; each shows one commit as its branch `main`. */
export interface Published {
  /** The folder with each repository as `owner/name.git`. */
  readonly folder: string;
  /** Makes a commit of a clone the tip of its only branch. */
  show(clone: Clone, commit: string): void;
}

/** Publishes the clones at their newest commits. */
export function publishClones(clones: readonly Clone[]): Published {
  const folder = temporaryFolder();
  const show = (clone: Clone, commit: string) => {
    git(join(folder, `${clone.name}.git`), 'update-ref', 'refs/heads/main', commit);
  };
  for (const clone of clones) {
    const bare = join(folder, `${clone.name}.git`);
    mkdirSync(bare, { recursive: true });
    git(bare, 'init', '-q', '--bare', '-b', 'main');
    writeFileSync(join(bare, 'objects/info/alternates'), `${join(clone.gitDir, 'objects')}\n`);
    show(clone, clone.git('rev-parse', 'HEAD').trim());
  }
  return { folder, show };
}
