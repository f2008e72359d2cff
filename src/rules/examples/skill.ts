/** Example for one skill: its frontmatter and body, as a tree in txtar. */
export function oneSkill(frontmatter: string, body = '', path = 'skills/pdf/SKILL.md'): string {
  return `-- ${path} --\n---\n${frontmatter.trim()}\n---\n${body}`;
}

/** The skill `worklog` with only a name and a description, without its last line end. */
export function plainWorklog(folder = ''): string {
  return `-- ${folder}skills/worklog/SKILL.md --\n---\nname: worklog\ndescription: Writes a work log.\n---`;
}
