import type { Draft } from '../../model/finding.ts';
import { msg, pathPart } from '../../model/message.ts';
import { relativePath } from '../../model/text/path.ts';
import type { Range } from '../../model/text/text.ts';
import { oneSkill } from '../examples/skill.ts';
import { repositoryRule } from '../rule.ts';

const skill = (side: string, file: string) =>
  `${oneSkill('name: pdf\ndescription: Fills PDF forms.', 'Field types are in `references/fields.md`.\n', `${side}/skills/pdf/SKILL.md`)}-- ${side}/skills/pdf/references/${file} --\n# Fields\n`;

export const bundledFileMissing = repositoryRule({
  id: 'bundled-file-missing',
  category: 'repository',
  severity: 'warning',
  summary:
    'Reports files of a skill that a change removes or renames while its texts still name them.',
  why: 'The agent looks for the file, finds none, and works without its content.',
  source:
    'Agent Skills specification, "File references": "When referencing other files in your skill, use relative paths from the skill root".',
  howToFix: 'Write the new path, or remove what is said of the file.',
  invalid: skill('before', 'fields.md') + skill('after', 'types.md'),
  valid: skill('before', 'fields.md') + skill('after', 'fields.md'),
  *check({ workspace }): Iterable<Draft> {
    const calls = new Map(
      workspace.scripts.flatMap((scripts) =>
        scripts.calls.flatMap(({ call }) =>
          call.isFound ? [] : [[keyOf(call.path, call.scriptAt), call] as const],
        ),
      ),
    );
    for (const lost of workspace.mentions.lostFiles ?? []) {
      if (calls.has(keyOf(lost.path, lost.at))) continue;
      const { instead, written } = lost;
      yield {
        message:
          instead === null
            ? msg`${pathPart(written)} was removed from the skill.`
            : msg`${pathPart(written)} was renamed to ${pathPart(instead)}.`,
        help: instead === null ? msg`Remove what is said of it.` : undefined,
        at: { path: lost.path, range: lost.at },
        about: `${relativePath(lost.skill, lost.path)}\0${lost.name}`,
        ...(instead !== null && { before: written, after: instead }),
        skill: lost.skill,
      };
    }
  },
});

/** The line of a place: a call that is reported already. */
function keyOf(path: string, { start }: Range): string {
  return `${path}\0${start.line}`;
}
