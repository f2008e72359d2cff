import type { SkillSummary } from '../../model/report.ts';
import type { Bump } from '../../model/version/bump.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { defaultRenderOptions } from '../../report/reporter.ts';
import { changeLines } from '../../report/text/changes.ts';
import { painter, type Tone } from '../../report/text/paint.ts';
import { versionChange } from '../../report/text/skills.ts';
import { versionShortfall } from '../../report/verdict.ts';
import type { World } from '../command.ts';
import { migrationOf } from '../migration.ts';
import {
  changelogOf,
  releaseNote,
  splitLongList,
  splitWording,
  wordingLabels,
} from './changelog.ts';
import type { SkillChanges } from './skill-changes.ts';

type DiffStyle = Pick<World, 'colour' | 'width'>;

const tones: Readonly<Record<Bump, Tone>> = {
  major: 'error',
  minor: 'warning',
  patch: 'note',
  none: 'faint',
};

/** Changes for a terminal: breaking ones first, wording last. */
export function textChanges(changes: readonly SkillChanges[], style: DiffStyle): string {
  if (changes.length === 0) return 'No skill changed.\n';
  const { removed, changed, added, reworded } = changelogOf(changes);
  const paint = painter(style.colour);
  const blocks = [
    list('Breaking: removed skills', removed.map(removedLine), style),
    ...changed.map((skillChanges) => skillBlock(skillChanges, style)),
    list(
      'New skills',
      added.map(({ skill }) => addedLine(skill)),
      style,
    ),
    list('Only words and bundled files', reworded.map(rewordedLine), style),
  ].filter((lines) => lines.length > 0);
  const painted = blocks.map(([title = '', ...lines]) => [paint('strong', title), ...lines]);
  return `${painted.map((lines) => lines.map(neutralizeCommands).join('\n')).join('\n\n')}\n`;
}

function skillBlock({ skill, changes }: SkillChanges, style: DiffStyle): string[] {
  const paint = painter(style.colour);
  const [visibleChanges, wording] = splitWording(changes);
  const [first, overflow] = splitLongList(visibleChanges);
  const lines = first.flatMap((change) => {
    const step = migrationOf(change);
    const shortened = { ...change, message: releaseNote(change) };
    return [
      ...changeLines(shortened, tones[change.bump ?? 'none'], {
        ...defaultRenderOptions,
        ...style,
        margin: 2,
      }),
      ...(step === null ? [] : [paint('faint', `         → ${escapeInvisible(step)}`)]),
    ];
  });
  const emptyNote = changes.length === 0 ? ['  nothing in its contract'] : [];
  const wordingNote =
    wording === null ? [] : [`  ${paint(tones.patch, 'patch')}  Also changed: ${wording}.`];
  return [
    heading(skill),
    ...lines,
    ...emptyNote,
    ...moreLine(overflow.length, style),
    ...wordingNote,
  ];
}

function list(title: string, lines: readonly string[], style: DiffStyle): string[] {
  if (lines.length === 0) return [];
  const [first, overflow] = splitLongList(lines);
  return [title, ...first.map((line) => `  ${line}`), ...moreLine(overflow.length, style)];
}

function moreLine(count: number, { colour }: DiffStyle): string[] {
  return count === 0 ? [] : [painter(colour)('faint', `  ${count} more (--format json lists all)`)];
}

function addedLine({ name, root, version }: SkillSummary): string {
  const versionNote = version === null ? '' : ` ${escapeInvisible(version)}`;
  return `${escapeInvisible(name)}${versionNote} (${escapeInvisible(root === '' ? '.' : root)})`;
}

function removedLine({ skill, changes }: SkillChanges): string {
  const [change] = changes;
  return change ? escapeInvisible(releaseNote(change)) : addedLine(skill);
}

function rewordedLine({ skill, changes }: SkillChanges): string {
  return `${heading(skill)}: ${wordingLabels(changes)}`;
}

function heading(skill: SkillSummary): string {
  const { name, base } = skill;
  const previousName = base && base.name !== name ? ` (was ${escapeInvisible(base.name)})` : '';
  const step = versionChange(skill);
  const version = /^-( → -)?$/.test(step) ? '' : ` ${step.replace(/^-/, 'unversioned')}`;
  // In a diff with a newer base, every version decreases; a shortfall would mislead.
  const shortfall =
    skill.declaredBump === 'decreased' ? 'a lower version' : versionShortfall(skill);
  return `${escapeInvisible(name)}${previousName}${version}${shortfall === null ? '' : `, ${shortfall}`}`;
}
