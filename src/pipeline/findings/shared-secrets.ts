import { sensitiveNames, sensitiveValues } from '../../dialects/secrets.ts';
import type { Secret } from '../../model/value/secret.ts';
import type { Pair } from '../../model/workspace.ts';
import type { RuleDraft, Source } from './rule-draft.ts';

/** The sensitive names and values of both sides of a pair. */
export interface PairSecrets {
  readonly names: ReadonlySet<string>;
  readonly secrets: readonly Secret[];
}

/** Collects the secrets of both sides; an input marked on one side is sensitive on both. */
export function secretsOfPair({ before, after }: Pick<Pair, 'before' | 'after'>): PairSecrets {
  const manifests = [before, after].flatMap((skill) => skill?.manifests ?? []);
  const roots = manifests.map(({ root }) => root);
  const names = sensitiveNames(roots);
  return { names, secrets: sensitiveValues(roots, names) };
}

/** Adds the secrets of base to the drafts of head on the same skill. */
export function withSharedSecrets(
  drafts: readonly RuleDraft[],
  pairs: readonly Pair[],
): readonly RuleDraft[] {
  const secretsByRoot = new Map(pairs.flatMap(sharedSecrets));
  if (secretsByRoot.size === 0) return drafts;
  return drafts.map((draft) => {
    const { skill } = draft.source;
    const shared = skill === null ? undefined : secretsByRoot.get(skill);
    return shared ? { ...draft, source: withSecrets(draft.source, shared) } : draft;
  });
}

interface SharedSecrets {
  readonly head: readonly Secret[];
  readonly all: readonly Secret[];
}

function sharedSecrets(pair: Pair): readonly (readonly [string, SharedSecrets])[] {
  const { before, after, status } = pair;
  if (!before || !after || status === 'unchanged') return [];
  const { secrets } = secretsOfPair(pair);
  return secrets.length > 0 ? [[after.root, { head: after.secrets, all: secrets }]] : [];
}

/** Keeps the same array for the same skill: redactors are cached by it. */
function withSecrets(source: Source, { head, all }: SharedSecrets): Source {
  const { secrets } = source;
  const isOwn = secrets === head || secrets.length === 0;
  return { ...source, secrets: isOwn ? all : [...secrets, ...all] };
}
