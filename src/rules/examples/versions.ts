/** The versions of an example before and after; null for none. */
type Versions = readonly [before: string | null, after: string | null];

const unchanged: Versions = ['1.0.0', '1.0.0'];

/** Example for changes: a skill with an ADR-002 manifest, before and after. */
export function twoManifests(before: string, after: string, versions = unchanged): string {
  return twoFrontmatters(
    `manifest_version: "1.0"\n${dedent(before)}`,
    `manifest_version: "1.0"\n${dedent(after)}`,
    versions,
  );
}

/** Example for changes: a skill with a name and a description, before and after. */
export function twoFrontmatters(before: string, after: string, versions = unchanged): string {
  return side('before', before, versions[0]) + side('after', after, versions[1]);
}

function side(folder: 'before' | 'after', lines: string, version: string | null): string {
  const versionLine = version === null ? '' : `version: ${version}\n`;
  const body = dedent(lines);
  const descriptionLine = /^description:/m.test(body) ? '' : 'description: Writes a work log.\n';
  return `-- ${folder}/skills/worklog/SKILL.md --\n---\nname: worklog\n${descriptionLine}${versionLine}${body}---\n`;
}

/** Removes the common indentation and blank lines; each line ends in a newline. */
export function dedent(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const margin = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => `${line.slice(margin)}\n`).join('');
}
