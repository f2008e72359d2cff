/** Example for ADR-002 manifests: a frontmatter with these lines at the end. */
export function withManifest(lines: string, files = ''): string {
  return `
-- skills/worklog/SKILL.md --
---
manifest_version: "1.0"
name: worklog
description: Writes a work log.
${lines.trim()}
---
${files.trim()}
`;
}
