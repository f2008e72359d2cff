import { sensitiveNames, sensitiveValues } from '../dialects/secrets.ts';
import type { Secret } from '../model/value/secret.ts';
import type { Pair } from '../model/workspace.ts';
import type { FindingFactory } from './to-finding.ts';

/** What neither side of a skill may show. */
export interface PairRedactions {
  readonly names: ReadonlySet<string>;
  readonly secrets: readonly Secret[];
}

/** What is sensitive on one side was so on the other, if unsaid. */
export function redactionsOf({ before, after }: Pick<Pair, 'before' | 'after'>): PairRedactions {
  const manifests = [before, after].flatMap((skill) => skill?.manifests ?? []);
  const roots = manifests.map(({ root }) => root);
  const names = sensitiveNames(roots);
  return { names, secrets: sensitiveValues(roots, names) };
}

/** A stamp that hides of each skill of head what base marks as sensitive, too. */
export function withSharedRedactions(
  toFinding: FindingFactory,
  pairs: readonly Pair[],
): FindingFactory {
  const secretsByRoot = new Map<
    string,
    { headSecrets: readonly Secret[]; allSecrets: readonly Secret[] }
  >();
  for (const { before, after, status } of pairs) {
    if (!before || !after || status === 'unchanged') continue;
    const { secrets } = redactionsOf({ before, after });
    if (secrets.length > 0)
      secretsByRoot.set(after.root, { headSecrets: after.secrets, allSecrets: secrets });
  }
  return (draft, context) => {
    const pairSecrets = context.skill === null ? undefined : secretsByRoot.get(context.skill);
    if (!pairSecrets) return toFinding(draft, context);
    const { headSecrets, allSecrets } = pairSecrets;
    const secrets =
      context.secrets === headSecrets ? allSecrets : [...context.secrets, ...allSecrets];
    return toFinding(draft, { ...context, secrets });
  };
}
