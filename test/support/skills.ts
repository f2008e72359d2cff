/** A skill with a version and its required inputs. */
export const worklog = (version: string, ...inputs: readonly string[]) => ({
  'skills/worklog/SKILL.md': `---
manifest_version: "1.0"
name: worklog
description: Writes a work log.
version: ${version}
inputs:
  required:
${inputs.map((name) => `    - {name: ${name}, description: A value., schema: {type: string}}\n`).join('')}---
`,
});

/** `count` skills without a description. */
export const faulty = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `skills/n${index}/SKILL.md`,
      `---\nname: n${index}\ndescription: ""\n---\n`,
    ]),
  );
