/** The skill of the examples for lock rules, with its description. */
export function worklog(description = 'Writes a work log.', folder = ''): string {
  return `-- ${folder}skills/worklog/SKILL.md --
---
name: worklog
description: ${description}
version: 1.0.0
---
`;
}

/**
 * Content hashes of that skill: unchanged, with "daily" in its description, with notes, without files, and renamed to
 * "deploy".
 */
export const hashes = {
  worklog: 'sha256:2db5364dd52e0eac66218884e534e165776ae34b9e7e946203426e182326584b',
  daily: 'sha256:1a7085deafab689e3b0984b5011deb5f6e74e0e68dc7b0ab3da0fe99740af625',
  notes: 'sha256:47550086d1687e6313ca628dcd2b40e3a61728ea8859f52e3cdf4fefe265732b',
  nothing: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  deploy: 'sha256:ff5dc7275de1665aab95dddbb0b3cae739dceaf8a355becbe1858bccf6e0ab75',
};

/** Its hash in the algorithm of the `skills` command line: unchanged, with "daily" in its description, and with CRLF line endings. */
export const computed = {
  worklog: '6714a95800051fe442d99c1013d0e81cca2caec5d1d6263ed3eec5291fa9e77e',
  daily: 'd1b778fc9ef91e131e1e2dff612f685a3e6b370fa7ca39057b3ad92e5aa260f4',
  crlf: '0e30e8237650be8d2ef1dde678083c80ee08c76745a1422cdcd5a21147f35588',
};

/** A lock of that skill in the format of the `skills` command line. */
export function skillsLockOf(hash: string, folder = ''): string {
  const entry = { source: 'acme/skills', sourceType: 'github', computedHash: hash };
  const lock = { version: 1, skills: { worklog: entry } };
  return `-- ${folder}skills-lock.json --\n${JSON.stringify(lock, null, 2)}\n`;
}

/** A lock of that skill: the hash, and further lines of its entry. */
export function lockOf(hash: string, lines: readonly string[] = [], folder = ''): string {
  const entry = ['worklog:', `  content_hash: "${hash}"`, ...lines.map((line) => `  ${line}`)];
  return `-- ${folder}proto.lock --\nskills:\n${entry.map((line) => `  ${line}\n`).join('')}`;
}

/** A lock of that skill and the skill itself, at base. */
export const lockedAtBase = lockedSkill(hashes.worklog, undefined, 'before/');

/** A lock of that skill and the skill itself: the hash, and the description. */
export function lockedSkill(hash: string, description?: string, folder = 'after/'): string {
  return lockOf(hash, [], folder) + worklog(description, folder);
}

/** A lock of that skill in the format of the `skills` command line, and the skill as it installs it. */
export function installed(hash: string, folder: string, description?: string): string {
  return skillsLockOf(hash, folder) + worklog(description, `${folder}.agents/`);
}
