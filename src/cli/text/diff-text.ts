import type { SkillSummary } from '../../model/report.ts';
import type { Bump } from '../../model/version/bump.ts';
import { defuse, visible } from '../../report/escape.ts';
import { plainOptions } from '../../report/reporter.ts';
import { changeLines } from '../../report/text/findings.ts';
import { painter, type Tone } from '../../report/text/paint.ts';
import { versionStep } from '../../report/text/skills.ts';
import { lack } from '../../report/verdict.ts';
import type { World } from '../command.ts';
import { migrationOf } from '../migration.ts';
import { changelogOf, folded, noteOf, withoutWords, wordsOf } from './changelog.ts';
import type { SkillChanges } from './skill-changes.ts';

type Look = Pick<World, 'colour' | 'width'>;

const tones: Readonly<Record<Bump, Tone>> = {
  major: 'error',
  minor: 'warning',
  patch: 'note',
  none: 'faint',
};

/** Changes for a terminal: what breaks first, what only says it otherwise last. */
export function textChanges(changes: readonly SkillChanges[], look: Look): string {
  if (changes.length === 0) return 'No skill changed.\n';
  const { removed, changed, added, reworded } = changelogOf(changes);
  const paint = painter(look.colour);
  const blocks = [
    list('Breaking: removed skills', removed.map(removal), look),
    ...changed.map((one) => block(one, look)),
    list(
      'New skills',
      added.map(({ skill }) => named(skill)),
      look,
    ),
    list('Only words and bundled files', reworded.map(rewording), look),
  ].filter((lines) => lines.length > 0);
  const shown = blocks.map(([title = '', ...lines]) => [paint('strong', title), ...lines]);
  return `${shown.map((lines) => lines.map(defuse).join('\n')).join('\n\n')}\n`;
}

function block({ skill, changes }: SkillChanges, look: Look): string[] {
  const paint = painter(look.colour);
  const [seen, words] = withoutWords(changes);
  const [first, rest] = folded(seen);
  const lines = first.flatMap((change) => {
    const step = migrationOf(change);
    const told = { ...change, message: noteOf(change) };
    return [
      ...changeLines(told, tones[change.bump ?? 'none'], { ...plainOptions, ...look, margin: 2 }),
      ...(step === null ? [] : [paint('faint', `         → ${visible(step)}`)]),
    ];
  });
  const none = changes.length === 0 ? ['  nothing in its contract'] : [];
  const also = words === null ? [] : [`  ${paint(tones.patch, 'patch')}  Also changed: ${words}.`];
  return [heading(skill), ...lines, ...none, ...more(rest.length, look), ...also];
}

function list(title: string, lines: readonly string[], look: Look): string[] {
  if (lines.length === 0) return [];
  const [first, rest] = folded(lines);
  return [title, ...first.map((line) => `  ${line}`), ...more(rest.length, look)];
}

function more(count: number, { colour }: Look): string[] {
  return count === 0 ? [] : [painter(colour)('faint', `  ${count} more (--format json lists all)`)];
}

function named({ name, root, version }: SkillSummary): string {
  const stated = version === null ? '' : ` ${visible(version)}`;
  return `${visible(name)}${stated} (${visible(root === '' ? '.' : root)})`;
}

function removal({ skill, changes }: SkillChanges): string {
  const [change] = changes;
  return change ? visible(noteOf(change)) : named(skill);
}

function rewording({ skill, changes }: SkillChanges): string {
  return `${heading(skill)}: ${wordsOf(changes)}`;
}

function heading(skill: SkillSummary): string {
  const { name, base } = skill;
  const was = base && base.name !== name ? ` (was ${visible(base.name)})` : '';
  const step = versionStep(skill);
  const version = /^-( → -)?$/.test(step) ? '' : ` ${step.replace(/^-/, 'unversioned')}`;
  // Whoever compares with an earlier version knows that it is one; none of its steps owns up to anything.
  const missing = skill.declaredBump === 'decreased' ? 'a step back' : lack(skill);
  return `${visible(name)}${was}${version}${missing === null ? '' : `, ${missing}`}`;
}
