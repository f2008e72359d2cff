import { verifiesNothing } from '../../locks/unreadable.ts';
import type { Problem } from '../../model/finding.ts';
import { code, msg, words } from '../../model/message.ts';
import type { Workspace } from '../../model/workspace.ts';
import { lockSyntax, lockUnrecognised } from '../../rules/problem/locks.ts';
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
        ({ rule, at }) => rule !== lockUnrecognised.id && matchesName(at.path),
      );
      if (isReported || locks.some(({ path }) => matchesName(path))) return [];
      const candidate = candidates.find(matchesName);
      const existingPath = candidate ?? [...paths].find(matchesName);
      const fault = candidate
        ? words('has an unknown format')
        : existingPath
          ? skippedReason
          : words('does not exist');
      const message = msg`Configured lock ${code(name)} ${fault}.`;
      const notes = [{ message: verifiesNothing }];
      const path = existingPath ?? name.replace(/^(\.?\/)+/, '');
      const about = `named\0${name}`;
      return [{ rule: lockSyntax.id, message, notes, at: { path }, about }];
    });
}

const skippedReason = words('is ignored, or a symbolic link');
