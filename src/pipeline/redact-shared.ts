import { sensitiveNames, sensitiveValues } from '../dialects/secrets.ts';
import type { Secret } from '../model/secret.ts';
import type { Pair } from '../model/workspace.ts';
import type { Stamp } from './to-finding.ts';

/** What neither side of a skill may show. */
export interface Hidden {
  readonly names: ReadonlySet<string>;
  readonly secrets: readonly Secret[];
}

/** What is sensitive on one side was so on the other, if unsaid. */
export function hiddenIn({ before, after }: Pick<Pair, 'before' | 'after'>): Hidden {
  const manifests = [before, after].flatMap((skill) => skill?.manifests ?? []);
  const roots = manifests.map(({ root }) => root);
  const names = sensitiveNames(roots);
  return { names, secrets: sensitiveValues(roots, names) };
}

/** A stamp that hides of each skill of head what base marks as sensitive, too. */
export function hidingShared(stamp: Stamp, pairs: readonly Pair[]): Stamp {
  const shared = new Map<string, { own: readonly Secret[]; all: readonly Secret[] }>();
  for (const { before, after, status } of pairs) {
    if (!before || !after || status === 'unchanged') continue;
    const { secrets } = hiddenIn({ before, after });
    if (secrets.length > 0) shared.set(after.root, { own: after.secrets, all: secrets });
  }
  return (draft, context) => {
    const known = context.skill === null ? undefined : shared.get(context.skill);
    if (!known) return stamp(draft, context);
    const { own, all } = known;
    const secrets = context.secrets === own ? all : [...context.secrets, ...all];
    return stamp(draft, { ...context, secrets });
  };
}
