import { isManifestName } from '../model/skill.ts';
import { isAtOrInside, nameOf, selfAndAncestors } from '../model/text/path.ts';
import { UsageError } from '../model/usage-error.ts';
import { discover } from '../pipeline/discover.ts';
import { ignoredSentences, type ReadScope, type RequestedPaths } from '../setup/guard-empty.ts';

/** Says which named paths the configuration ignores. Throws UsageError for named paths without a manifest. */
export function ignoredManifests(requested: RequestedPaths, scope: ReadScope): readonly string[] {
  const { named, only = [] } = requested;
  const { entries } = scope.head;
  const paths = new Set(
    entries.flatMap(({ path, kind }) =>
      kind !== 'symlink' && isManifestName(nameOf(path)) ? [...selfAndAncestors(path)] : [],
    ),
  );
  const empty = named.filter((_, index) => !paths.has(only[index] ?? ''));
  const { skills } = discover(entries, scope.config);
  const sentences = ignoredSentences(requested, scope, (path) =>
    skills.some(({ root }) => isAtOrInside(root, path) || isAtOrInside(path, root)),
  );
  if (empty.length === 0) return sentences;
  throw new UsageError(
    `There is no manifest at ${empty.map((name) => `"${name}"`).join(', ')}.`,
    sentences.length === 0 ? undefined : sentences.join(' '),
  );
}
