import { words } from '../../model/message.ts';
import type { SkillSummary } from '../../model/report.ts';
import { versionShortfall } from '../../report/counts.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { defaultRenderOptions } from '../../report/reporter.ts';
import { changeLines } from '../../report/text/changes.ts';
import { painter } from '../../report/text/paint.ts';
import { migrationOf } from '../migration.ts';
import { bumpTones } from './bump-tones.ts';
import {
  changelogOf,
  releaseNote,
  splitLongList,
  splitWording,
  wordingLabels,
} from './changelog.ts';
import { type DiffStyle, listedLine, moreLine, textList, versionHeading } from './diff-list.ts';
import type { RevisionChanges, SkillChanges } from './revision-changes.ts';
import { unitBlocks } from './units-text.ts';

/** Changes for a terminal: breaking ones first, wording last. */
export function textChanges(changes: RevisionChanges, style: DiffStyle): string {
  const { removed, changed, added, reworded } = changelogOf(changes.skills);
  const paint = painter(style.colour);
  const blocks = [
    textList('Breaking: removed skills', removed.map(removedLine), style),
    ...changed.map((skillChanges) => skillBlock(skillChanges, style)),
    textList(
      'New skills',
      added.map(({ skill }) => listedLine(skill)),
      style,
    ),
    textList('Only words and bundled files', reworded.map(rewordedLine), style),
    ...unitBlocks(changes, style),
  ].filter((lines) => lines.length > 0);
  if (blocks.length === 0) return 'No skill changed.\n';
  const painted = blocks.map(([title = '', ...lines]) => [paint('strong', title), ...lines]);
  return `${painted.map((lines) => lines.map(neutralizeCommands).join('\n')).join('\n\n')}\n`;
}

function skillBlock({ skill, changes }: SkillChanges, style: DiffStyle): string[] {
  const paint = painter(style.colour);
  const [visibleChanges, wording] = splitWording(changes);
  const [first, overflow] = splitLongList(visibleChanges);
  const lines = first.flatMap((change) => {
    const step = migrationOf(change);
    const shortened = { ...change, message: words(releaseNote(change)) };
    return [
      ...changeLines(shortened, bumpTones[change.bump ?? 'none'], {
        ...defaultRenderOptions,
        ...style,
        margin: 2,
      }),
      ...(step === null ? [] : [paint('faint', `         → ${escapeInvisible(step)}`)]),
    ];
  });
  const emptyNote = changes.length === 0 ? ['  nothing in its contract'] : [];
  const wordingNote =
    wording === null ? [] : [`  ${paint(bumpTones.patch, 'patch')}  Also changed: ${wording}.`];
  return [
    heading(skill),
    ...lines,
    ...emptyNote,
    ...moreLine(overflow.length, style),
    ...wordingNote,
  ];
}

function removedLine({ skill, changes }: SkillChanges): string {
  const [change] = changes;
  return change ? escapeInvisible(releaseNote(change)) : listedLine(skill);
}

function rewordedLine({ skill, changes }: SkillChanges): string {
  return `${heading(skill)}: ${wordingLabels(changes)}`;
}

function heading(skill: SkillSummary): string {
  // In a diff with a newer base, every version decreases; a shortfall would mislead.
  const shortfall =
    skill.declaredBump === 'decreased' ? 'a lower version' : versionShortfall(skill);
  return `${versionHeading(skill)}${shortfall === null ? '' : `, ${shortfall}`}`;
}
