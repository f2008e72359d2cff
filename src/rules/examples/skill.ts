/** Example for one skill: its frontmatter and body, as a tree in txtar. */
export function oneSkill(front: string, body = '', path = 'skills/pdf/SKILL.md'): string {
  return `-- ${path} --\n---\n${front.trim()}\n---\n${body}`;
}
