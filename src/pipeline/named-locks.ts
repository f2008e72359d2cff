import type { Problem } from '../model/finding.ts';
import { quote } from '../model/format-value.ts';
import type { Workspace } from '../model/workspace.ts';
import { matcher } from '../syntax/glob/matcher.ts';

/**
 * Says which of the configured locks are none: a name that leads to no lock would switch its gate off
 * without a word. Globs may match nothing.
 */
export function namedLockProblems(
  names: readonly string[],
  { locks, lockProblems, paths }: Pick<Workspace, 'locks' | 'lockProblems' | 'paths'>,
  candidates: readonly string[],
): readonly Problem[] {
  return names
    .filter((name) => !/[*?[\]{}()!]/.test(name))
    .flatMap((name) => {
      const isNamed = matcher([name]);
      const told = lockProblems.some(({ rule, at }) => rule !== unknown && isNamed(at.path));
      if (told || locks.some(({ path }) => isNamed(path))) return [];
      const read = candidates.find(isNamed);
      const there = read ?? [...paths].find(isNamed);
      const why = read
        ? 'it is of no format known here'
        : there
          ? passedOver
          : 'no such file exists';
      const message = `The configuration names ${quote(name)} as a lock, but ${why}. No skill is verified against it.`;
      const path = there ?? name.replace(/^(\.?\/)+/, '');
      return [{ rule: 'lock-syntax', message, at: { path }, about: `named\0${name}` }];
    });
}

const unknown = 'lock-unrecognised';
const passedOver = 'it lies on an ignored path or is a symbolic link';
