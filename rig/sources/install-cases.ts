import { basename } from 'node:path';
import { type Clone, declaredName } from './clone.ts';

/** A skill to install from an old commit, and its expected state by the history of its source. */
export interface InstallCase {
  readonly clone: Clone;
  readonly kind: 'current' | 'crlf' | 'pending' | 'moved' | 'gone';
  readonly commit: string;
  readonly folder: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The maximum number of commits of one source that removed or renamed a skill. */
const maxCommits = 40;

/** The cases of a clone, at most one of each kind, each of another skill; `taken` holds the names in use. */
export function installCasesOf(
  clone: Clone,
  taken: Set<string>,
  isSuitable: (installCase: InstallCase) => boolean = () => true,
): readonly InstallCase[] {
  const head = clone.git('rev-parse', 'HEAD').trim();
  const finders = [pendingCases, movedCases, removedCases, currentCases, crlfCases];
  return finders.flatMap((find) => {
    for (const installCase of find(clone, head)) {
      const name = basename(installCase.folder);
      if (taken.has(name) || !/^[a-z][a-z0-9-]*$/.test(name) || !isSuitable(installCase)) continue;
      taken.add(name);
      return [installCase];
    }
    return [];
  });
}

function* currentCases(clone: Clone, commit: string): Iterable<InstallCase> {
  for (const folder of clone.folders(commit)) {
    const texts = clone.texts(commit, folder);
    if (texts) yield { clone, kind: 'current', commit, folder, texts };
  }
}

/** With the line endings of a checkout on Windows. */
function* crlfCases(clone: Clone, commit: string): Iterable<InstallCase> {
  for (const installCase of currentCases(clone, commit)) {
    const texts = Object.entries(installCase.texts).map(([path, text]) => [
      path,
      text.replaceAll('\n', '\r\n'),
    ]);
    yield { ...installCase, kind: 'crlf', texts: Object.fromEntries(texts) };
  }
}

/** Some commits behind: the same folder with another tree. */
function* pendingCases(clone: Clone, head: string): Iterable<InstallCase> {
  for (const folder of clone.folders(head)) {
    const commits = clone.git('log', '--format=%H', '-6', head, '--', folder).trim().split('\n');
    for (const commit of commits.toReversed()) {
      const isOther = clone.tree(commit, folder) !== clone.tree(head, folder);
      const texts = isOther ? clone.texts(commit, folder) : null;
      if (texts) yield { clone, kind: 'pending', commit, folder, texts };
    }
  }
}

/** Renamed with its folder, the only one with that name now. */
function* movedCases(clone: Clone, head: string): Iterable<InstallCase> {
  const headFolders = clone.folders(head);
  for (const { commit, folder } of removalsOrRenames(clone, head, 'R')) {
    const namesakes = headFolders.filter((candidate) => basename(candidate) === basename(folder));
    const texts =
      namesakes.length === 1 && !headFolders.includes(folder) ? clone.texts(commit, folder) : null;
    if (texts) yield { clone, kind: 'moved', commit, folder, texts };
  }
}

/** Removed, without another skill of its name. */
function* removedCases(clone: Clone, head: string): Iterable<InstallCase> {
  const headFolders = clone.folders(head);
  const names = new Set(headFolders.map((folder) => basename(folder)));
  for (const folder of headFolders) {
    const texts = clone.texts(head, folder);
    if (texts) names.add(declaredName(texts, folder));
  }
  for (const { commit, folder } of removalsOrRenames(clone, head, 'D')) {
    const texts = names.has(basename(folder)) ? null : clone.texts(commit, folder);
    if (texts && !names.has(declaredName(texts, folder)))
      yield { clone, kind: 'gone', commit, folder, texts };
  }
}

/** The folders whose SKILL.md was renamed (R) or removed (D), each with the last commit that had it. */
function removalsOrRenames(clone: Clone, head: string, filter: 'R' | 'D') {
  const args = ['--first-parent', '-m', '-M', `--diff-filter=${filter}`, '--name-status'];
  const log = clone.git('log', ...args, '--format=%x00%H', head, '--', '*/SKILL.md');
  const found = log.split('\0').flatMap((block) => {
    const [commit = '', ...lines] = block.split('\n');
    return lines.flatMap((line) => {
      const [, path] = line.split('\t');
      if (path === undefined) return [];
      return [{ commit: `${commit}^`, folder: path.replace(/\/SKILL\.md$/, '') }];
    });
  });
  return found.slice(0, maxCommits);
}
