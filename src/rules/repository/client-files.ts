import { code, msg, pathPart } from '../../model/message.ts';
import { folderOf } from '../../model/text/path.ts';
import { oneSkill } from '../examples/skill.ts';
import { repositoryRule } from '../rule.ts';

const pdf = oneSkill('name: pdf\ndescription: Fills PDF forms.');
const settings = (path: string) =>
  `${pdf}-- ${path} --\n{"permissions": {"deny": ["Read(.env)"]}}\n`;

/** A file or folder with the name of one that clients open, in another spelling. */
export const clientFileSpelling = repositoryRule({
  id: 'client-file-spelling',
  category: 'discovery',
  severity: 'warning',
  summary: 'Reports files and folders of clients with another spelling than clients look for.',
  why: 'On macOS and Windows clients open the file anyway, on Linux they do not: what it allows or forbids holds for some users only.',
  source:
    'APFS, HFS+ and NTFS compare names without case; APFS and HFS+ also in one canonical form.',
  howToFix: 'Rename the file or folder. It is checked as if it had the name that clients look for.',
  invalid: settings('.Claude/settings.json'),
  valid: settings('.claude/settings.json'),
  *check({ workspace }) {
    for (const { path, name, known } of workspace.misspelt) {
      const message = msg`${pathPart(path)} is ${pathPart(known)} on macOS and Windows only.`;
      yield { message, help: msg`Rename it to ${pathPart(known)}.`, at: { path }, about: name };
    }
  },
});

const ignoring = (glob: string) => `${pdf}-- skillaccord.yml --
ignore: [${glob}]
${oneSkill('name: web\ndescription: Reads web pages.', '', '.claude/skills/fixtures/web/SKILL.md')}`;

/** A glob of `ignore` that matches what clients open by themselves. */
export const ignoreWithoutEffect = repositoryRule({
  id: 'ignore-without-effect',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports globs of `ignore:` that match files which clients open by themselves.',
  why: 'A client opens such a file whatever its folder is called, so it is checked nevertheless.',
  source: 'Skillaccord\'s configuration, "ignore".',
  howToFix: 'Move the file, or name its folder from the root: `/.claude/skills/fixtures/`.',
  invalid: ignoring('fixtures/'),
  valid: ignoring('/.claude/skills/fixtures/'),
  *check({ workspace }) {
    for (const { glob, path } of workspace.shown) {
      const message = msg`${code(glob)} under ${code('ignore')} does not hide ${pathPart(path)}, which clients open.`;
      const help = msg`Move the file, or write ${code(`/${folderOf(path)}/`)}.`;
      yield { message, help, at: { path }, about: glob };
    }
  },
});
