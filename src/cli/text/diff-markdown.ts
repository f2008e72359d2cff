import type { Finding } from '../../model/finding.ts';
import { prose } from '../../report/markdown-text.ts';
import { migrationOf } from '../migration.ts';
import {
  changelogOf,
  headingOf,
  headings,
  releaseNote,
  splitWording,
  wordingLabels,
} from './changelog.ts';
import { listedLine, section, versionHeading } from './diff-section.ts';
import type { RevisionChanges, SkillChanges } from './revision-changes.ts';
import { unitSections } from './units-markdown.ts';

/** Changes as Markdown, under the headings of release notes. */
export function markdownChanges(changes: RevisionChanges): string {
  const { removed, changed, added, reworded } = changelogOf(changes.skills);
  const blocks = [
    ...section('## Breaking: removed skills', removed.map(removedLine)),
    ...changed.flatMap(skillBlock),
    ...section(
      '## New skills',
      added.map(({ skill }) => listedLine(skill)),
    ),
    ...section('## Only words and bundled files', reworded.map(rewordedLine)),
    ...unitSections(changes),
  ];
  if (blocks.length === 0) return 'No skill changed.\n';
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
  return [
    `## ${versionHeading(skill)}`,
    ...lines,
    ...section('### Migration', steps),
    ...emptyNote,
  ];
}

function migration(change: Finding): string[] {
  const step = migrationOf(change);
  return step === null ? [] : [`${prose(step.charAt(0).toUpperCase() + step.slice(1))}.`];
}

function removedLine({ skill, changes }: SkillChanges): string {
  const [change] = changes;
  return change ? prose(releaseNote(change)) : listedLine(skill);
}

function rewordedLine({ skill, changes }: SkillChanges): string {
  return `${versionHeading(skill)}: ${wordingLabels(changes)}`;
}
