import { repository, type TestRepository } from '../git.ts';

/** A manifest and a body. */
function skill(lines: readonly string[], body = 'Body.'): string {
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

/** The same error in `count` skills. */
function each(
  count: number,
  folder: string,
  write: (name: string) => string,
): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => `${index + 1}`.padStart(2, '0'));
  return Object.fromEntries(
    names.map((name) => [
      `${folder}-${name}/SKILL.md`,
      write(`${folder.split('/').at(-1)}-${name}`),
    ]),
  );
}

const missing = ['setup', 'usage', 'limits', 'faults', 'history', 'roles', 'prices', 'words'];

/** A repository that was never checked: 180 skills, 300 findings. */
export function oldRepository(): TestRepository {
  return repository({
    ...each(40, 'skills/guide', (name) =>
      skill([`name: ${name}`, 'description: Use when asked: explain a part of the product.']),
    ),
    ...each(20, 'skills/report', (name) =>
      skill(
        [`name: ${name}`, 'description: Writes a report. Use when asked for one.'],
        missing.map((page) => `See [${page}](${page}.md).`).join('\n'),
      ),
    ),
    ...each(30, 'skills/tool', (name) => skill([`name: ${name}`])),
    ...each(30, 'skills/note', (name) =>
      skill([`name: ${name}s`, 'description: Takes a note. Use when asked to remember.']),
    ),
    ...each(20, 'packages/agents/skills/step', (name) =>
      skill([`name: ${name}`, 'description: Takes a step of a plan.', 'version: 1.10']),
    ),
    ...each(40, 'vendor/acme/skills/acme', (name) =>
      skill([`name: ${name.replace('-', '_')}`, 'description: Comes from another company.']),
    ),
  });
}
