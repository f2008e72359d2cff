/** Example for one skill: its frontmatter and body, as a tree in txtar. */
export function oneSkill(frontmatter: string, body = '', path = 'skills/pdf/SKILL.md'): string {
  return `-- ${path} --\n---\n${frontmatter.trim()}\n---\n${body}`;
}
