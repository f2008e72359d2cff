import { compareText } from '../model/text/text.ts';
import type { Dialect, ManifestPart } from './dialect.ts';
import * as index from './index.ts';
import type { PowerNodes } from './power-nodes.ts';

/**
 * Every dialect in order of the ids. The plain frontmatter comes first, and its name is the one that agents use; the
 * last version declared is the version of the skill.
 */
export const dialects: readonly Dialect[] = Object.values(index).sort((a, b) =>
  compareText(a.id, b.id),
);

/** The keys that declare powers, by dialect. */
export const powerNodes: Readonly<Record<string, PowerNodes>> = Object.fromEntries(
  dialects.map(({ id, powers }) => [id, powers]),
);

/** The dialects with a manifest in a part of a file. */
export function dialectsIn(part: ManifestPart): readonly Dialect[] {
  return dialects.filter((dialect) => dialect.part === part);
}
