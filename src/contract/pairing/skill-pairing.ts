import type { Skill } from '../../model/skill.ts';

/** The pairing of the skills of two trees in progress. */
export class SkillPairing {
  readonly before: Set<Skill>;
  readonly after: Set<Skill>;
  readonly pairs: (readonly [before: Skill, after: Skill])[] = [];

  constructor(before: readonly Skill[], after: readonly Skill[]) {
    this.before = new Set(before);
    this.after = new Set(after);
  }

  /** Pairs skills of the same root and name. No two skills of a tree have one root. */
  byPlace(): void {
    const changed = [...this.after].filter((skill) => !this.before.has(skill));
    const changedByRoot = new Map(changed.map((skill) => [skill.root, skill]));
    for (const skill of this.before) {
      const match = this.after.has(skill) ? skill : changedByRoot.get(skill.root);
      if (match?.name === skill.name) this.pair(skill, match);
    }
  }

  /** Pairs skills with a key that is unique on both sides. */
  byKey(
    key: (skill: Skill) => string | undefined,
    canPair: (before: Skill, after: Skill) => boolean = () => true,
  ): void {
    if (this.before.size === 0 || this.after.size === 0) return;
    const afterByKey = uniqueBy(this.after, key);
    for (const [name, before] of uniqueBy(this.before, key)) {
      const after = afterByKey.get(name);
      if (before && after && canPair(before, after)) this.pair(before, after);
    }
  }

  pair(before: Skill, after: Skill): void {
    this.before.delete(before);
    this.after.delete(after);
    this.pairs.push([before, after]);
  }

  /** The readable unpaired skills. */
  unpaired(): [readonly Skill[], readonly Skill[]] {
    const readable = (skills: Set<Skill>) => [...skills].filter(({ unreadable }) => !unreadable);
    return [readable(this.before), readable(this.after)];
  }
}

/** Skills by key; null for a shared key. */
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
