import type { Problem } from '../../model/finding.ts';
import { code } from '../../model/value/format-value.ts';
import type { Workspace } from '../../model/workspace.ts';
import { matcher } from '../../syntax/glob/matcher.ts';

/** Reports configured locks that are not locks: a misspelt path would skip a check silently. Globs may match nothing. */
export function configuredLockProblems(
  names: readonly string[],
  { locks, lockProblems, paths }: Pick<Workspace, 'locks' | 'lockProblems' | 'paths'>,
  candidates: readonly string[],
): readonly Problem[] {
  return names
    .filter((name) => !/[*?[\]{}()!]/.test(name))
    .flatMap((name) => {
      const matchesName = matcher([name]);
      const isReported = lockProblems.some(
        ({ rule, at }) => rule !== unrecognisedRule && matchesName(at.path),
      );
      if (isReported || locks.some(({ path }) => matchesName(path))) return [];
      const candidate = candidates.find(matchesName);
      const existingPath = candidate ?? [...paths].find(matchesName);
      const reason = candidate
        ? 'its format is unknown'
        : existingPath
          ? skippedReason
          : 'no such file exists';
      const message = `The configuration names ${code(name)} as a lock, but ${reason}. No skill is verified against it.`;
      const path = existingPath ?? name.replace(/^(\.?\/)+/, '');
      return [{ rule: 'lock-syntax', message, at: { path }, about: `named\0${name}` }];
    });
}

const unrecognisedRule = 'lock-unrecognised';
const skippedReason = 'it is on an ignored path or is a symbolic link';
