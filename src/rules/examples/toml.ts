/** A complete skill.toml, followed by these lines. */
export function skillToml(lines: string, skill = 'id = "tool.deploy"\nversion = "1.0.0"'): string {
  return `[skill]
${skill.trim()}
name = "Deploy"
description = "Deploys services."
api_version = "1.0"
${lines.includes('[provides]') ? '' : '\n[provides]\n'}
${lines.trim()}
`;
}

/** Example for skill.toml: a skill.toml with these lines at the end. */
export function withToml(lines: string, files = '', skill?: string): string {
  return `
-- skills/deploy/skill.toml --
${skillToml(lines, skill)}
${files.trim()}
`;
}

/** Example for the format version. */
export function withApiVersion(version: string): string {
  return withToml('').replace('api_version = "1.0"', `api_version = "${version}"`);
}
