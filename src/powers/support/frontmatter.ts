import { parseSkillMd } from '../../dialects/skill-md.ts';
import type { Body } from '../../model/skill.ts';
import type { Table } from '../../model/value/value.ts';

/** A Markdown file with a frontmatter. */
export interface MarkdownFile {
  /** Null if missing or unreadable. */
  readonly front: Table | null;
  /** Whether there is a frontmatter that cannot be read: what it grants is unknown. */
  readonly isUnreadable: boolean;
  /** The text after it; `locate` gives places in the file. */
  readonly body: Body;
}

/** Splits a SKILL.md, a command or an agent. */
export function readFrontmatter(path: string, text: string): MarkdownFile {
  const { front, frontText, body } = parseSkillMd(path, text);
  return { front, isUnreadable: front === null && frontText !== null, body };
}
