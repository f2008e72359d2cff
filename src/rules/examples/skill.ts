/** Example for one skill: its frontmatter and body, as a tree in txtar. */
export function oneSkill(frontmatter: string, body = '', path = 'skills/pdf/SKILL.md'): string {
  return `-- ${path} --\n---\n${frontmatter.trim()}\n---\n${body}`;
}

/** The skill `worklog`, with further lines of its frontmatter, without its last line end. */
export function worklogSkill(folder = '', lines = '', description = 'Writes a work log.'): string {
  const more = lines === '' ? '' : `${lines}\n`;
  return `-- ${folder}skills/worklog/SKILL.md --\n---\nname: worklog\ndescription: ${description}\n${more}---`;
}
