import type { Finding } from '../../model/finding.ts';
import type { SkillSummary } from '../../model/report.ts';
import { codeSpan, prose } from '../../report/markdown-text.ts';
import { sideVersion } from '../../report/verdict.ts';
import { migrationOf } from '../migration.ts';
import {
  changelogOf,
  headingOf,
  headings,
  releaseNote,
  splitLongList,
  splitWording,
  wordingLabels,
} from './changelog.ts';
import type { SkillChanges } from './skill-changes.ts';

/** Changes as Markdown, under the headings of release notes. */
export function markdownChanges(changes: readonly SkillChanges[]): string {
  if (changes.length === 0) return 'No skill changed.\n';
  const { removed, changed, added, reworded } = changelogOf(changes);
  const blocks = [
    ...section('## Breaking: removed skills', removed.map(removedLine)),
    ...changed.flatMap(skillBlock),
    ...section(
      '## New skills',
      added.map(({ skill }) => addedLine(skill)),
    ),
    ...section('## Only words and bundled files', reworded.map(rewordedLine)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function skillBlock({ skill, changes }: SkillChanges): string[] {
  const [visibleChanges, wording] = splitWording(changes);
  const wordingNote =
    wording === null ? [] : [`${wording.charAt(0).toUpperCase()}${wording.slice(1)}.`];
  const lines = headings.flatMap((title) => {
    const headingChanges = visibleChanges.filter((change) => headingOf(change) === title);
    const notes = headingChanges.map((change) => prose(releaseNote(change)));
    return section(`### ${title}`, title === 'Changed' ? [...notes, ...wordingNote] : notes);
  });
  const steps = changes.flatMap(migration);
  const emptyNote = changes.length === 0 ? ['Nothing in its contract.'] : [];
  return [`## ${heading(skill)}`, ...lines, ...section('### Migration', steps), ...emptyNote];
}

function migration(change: Finding): string[] {
  const step = migrationOf(change);
  return step === null ? [] : [`${prose(step.charAt(0).toUpperCase() + step.slice(1))}.`];
}

/** A list with a heading; long lists are partly folded. */
function section(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const [first, overflow] = splitLongList(items);
  const bullets = (list: readonly string[]) => list.map((item) => `- ${item}`).join('\n');
  if (overflow.length === 0) return [title, bullets(first)];
  const more = `<details><summary>${overflow.length} more</summary>\n\n${bullets(overflow)}\n\n</details>`;
  return [title, bullets(first), more];
}

function addedLine({ name, root, version }: SkillSummary): string {
  const versionNote = version === null ? '' : ` ${codeSpan(version)}`;
  return `${codeSpan(name)}${versionNote}${root === '' ? '' : ` in ${codeSpan(root)}`}`;
}

function removedLine({ skill, changes }: SkillChanges): string {
  const [change] = changes;
  return change ? prose(releaseNote(change)) : addedLine(skill);
}

function rewordedLine({ skill, changes }: SkillChanges): string {
  return `${heading(skill)}: ${wordingLabels(changes)}`;
}

function heading(skill: SkillSummary): string {
  const { name, base } = skill;
  const baseText = base && base.name !== name ? ` (was ${codeSpan(base.name)})` : '';
  const version = versions(skill);
  return `${codeSpan(name)}${baseText}${version === '' ? '' : ` ${version}`}`;
}

function versions(skill: SkillSummary): string {
  const { base, status } = skill;
  const headText = sideVersion(skill, codeSpan, '');
  const baseText = base && status !== 'removed' ? sideVersion(base, codeSpan, '') : '';
  return baseText === '' || baseText === headText
    ? headText
    : `${baseText} → ${headText || 'unversioned'}`;
}
