import { lockFormats } from '../../locks/read.ts';
import { foldName } from '../../model/text/fold-name.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { MisspeltPath } from '../../model/workspace.ts';

/** The names of locks and of what hides files from hashes, by their folded form. */
const ownNames: ReadonlyMap<string, string> = new Map(
  [...lockFormats.flatMap(({ files }) => files), '.skillignore'].map((name) => [
    foldName(name),
    name,
  ]),
);
const configuration = /^(?:\.github\/)?skillaccord\.ya?ml$/;

/** The files of configurations and locks in another spelling than Skillaccord and installers read. */
export function misspeltOwnNames(paths: readonly string[]): readonly MisspeltPath[] {
  return paths.flatMap((path) => {
    const name = nameOf(path);
    const folded = foldName(name);
    const whole = join(foldName(folderOf(path)), folded);
    const own = ownNames.get(folded);
    const known = configuration.test(whole) ? whole : own && join(folderOf(path), own);
    return known === undefined || known === path ? [] : [{ path, name, known }];
  });
}
