/** The one skill of the examples of lock rules, with its description. */
export function worklog(description = 'Writes a work log.', folder = ''): string {
  return `-- ${folder}skills/worklog/SKILL.md --
---
name: worklog
description: ${description}
version: 1.0.0
---
`;
}

/** The content hash of that skill as it is, with "daily" in its description, and as "deploy". */
export const hashes = {
  worklog: 'sha256:2db5364dd52e0eac66218884e534e165776ae34b9e7e946203426e182326584b',
  daily: 'sha256:1a7085deafab689e3b0984b5011deb5f6e74e0e68dc7b0ab3da0fe99740af625',
  deploy: 'sha256:ff5dc7275de1665aab95dddbb0b3cae739dceaf8a355becbe1858bccf6e0ab75',
};

/** A lock of that skill: the hash, and further lines of its entry. */
export function lockOf(hash: string, lines: readonly string[] = [], folder = ''): string {
  const entry = ['worklog:', `  content_hash: "${hash}"`, ...lines.map((line) => `  ${line}`)];
  return `-- ${folder}proto.lock --\nskills:\n${entry.map((line) => `  ${line}\n`).join('')}`;
}
