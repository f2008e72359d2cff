import { contentHash, type Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { installLocation } from '../../model/text/install-location.ts';
import { nameOf } from '../../model/text/path.ts';
import { compareText } from '../../model/text/text.ts';
import type { Pair } from '../../model/workspace.ts';

/** The skills of one name and folder name for several agents: `skills/pdf`, `.claude/skills/pdf`, and so on. */
export type AgentCopies = readonly [original: Skill, ...copies: Skill[]];

/**
 * Groups skills in the skill folders of several agents, with the original first: the one in plain `skills/`,
 * else the one in `.agents`, else the first by path. Skills without another place are left out.
 */
export function agentCopies(skills: readonly Skill[]): readonly AgentCopies[] {
  const groups = groupBy(skills, (skill) => {
    const location = installLocation(skill.root);
    return location && JSON.stringify([location.home, location.folder, skill.name]);
  });
  groups.delete(null);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = [...group].sort((a, b) => rankOf(a) - rankOf(b) || byRoot(a, b));
    return first && others.length > 0 ? [[first, ...others] as const] : [];
  });
}

/** Divides a group into skills with the same bytes; one that could not be hashed is alone. */
export function equalCopies(group: readonly Skill[]): readonly AgentCopies[] {
  const byContent = groupBy(group, (skill) => contentKey(skill) ?? skill.root);
  return [...byContent.values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others] as const] : [],
  );
}

/** The root of the original of each byte-equal copy, by the root of the copy. */
export function originalsByCopy(skills: readonly Skill[]): ReadonlyMap<string, string> {
  const groups = agentCopies(skills).flatMap(equalCopies);
  return new Map(
    groups.flatMap(([original, ...copies]) => copies.map(({ root }) => [root, original.root])),
  );
}

/**
 * Marks the pairs of copies that come to a skill or leave one: the skill is neither new nor removed. A removed original
 * in plain `skills/` is a removal, since others install from there.
 */
export function markCopies(pairs: readonly Pair[]): readonly Pair[] {
  const unpaired = pairs.filter(({ before, after }) => !before || !after);
  if (unpaired.length === 0) return pairs;
  const keptAtBase = new Set(
    pairs.flatMap(({ before, after }) => (after && before ? [before] : [])),
  );
  const keptAtHead = new Set(
    pairs.flatMap(({ before, after }) => (before && after ? [after] : [])),
  );
  const sides = [
    { skills: pairs.flatMap(({ before }) => before ?? []), kept: keptAtBase },
    { skills: pairs.flatMap(({ after }) => after ?? []), kept: keptAtHead },
  ];
  const copies = new Set(
    sides.flatMap(({ skills, kept }) =>
      agentCopies(skills)
        .flatMap(equalCopies)
        .filter((group) => group.some((skill) => kept.has(skill)))
        .flat(),
    ),
  );
  return pairs.map((pair) => {
    const { before, after } = pair;
    const [skill, isRemoved] = [before ?? after, after === null];
    if (!skill || (before && after) || !copies.has(skill)) return pair;
    if (isRemoved && !installLocation(skill.root)?.inAgentFolder) return pair;
    return { ...pair, isCopy: true };
  });
}

/** Equal for skills with the same files; null for one that cannot be hashed. */
export function contentKey(skill: Skill): string | null {
  const hash = contentHash(skill);
  if (hash === '') return null;
  return JSON.stringify([hash, skill.files.map(({ name, kind, id }) => [name, kind, id ?? ''])]);
}

function rankOf({ root }: Skill): number {
  const location = installLocation(root);
  if (!location?.inAgentFolder) return 0;
  return root.split('/').includes('.agents') ? 1 : 2;
}

function byRoot(a: Skill, b: Skill): number {
  return compareText(nameOf(a.root), nameOf(b.root)) || compareText(a.root, b.root);
}
