import { readManifests, readSkill } from '../../dialects/read-skill.ts';
import { withQuotedColons } from '../../fixes/unquoted-colon.ts';
import type { Skill } from '../../model/skill.ts';
import type { Pair } from '../../model/workspace.ts';

/** A pair whose base is read as its author meant it, where head is readable and quotes make base readable. */
export function withReadableBase(pair: Pair): Pair {
  const { before, after } = pair;
  if (!before?.unreadable || !after || after.unreadable) return pair;
  const repaired = quotedSkill(before);
  return repaired && !repaired.unreadable ? { ...pair, before: repaired } : pair;
}

/** A skill with the unquoted values of its frontmatter in quotes; null if they are not all that is wrong. */
function quotedSkill(skill: Skill): Skill | null {
  const { root, files, attached, moduleExports } = skill;
  const texts = new Map<string, string>();
  for (const [path, text] of skill.texts) {
    const quoted = path.endsWith('.toml') ? text : withQuotedColons(path, text);
    if (quoted === null) return null;
    texts.set(path, quoted);
  }
  const manifests = readManifests(root, [...texts.keys()], { texts, problems: [] });
  if (!manifests || texts.size === 0) return null;
  const names = files.flatMap(({ name, kind }) => (kind === 'symlink' ? [] : [name]));
  return { ...skill, ...readSkill(manifests, names, { attached, moduleExports }) };
}
