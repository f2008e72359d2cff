import { readManifests, readSkill } from '../../dialects/read-skill.ts';
import { withQuotedTexts } from '../../fixes/unquoted-text.ts';
import type { Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Pair } from '../../model/workspace.ts';

/**
 * A pair whose base is read as its author meant it, where quotes or a frontmatter make base readable and head is readable
 * or gone.
 */
export function withReadableBase(pair: Pair): Pair {
  const { before, after } = pair;
  if (!before?.unreadable || after?.unreadable) return pair;
  const repaired = repairedSkill(before, after?.name ?? nameOf(before.root));
  return repaired && !repaired.unreadable ? { ...pair, before: repaired } : pair;
}

/** A text without a frontmatter, which promises nothing, with one that promises nothing. */
function withFrontmatter(text: string, name: string): string {
  const isPlain = text.trim() !== '' && !/^\s*---/.test(text.replace(/^\ufeff/, ''));
  return isPlain
    ? `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(name)}\n---\n${text}`
    : text;
}

/** A skill with the unquoted values of its frontmatter in quotes; null if they are not all that is wrong. */
function repairedSkill(skill: Skill, name: string): Skill | null {
  const { root, files, attached, moduleExports } = skill;
  const texts = new Map<string, string>();
  for (const [path, text] of skill.texts) {
    const whole = nameOf(path).toLowerCase() === 'skill.md' ? withFrontmatter(text, name) : text;
    const quoted = path.endsWith('.toml') ? text : withQuotedTexts(path, whole);
    if (quoted === null) return null;
    texts.set(path, quoted);
  }
  const manifests = readManifests(root, [...texts.keys()], { texts, problems: [] });
  if (!manifests || texts.size === 0) return null;
  const names = files.flatMap(({ name, kind }) => (kind === 'symlink' ? [] : [name]));
  return { ...skill, ...readSkill(manifests, names, { attached, moduleExports }) };
}
