import type { Bump } from '../model/bump.ts';
import type { Finding } from '../model/finding.ts';
import type { SkillSummary } from '../model/report.ts';
import { defuse, visible } from '../reporters/escape.ts';
import { code, prose } from '../reporters/markdown-text.ts';
import { painter, type Tone } from '../reporters/paint.ts';
import { changeLines } from '../reporters/text-findings.ts';
import { versionStep } from '../reporters/text-skills.ts';
import { lack, type Quote } from '../reporters/verdict.ts';
import { ruleNamed } from '../rules/catalog.ts';
import type { World } from './command.ts';
import type { SkillChanges } from './diff.ts';

const steps: readonly Bump[] = ['major', 'minor', 'patch', 'none'];
const titles = ['Breaking', 'Added', 'Changed', 'Removed', 'Other'] as const;
const tones: Readonly<Record<Bump, Tone>> = {
  major: 'error',
  minor: 'warning',
  patch: 'note',
  none: 'faint',
};

/** Changes for a terminal: a line each, the breaking ones first. */
export function textChanges(
  changed: readonly SkillChanges[],
  { colour, width }: Pick<World, 'colour' | 'width'>,
): string {
  if (changed.length === 0) return 'No skill changed.\n';
  const paint = painter(colour);
  const blocks = changed.map(({ skill, changes }) => [
    paint('strong', defuse(heading(skill, visible, versionStep(skill)))),
    ...ordered(changes).flatMap((change) =>
      changeLines(change, tones[change.bump ?? 'none'], { colour, width, margin: 2 }),
    ),
    ...(changes.length === 0 ? ['  nothing in its contract'] : []),
  ]);
  return `${blocks.map((lines) => lines.map(defuse).join('\n')).join('\n\n')}\n`;
}

/** Changes as Markdown, under headings as release notes have them. */
export function markdownChanges(changed: readonly SkillChanges[]): string {
  if (changed.length === 0) return 'No skill changed.\n';
  const blocks = changed.flatMap(({ skill, changes }) => [
    `## ${heading(skill, code, versions(skill))}`,
    ...titles.flatMap((title) => group(title, changes)),
    ...(changes.length === 0 ? ['Nothing in its contract.'] : []),
  ]);
  return `${blocks.join('\n\n')}\n`;
}

function versions({ version, base, status }: SkillSummary): string {
  const now = version === null ? '' : code(version);
  const was = status === 'removed' ? null : (base?.version ?? null);
  return was === null || was === version ? now : `${code(was)} → ${now}`;
}

function group(title: (typeof titles)[number], changes: readonly Finding[]): string[] {
  const own = changes.filter((change) => titleOf(change) === title);
  const items = own.map(({ message, rule }) => `- ${prose(message)} ${code(rule)}`);
  return items.length > 0 ? [`### ${title}`, items.join('\n')] : [];
}

/** What came is added, what went is removed; what has another name, bound or default is changed. */
function titleOf({ bump, rule: id }: Finding): (typeof titles)[number] {
  if (bump === 'major') return 'Breaking';
  const rule = ruleNamed(id);
  if (bump === null || bump === 'none' || rule?.scope !== 'change') return 'Other';
  const { action } = rule.on;
  if (action === 'added') return 'Added';
  return action === 'removed' ? 'Removed' : 'Changed';
}

function ordered(changes: readonly Finding[]): Finding[] {
  const rank = ({ bump }: Finding) => steps.indexOf(bump ?? 'none');
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

function heading(skill: SkillSummary, quote: Quote, version: string): string {
  const { name, status, base } = skill;
  const was = base && base.name !== name ? `${quote(base.name)} → ` : '';
  const state = status === 'added' || status === 'removed' ? `, ${status}` : '';
  const missing = lack(skill, quote);
  return `${was}${quote(name)} ${version}${state}${missing === null ? '' : ` (${missing})`}`;
}
