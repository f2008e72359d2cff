import type { Skill } from '../../model/skill.ts';
import { folderOf, nameOf, resolve } from '../../model/text/path.ts';
import { code } from '../../model/value/format-value.ts';
import type { Workspace } from '../../model/workspace.ts';
import { linksOf } from '../../syntax/markdown/links.ts';
import { oneSkill } from '../examples/skill.ts';
import { manifestRule } from '../rule.ts';
import { perWorkspace } from '../support/per-workspace.ts';

const frontmatter = 'name: pdf\ndescription: Fills PDF forms.';

/** A relative link to a missing file. */
export const linkTarget = manifestRule('agent-skills', {
  id: 'link-target',
  needs: 'workspace',
  severity: 'warning',
  summary: 'Every relative link of a SKILL.md leads to a file or directory of the repository.',
  why: 'The agent follows the link, finds no file, and works without what the file says.',
  source:
    'Agent Skills specification, "File references": "When referencing other files in your skill, use relative paths from the skill root".',
  *check({ manifest, skill, workspace }) {
    if (!manifest.body) return;
    const reported = new Set<string>();
    for (const { target, at } of linksOf(manifest.body)) {
      const path = pathOf(target);
      if (path === undefined || reported.has(path)) continue;
      const resolved = resolve(folderOf(manifest.path), path);
      if (resolved !== undefined && mayExist(workspace, resolved)) continue;
      reported.add(path);
      const what =
        resolved === undefined
          ? 'leads out of the repository, so agents cannot follow it'
          : 'leads to a file that does not exist';
      const message = `Link ${code(target)} ${what}.${alternative(skill, path)}`;
      yield { message, at, about: path };
    }
  },
  invalid: oneSkill(frontmatter, 'Field types: [reference](references/fields.md).\n'),
  valid: `${oneSkill(frontmatter, 'Field types: [reference](references/fields.md).\n')}-- skills/pdf/references/fields.md --\n# Fields\n`,
});

/**
 * Targets that are not relative paths: URLs, hosts, anchors and absolute paths, or text with variables, globs or
 * ellipses.
 */
const notRelativePath = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[#?/~]|$)|[{}<>$*|`]|\.\.\./i;

/** Placeholder targets: `url`, `internal-link`, `path/to/file.md`. */
const placeholder = /^(?:\.\/)?(?:path\/to\/|(?:[\w-]+[-_])?(?:link|url|uri|href|path|target)s?$)/i;

/** The path of a link target; undefined if it is not a relative path. */
function pathOf(target: string): string | undefined {
  if (notRelativePath.test(target) || placeholder.test(target)) return undefined;
  const pathPart = target.replace(/[?#].*$/s, '').replaceAll('\\', '/');
  try {
    return decodeURIComponent(pathPart);
  } catch {
    return pathPart;
  }
}

const folders = perWorkspace(({ paths }) => {
  const known = new Set<string>(['']);
  for (const path of paths) {
    for (let at = folderOf(path); !known.has(at); at = folderOf(at)) known.add(at);
  }
  return known;
});

/** True if a path exists, or may exist below a link or a submodule. */
function mayExist(workspace: Workspace, path: string): boolean {
  if (workspace.paths.has(path) || folders(workspace).has(path)) return true;
  for (let at = folderOf(path); at !== ''; at = folderOf(at)) {
    if (workspace.paths.has(at)) return true;
  }
  return false;
}

/** The only other file of the skill with the same name, as a sentence. */
function alternative(skill: Skill, path: string): string {
  const name = nameOf(path).toLowerCase();
  if (name === 'skill.md') return '';
  const [match, other] = skill.files.filter((file) => nameOf(file.name).toLowerCase() === name);
  return match && !other ? ` The skill has ${code(match.name)}.` : '';
}
