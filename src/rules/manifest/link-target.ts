import { code, type Message, msg, pathPart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { folderOf, nameOf, resolve } from '../../model/text/path.ts';
import { linksOf } from '../../syntax/markdown/links.ts';
import { oneSkill } from '../examples/skill.ts';
import { linkedPath, mayExist } from '../places/link-paths.ts';
import { manifestRule } from '../rule.ts';

const frontmatter = 'name: pdf\ndescription: Fills PDF forms.';

/** A relative link to a missing file. */
export const linkTarget = manifestRule('agent-skills', {
  id: 'link-target',
  needs: 'paths',
  severity: 'warning',
  summary: 'Reports relative links of a SKILL.md to files or folders that do not exist.',
  why: 'The agent follows the link, finds no file, and works without its content.',
  howToFix:
    'Correct the path, which starts at the folder of the SKILL.md, or commit the file. On Linux, upper and lower case differ.',
  source:
    'Agent Skills specification, "File references": "When referencing other files in your skill, use relative paths from the skill root".',
  *check({ manifest, skill, workspace }) {
    if (!manifest.body) return;
    const reported = new Set<string>();
    for (const { target, at } of linksOf(manifest.body)) {
      const path = linkedPath(target);
      if (path === undefined || reported.has(path)) continue;
      const resolved = resolve(folderOf(manifest.path), path);
      if (resolved !== undefined && mayExist(workspace, resolved)) continue;
      reported.add(path);
      yield {
        message:
          resolved === undefined
            ? msg`Link ${code(target)} leaves the repository.`
            : msg`Broken link: ${code(target)} does not exist.`,
        help: alternative(skill, path),
        at,
        about: path,
      };
    }
  },
  invalid: oneSkill(frontmatter, 'Field types: [reference](references/fields.md).\n'),
  valid: `${oneSkill(frontmatter, 'Field types: [reference](references/fields.md).\n')}-- skills/pdf/references/fields.md --\n# Fields\n`,
});

/** The only other file of the skill with the same name. */
function alternative(skill: Skill, path: string): Message | undefined {
  const name = nameOf(path).toLowerCase();
  if (name === 'skill.md') return undefined;
  const [match, other] = skill.files.filter((file) => nameOf(file.name).toLowerCase() === name);
  return match && !other ? msg`Link to ${pathPart(match.name)}.` : undefined;
}
