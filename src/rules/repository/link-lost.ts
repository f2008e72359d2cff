import type { Draft } from '../../model/finding.ts';
import { code, list, msg, namePart, pathPart } from '../../model/message.ts';
import { isAtOrInside } from '../../model/text/path.ts';
import { inBaseOnly } from '../../model/text/text.ts';
import type { Link, Workspace } from '../../model/workspace.ts';
import { oneSkill } from '../examples/skill.ts';
import { foldersOf } from '../places/folders.ts';
import { destinationsOf } from '../places/link-targets.ts';
import { skillPlacesOf } from '../places/skill-places.ts';
import { repositoryRule } from '../rule.ts';

const skill = (side: string) =>
  oneSkill(
    'name: pdf\ndescription: Fills PDF forms.',
    'Fill it.\n',
    `${side}.agents/skills/pdf/SKILL.md`,
  );
const link = (path: string) => `-- ${path} (symlink) --\n../.agents/skills\n`;

export const linkLost = repositoryRule({
  id: 'link-lost',
  category: 'discovery',
  severity: 'warning',
  summary: 'Reports symbolic links that a change breaks, and skills that a client loses with one.',
  why: 'Whoever follows the link finds nothing. Git on Windows writes a link as a file with the path as its text; committed again, the client of that folder has no skill any more.',
  source:
    'Git documentation, core.symlinks: "symbolic links are checked out as small plain files".',
  howToFix: 'Restore the link or its target, or remove the link with what needs it.',
  invalid: `${skill('before/')}${link('before/.claude/skills')}${skill('after/')}-- after/.claude/skills --\n../.agents/skills\n`,
  valid:
    skill('before/') +
    link('before/.claude/skills') +
    skill('after/') +
    link('after/.claude/skills'),
  *check({ workspace, base }): Iterable<Draft> {
    if (!base || base.links.length === 0) return;
    const now = new Map(workspace.links.map((each) => [each.path, each]));
    for (const before of base.links) {
      const { kind } = destinationsOf(base)(before.path, before.target);
      if (kind !== 'file' && kind !== 'folder') continue;
      const after = now.get(before.path);
      const draft = after ? brokenDraft(after, workspace) : goneDraft(before, base, workspace);
      if (draft) yield { ...draft, about: before.path };
    }
  },
});

function brokenDraft({ path, target }: Link, head: Workspace): Draft | null {
  if (target === null || destinationsOf(head)(path, target).kind !== 'nowhere') return null;
  const message = msg`Link ${pathPart(path)} leads nowhere: ${pathPart(target)} was removed.`;
  return { message, help: msg`Remove the link, or restore its target.`, at: { path } };
}

/** A link where clients look for skills, whose skills are still in the tree. */
function goneDraft({ path, target }: Link, base: Workspace, head: Workspace): Draft | null {
  const to = destinationsOf(base)(path, target);
  const isFile = head.paths.has(path);
  const isFolder = foldersOf(head).has(path);
  if (to.kind !== 'folder' || isFolder || !skillPlacesOf(base).isLikely(path)) return null;
  const lost = head.skills.filter(({ root }) => isAtOrInside(root, to.path));
  if (lost.length === 0) return null;
  const names = list(lost.map(({ name }) => namePart(name)));
  return {
    message: isFile
      ? msg`${pathPart(path)} was a link and is a file. Its client no longer finds ${names}.`
      : msg`Link ${pathPart(path)} was removed. Its client no longer finds ${names}.`,
    help: isFile ? msg`Commit it as a link: set ${code('core.symlinks')} to true.` : undefined,
    at: isFile ? { path } : inBaseOnly(path),
  };
}
