/** A SKILL.md with additional lines of frontmatter. */
export function skill(name: string, lines = '', body = ''): string {
  return `---\nname: ${name}\ndescription: Does it.\n${lines}---\n\n${body}\n`;
}

/** The lines of a contract: a version and required inputs. */
export function contract(version: string, ...inputs: readonly string[]): string {
  const list = inputs.map(
    (name) => `    - {name: ${name}, description: A value., schema: {type: string}}\n`,
  );
  return `manifest_version: "1.0"\nversion: ${version}\ninputs:\n  required:\n${list.join('')}`;
}
