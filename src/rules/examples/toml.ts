/** A skill.toml that says what it must, followed by these lines. */
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

/** The example of a rule over skill.toml: a skill whose skill.toml ends in these lines. */
export function withToml(lines: string, files = '', skill?: string): string {
  return `
-- skills/deploy/skill.toml --
${skillToml(lines, skill)}
${files.trim()}
`;
}

/** The example of a rule over the version of the format. */
export function withApiVersion(version: string): string {
  return withToml('').replace('api_version = "1.0"', `api_version = "${version}"`);
}
