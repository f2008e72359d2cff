import type { Draft } from '../../model/finding.ts';
import type { IndexEntry, SkillsIndex } from '../../model/listing.ts';
import { code, identityOf, msg, namePart, pathPart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { folderOf, join } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { withFields } from '../examples/block.ts';
import { indexExample } from '../examples/index-file.ts';
import { foldersOf } from '../places/folders.ts';
import { repositoryRule } from '../rule.ts';
import { differencesOf, indexedFolder, isIndexable } from '../support/index-differences.ts';
import { digestDrafts } from '../support/locks/digest-differences.ts';

export const skillsIndexStale = repositoryRule({
  id: 'skills-index-stale',
  category: 'discovery',
  severity: 'warning',
  summary: 'Reports a committed index of skills that differs from them.',
  why: 'Agents choose a skill and an operation from the index alone. They never call missing ones, and calls of outdated ones fail. Agents reject content with another digest.',
  source: 'Skill Manifest v2: `capabilities` are "Used by the skills index".',
  howToFix:
    'Run the script that wrote the index again, and commit the result. `skillaccord fix` writes digests and the names of renamed skills.',
  invalid: withFields({}) + indexExample({ version: '0.9.0', operations: {} }),
  valid: withFields({}) + indexExample({}),
  *check(subject) {
    const { workspace } = subject;
    for (const index of workspace.listings.indexes) {
      if (index.problems.length === 0) yield* indexDrafts(index, workspace);
    }
    for (const index of workspace.listings.digestIndexes) {
      if (index.problems.length === 0) yield* digestDrafts(index, subject);
    }
  },
});

function* indexDrafts(index: SkillsIndex, workspace: Workspace): Iterable<Draft> {
  const folder = indexedFolder(index, workspace.skills);
  if (folder === null) return;
  const indexedSkills = workspace.skills.filter(
    ({ root }) => root !== '' && folderOf(root) === folder,
  );
  const byRoot = new Map(indexedSkills.map((skill) => [skill.root, skill]));
  const byName = new Map(indexedSkills.map((skill) => [skill.name, skill]));
  const found = new Set<Skill>();
  for (const entry of index.entries) {
    const skill = byRoot.get(join(folder, entry.folder)) ?? byName.get(entry.id);
    if (skill) found.add(skill);
    const draft = skill
      ? differenceDraft(entry, skill, folder)
      : missingSkillDraft(entry, folder, workspace);
    if (draft) yield { ...draft, about: `${index.path}\0${entry.id}` };
  }
  for (const skill of indexedSkills.filter(
    (candidate) => isIndexable(candidate) && !found.has(candidate),
  )) {
    const message = msg`The index does not list skill ${namePart(skill.name)}.`;
    yield { message, help, at: index.at, about: `${index.path}\0${skill.name}`, skill: skill.root };
  }
}

function differenceDraft(entry: IndexEntry, skill: Skill, folder: string): Draft | null {
  if (skill.unreadable) return null;
  if (!isIndexable(skill)) {
    const message = msg`The index lists skill ${namePart(entry.id)}, and it has no manifest with operations.`;
    return { message, help, at: entry.at, skill: skill.root };
  }
  const differences = differencesOf(entry, skill, folder);
  const [first] = differences;
  if (!first) return null;
  return {
    message: msg`The index entry of skill ${namePart(entry.id)} ${first.clause}.`,
    help,
    notes: differences
      .slice(1, maxDifferences)
      .map(({ clause, at }) => ({ message: msg`It also ${clause}.`, at })),
    at: differences.length === 1 ? first.at : entry.at,
    identity: differences.map(({ clause }) => identityOf(clause)),
    skill: skill.root,
  };
}

const help = msg`Run the script that writes the index again.`;

/** The most differences that are listed. */
const maxDifferences = 4;

function missingSkillDraft(entry: IndexEntry, folder: string, workspace: Workspace): Draft | null {
  const folders = foldersOf(workspace);
  const path = join(folder, entry.folder);
  // Ignored files, and files outside the tree, are unknown.
  if (folders.isSkill(path) || folders.isElsewhere(path)) return null;
  const message = msg`The index lists skill ${namePart(entry.id)}, but ${pathPart(path)} has no ${code('SKILL.md')}.`;
  return { message, help, at: entry.at };
}
