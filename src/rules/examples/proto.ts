/** The skill of the example protos: one required and two optional inputs. */
export function usedSkill(version: string | null = '1.0.0', folder = ''): string {
  return `-- ${folder}skills/worklog/SKILL.md --
---
manifest_version: "1.0"
name: worklog
description: Writes a work log.
${version === null ? '' : `version: ${version}\n`}inputs:
  required:
    - name: session_date
      description: Date of the session.
      schema: {type: string, pattern: '^\\d{4}-\\d{2}-\\d{2}$'}
  optional:
    - name: topic
      description: What the session was about.
      schema: {type: string, default: session}
    - name: entries
      description: How many entries to write.
      schema: {type: integer, minimum: 1, default: 10}
---
`;
}

/** Content hashes of that skill: version 1.0.0, version 1.1.0, and 1.0.0 with a notes.md of one line, "n". */
export const usedHashes = {
  first: 'sha256:90897718be2881c99055ea13e27cb4ccbfeae22a2cb70b2037780c8068a99b77',
  second: 'sha256:b24ba1c1743101b9123016c20f8ff9c4cfb7f49ca09caeea51d0decae3d03eb6',
  notes: 'sha256:65f012fcdb0472851562fa4afd6936db2fe15e737afa2e5b11af70a117a35dae',
};

/** A proto with one step; the lines are added to its title. Without `inputs` in them, a template fills the inputs in. */
export function stepWith(lines: string, folder = ''): string {
  const bindings = /^\s*inputs:/m.test(lines) ? '' : '\ninputs: "{{inputs}}"';
  const step = `${lines.trim()}${bindings}`.replaceAll('\n', '\n    ');
  return `-- ${folder}protos/daily.yaml --\nsteps:\n  - title: Write the log\n    ${step}\n`;
}
