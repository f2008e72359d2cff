import { code, msg, pathPart } from '../../model/message.ts';
import { folderOf, isAtOrInside } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { repositoryRule } from '../rule.ts';

const pdf = oneSkill('name: pdf\ndescription: Fills PDF forms.');
const settings = (path: string) =>
  `${pdf}-- ${path} --\n{"permissions": {"deny": ["Read(.env)"]}}\n`;

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

const misplaced = (folder: string) => `${pdf}-- p/.claude-plugin/plugin.json --
{"name": "p", "version": "1.0.0", "description": "Writes notes."}
-- p/${folder}agents/a.md --
---
name: a
description: Writes notes.
tools: Read
---
Writes notes.
`;

export const clientPartUnread = repositoryRule({
  id: 'client-part-unread',
  category: 'discovery',
  severity: 'warning',
  summary: 'Reports parts of plugins in folders of manifests, and files in place of folders.',
  why: 'No client looks there. A link that a system without links committed is a file with its target as text.',
  source:
    'Claude Code documentation, Plugins reference: the folder `.claude-plugin` holds the manifest, all other folders are at the root of the plugin.',
  howToFix: 'Move the part to the root of the plugin, or restore the folder.',
  invalid: misplaced('.claude-plugin/'),
  valid: misplaced(''),
  *check({ workspace, base }) {
    const reported = new Set<string>();
    for (const path of workspace.paths) {
      const [, folder = '', part = ''] = manifestPart.exec(path) ?? [];
      if (part === '' || reported.has(`${folder}${part}`) || isNamed(path, folder, workspace))
        continue;
      reported.add(`${folder}${part}`);
      const message = msg`No client looks for ${pathPart(part)} in ${pathPart(folder)}.`;
      const help = msg`Move it next to the folder.`;
      yield { message, help, at: { path }, about: `${folder}\0${part}` };
    }
    const others = new Set([...workspace.links, ...workspace.submodules].map(({ path }) => path));
    for (const path of workspace.paths) {
      const wasLink = base?.links.some((link) => link.path === path) ?? false;
      if (!partFolder.test(path) || others.has(path) || wasLink) continue;
      const message = msg`${pathPart(path)} is a file. Clients find nothing in it.`;
      const help = msg`Make it a folder, or a symbolic link to one.`;
      yield { message, help, at: { path }, about: 'file' };
    }
  },
});

/** A part in the folder of a manifest. */
const manifestPart =
  /^((?:.*\/)?\.(?:claude|codex|cursor)-plugin)\/(skills|agents|commands|hooks|\.mcp\.json)(?:\/|$)/;

/** A folder of parts that clients open by themselves. */
const partFolder =
  /(?:^|\/)\.(?:agents|claude|codex|cursor|gemini|github|opencode)\/(?:skills|agents|commands)$/;

/** Whether a manifest or a marketplace names the place. */
function isNamed(path: string, folder: string, { grants }: Workspace): boolean {
  return (
    grants.offered.some(({ root }) => root === folder) ||
    grants.files.some((file) => file.path === path && file.unit.kind !== 'skill') ||
    grants.skillFolders.some((named) => isAtOrInside(path, named.folder))
  );
}
