import { contentHash, type Skill } from '../model/skill.ts';
import { compareText } from '../model/text.ts';
import type { Pair } from '../model/workspace.ts';
import { pairSimilar } from './resemblance.ts';

/**
 * Pairs the skills of two trees: by root and name, then by a name that is unique on both sides,
 * then by root, then by how the roots end, then by likeness where that leaves no doubt. A pairing
 * changes what is said of a skill, never how bad it is: whatever is left came or went. In order of
 * the roots.
 */
export function pairSkills(before: readonly Skill[], after: readonly Skill[]): readonly Pair[] {
  const pairing = new Pairing(before, after);
  pairing.byKey(({ root, name }) => `${root}\0${name}`);
  // What cannot be read has no name of its own, so its place is all there is to go by.
  pairing.byKey(
    ({ root }) => root,
    (before, after) => !areRead(before, after),
  );
  pairing.byKey(({ name, unreadable }) => (unreadable ? undefined : name));
  pairing.byKey(({ root }) => root);
  // Copies of one skill whose common folder was renamed still end alike.
  pairing.byKey(({ name, root }) => `${name}\0${root.split('/').slice(1).join('/')}`, areRead);
  pairing.byKey(({ root, texts, unreadable }) => (unreadable ? undefined : wording(root, texts)));
  for (const [was, now] of pairSimilar(...pairing.left())) pairing.pair(was, now);
  return pairing.finish();
}

function areRead(before: Skill, after: Skill): boolean {
  return !before.unreadable && !after.unreadable;
}

/** The texts of the manifests, which alone tell a skill that moved and kept its words. */
function wording(root: string, texts: ReadonlyMap<string, string>): string {
  return JSON.stringify([...texts].map(([path, text]) => [path.slice(root.length), text]));
}

class Pairing {
  readonly #before: Set<Skill>;
  readonly #after: Set<Skill>;
  readonly #pairs: Pair[] = [];

  constructor(before: readonly Skill[], after: readonly Skill[]) {
    this.#before = new Set(before);
    this.#after = new Set(after);
  }

  /** Pairs what shares a key with nothing else of its side. */
  byKey(
    key: (skill: Skill) => string | undefined,
    may: (before: Skill, after: Skill) => boolean = () => true,
  ): void {
    const others = uniqueBy(this.#after, key);
    for (const [name, before] of uniqueBy(this.#before, key)) {
      const after = others.get(name);
      if (before && after && may(before, after)) this.pair(before, after);
    }
  }

  pair(before: Skill, after: Skill): void {
    this.#before.delete(before);
    this.#after.delete(after);
    this.#pairs.push({ before, after, status: statusOf(before, after) });
  }

  left(): [readonly Skill[], readonly Skill[]] {
    const readable = (skills: Set<Skill>) => [...skills].filter(({ unreadable }) => !unreadable);
    return [readable(this.#before), readable(this.#after)];
  }

  finish(): readonly Pair[] {
    const removed = [...this.#before].map(
      (before): Pair => ({ before, after: null, status: 'removed' }),
    );
    const added = [...this.#after].map((after): Pair => ({ before: null, after, status: 'added' }));
    return [...this.#pairs, ...removed, ...added].sort((a, b) => compareText(rootOf(a), rootOf(b)));
  }
}

function rootOf({ before, after }: Pair): string {
  return (after ?? before)?.root ?? '';
}

/** Skills by their key; null where two share it. */
function uniqueBy(
  skills: Iterable<Skill>,
  key: (skill: Skill) => string | undefined,
): Map<string, Skill | null> {
  const unique = new Map<string, Skill | null>();
  for (const skill of skills) {
    const name = key(skill);
    if (name !== undefined) unique.set(name, unique.has(name) ? null : skill);
  }
  return unique;
}

function statusOf(before: Skill, after: Skill): Pair['status'] {
  if (before === after) return 'unchanged';
  if (areRead(before, after) && before.name !== after.name) return 'renamed';
  if (before.root !== after.root) return 'moved';
  return isUnchanged(before, after) ? 'unchanged' : 'changed';
}

/** The same manifests, the same files in the same modes, and, where they are not known, the same hash. */
function isUnchanged(before: Skill, after: Skill): boolean {
  if (before.files.length !== after.files.length) return false;
  const [hash, other] = [contentHash(before), contentHash(after)];
  const sameHash = hash !== '' && hash === other;
  const sameFiles = before.files.every((file, at) => {
    const match = after.files[at];
    if (match?.name !== file.name || match.kind !== file.kind) return false;
    const known = file.id !== undefined && match.id !== undefined;
    return sameHash || (known && file.id === match.id);
  });
  const sameTexts = [...before.texts].every(([path, text]) => after.texts.get(path) === text);
  return sameFiles && sameTexts && before.texts.size === after.texts.size;
}
