import type { TrackedSkill } from './tracked-skills.ts';

/**
 * The skills of a name, from every lock: those of exactly this name, else those of the only name that differs from it in
 * case. The `skills` command line keeps the name of an entry when its source changes the case.
 */
export function skillsNamed(
  tracked: readonly TrackedSkill[],
  wanted: string,
): readonly TrackedSkill[] {
  const exact = tracked.filter(({ name }) => name === wanted);
  if (exact.length > 0) return exact;
  const alike = tracked.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  return new Set(alike.map(({ name }) => name)).size === 1 ? alike : [];
}
