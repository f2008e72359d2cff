import type { Finding } from '../../model/finding.ts';
import type { SkillSummary } from '../../model/report.ts';
import { code, prose } from '../../report/markdown-text.ts';
import { migrationOf } from '../migration.ts';
import {
  changelogOf,
  folded,
  noteOf,
  titleOf,
  titles,
  withoutWords,
  wordsOf,
} from './changelog.ts';
import type { SkillChanges } from './skill-changes.ts';

/** Changes as Markdown, under headings as release notes have them. */
export function markdownChanges(changes: readonly SkillChanges[]): string {
  if (changes.length === 0) return 'No skill changed.\n';
  const { removed, changed, added, reworded } = changelogOf(changes);
  const blocks = [
    ...section('## Breaking: removed skills', removed.map(removal)),
    ...changed.flatMap(block),
    ...section(
      '## New skills',
      added.map(({ skill }) => named(skill)),
    ),
    ...section('## Only words and bundled files', reworded.map(rewording)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function block({ skill, changes }: SkillChanges): string[] {
  const [seen, words] = withoutWords(changes);
  const also = words === null ? [] : [`${words.charAt(0).toUpperCase()}${words.slice(1)}.`];
  const lines = titles.flatMap((title) => {
    const own = seen.filter((change) => titleOf(change) === title);
    const notes = own.map((change) => prose(noteOf(change)));
    return section(`### ${title}`, title === 'Changed' ? [...notes, ...also] : notes);
  });
  const steps = changes.flatMap(migration);
  const none = changes.length === 0 ? ['Nothing in its contract.'] : [];
  return [`## ${heading(skill)}`, ...lines, ...section('### Migration', steps), ...none];
}

function migration(change: Finding): string[] {
  const step = migrationOf(change);
  return step === null ? [] : [`${prose(step.charAt(0).toUpperCase() + step.slice(1))}.`];
}

/** A list under its heading; of a long one the rest is folded. */
function section(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const [first, rest] = folded(items);
  const bullets = (list: readonly string[]) => list.map((item) => `- ${item}`).join('\n');
  if (rest.length === 0) return [title, bullets(first)];
  const more = `<details><summary>${rest.length} more</summary>\n\n${bullets(rest)}\n\n</details>`;
  return [title, bullets(first), more];
}

function named({ name, root, version }: SkillSummary): string {
  const stated = version === null ? '' : ` ${code(version)}`;
  return `${code(name)}${stated}${root === '' ? '' : ` in ${code(root)}`}`;
}

function removal({ skill, changes }: SkillChanges): string {
  const [change] = changes;
  return change ? prose(noteOf(change)) : named(skill);
}

function rewording({ skill, changes }: SkillChanges): string {
  return `${heading(skill)}: ${wordsOf(changes)}`;
}

function heading(skill: SkillSummary): string {
  const { name, base } = skill;
  const was = base && base.name !== name ? ` (was ${code(base.name)})` : '';
  const version = versions(skill);
  return `${code(name)}${was}${version === '' ? '' : ` ${version}`}`;
}

function versions({ version, base, status }: SkillSummary): string {
  const now = version === null ? '' : code(version);
  const was = status === 'removed' ? null : (base?.version ?? null);
  return was === null || was === version ? now : `${code(was)} → ${now || 'unversioned'}`;
}
