import type { SkillSummary } from '../../model/report.ts';
import { truncate } from '../../model/value/format-value.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { hasUndeclaredBreak, versionShortfall } from '../verdict.ts';
import type { Paint } from './paint.ts';
import { formatColumns } from './table.ts';

const maxRows = 100;

/** The table of changed skills with required and declared bump. */
export function skillTable(skills: readonly SkillSummary[], paint: Paint): string[] {
  const changed = skills.filter(isChanged);
  if (changed.length === 0) return [];
  const shown = changed.slice(0, maxRows);
  const header = ['Changed skill', 'version', 'step needed', 'step taken'];
  const [title = '', ...lines] = formatColumns([header, ...shown.map(rowOf)]);
  const rows = shown.map((skill, index) =>
    `${lines[index]}  ${verdictText(skill, paint)}`.trimEnd(),
  );
  const omitted = changed.length - shown.length;
  return [
    paint('strong', `${title}  verdict`),
    ...rows,
    ...(omitted > 0 ? [`and ${omitted} more`] : []),
  ];
}

/** True if the skill differs from base. */
export function isChanged({ status }: SkillSummary): boolean {
  return status !== null && status !== 'unchanged';
}

function rowOf(skill: SkillSummary): string[] {
  const { requiredBump, declaredBump } = skill;
  return [nameChange(skill), versionChange(skill, 'none'), requiredBump ?? '', declaredBump ?? ''];
}

function nameChange({ name, base }: SkillSummary): string {
  const headText = shorten(name);
  return base && base.name !== name ? `${shorten(base.name)} → ${headText}` : headText;
}

/** The version change of a skill; `placeholder` for a missing version. */
export function versionChange({ status, version, base }: SkillSummary, placeholder = '-'): string {
  const headText = version === null ? placeholder : shorten(version);
  if (status === 'added' || status === 'removed' || !base) return headText;
  const baseText = base.version === null ? placeholder : shorten(base.version);
  return baseText === headText ? headText : `${baseText} → ${headText}`;
}

function verdictText(skill: SkillSummary, paint: Paint): string {
  const { status, satisfied, requiredBump, base, root } = skill;
  const shortfall = versionShortfall(skill);
  if (shortfall !== null) {
    return hasUndeclaredBreak(skill)
      ? paint('error', `✗ ${shortfall}`)
      : paint('warning', shortfall);
  }
  if (status === 'added' || status === 'removed') return status;
  if (satisfied === null) return requiredBump === null ? 'not comparable' : 'unversioned';
  const moved =
    base && status === 'moved' ? ` moved from ${shorten(base.root)} to ${shorten(root)}` : '';
  return satisfied ? paint('good', `✓${moved}`) : moved.trim();
}

function shorten(text: string): string {
  return truncate(neutralizeCommands(escapeInvisible(text)), 40);
}
