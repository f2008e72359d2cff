import { code, type Message, msg, pathPart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { folderOf, nameOf, resolve } from '../../model/text/path.ts';
import { linkedPath } from '../../syntax/markdown/linked-path.ts';
import { linksOf } from '../../syntax/markdown/links.ts';
import { oneSkill } from '../examples/skill.ts';
import { isInSibling, mayExist } from '../places/link-paths.ts';
import { manifestRule } from '../rule.ts';

const frontmatter = 'name: pdf\ndescription: Fills PDF forms.';

const maxLines = 500;

export const bodyLines = manifestRule('agent-skills', {
  id: 'body-lines',
  severity: 'note',
  offByDefault: true,
  summary: `Reports a SKILL.md whose body has more than ${maxLines} lines.`,
  why: 'The whole body enters the context of every agent that uses the skill. Details fit in separate files.',
  howToFix: 'Move details to files of their own, such as `references/forms.md`, and link to them.',
  source:
    'Agent Skills specification, "Progressive disclosure": "Keep your main `SKILL.md` under 500 lines".',
  *check({ manifest: { body, path } }) {
    if (!body) return;
    const lines = linesOf(body.text.trimEnd());
    if (lines <= maxLines) return;
    const first = body.locate(0, 0).range?.start.line ?? 1;
    const start = { line: first + maxLines, column: 1 };
    const message = msg`The body has ${lines} lines; at most ${maxLines} are recommended.`;
    const help = msg`Move details to files of their own.`;
    const at = { path, range: { start, end: start } };
    yield { message, help, at, about: 'body', identity: '' };
  },
  invalid: oneSkill(frontmatter, 'Fill the next field.\n'.repeat(501)),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.', 'Fill every field.\n'),
});

function linesOf(text: string): number {
  let lines = 1;
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) lines++;
  return lines;
}

const maxBytes = 1024 * 1024;

export const bodySize = manifestRule('agent-skills', {
  id: 'body-size',
  summary: 'Reports a SKILL.md whose body has more than 1 MiB.',
  why: 'Hosts with a limit reject the skill, and no model has room for so much text.',
  howToFix: 'Move details to files of their own, such as `references/forms.md`, and link to them.',
  source: 'The SKILL.md parser: "1 MiB of instruction text is already excessive".',
  *check({ manifest: { body } }) {
    if (!body || body.text.length <= maxBytes / 3) return;
    const size = Buffer.byteLength(body.text.replaceAll('\r\n', '\n').trim());
    if (size <= maxBytes) return;
    const message = msg`The body has ${size} bytes; at most ${maxBytes} are allowed.`;
    const help = msg`Move details to files of their own.`;
    yield { message, help, at: body.locate(0, 0), about: 'body', identity: '' };
  },
  invalid: oneSkill(frontmatter, '# PDF\n', 'skills/pdf/SKILL.md (1100000 bytes)'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '# PDF\n'),
});

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
      if (isInSibling(workspace, path)) continue;
      reported.add(path);
      const message =
        resolved === undefined
          ? msg`Link ${code(target)} leaves the repository.`
          : msg`Broken link: ${code(target)} does not exist.`;
      const help = alternative(skill, path);
      yield { message, help, at, about: path };
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
