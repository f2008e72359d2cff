import { truncate } from '../../model/format-value.ts';
import type { SkillSummary } from '../../model/report.ts';
import { defuse, visible } from '../escape.ts';
import { isBreakHidden, lack } from '../verdict.ts';
import type { Paint } from './paint.ts';
import { columns } from './table.ts';

const most = 100;

/** The changed skills: what their changes ask for and what their versions do. */
export function skillTable(skills: readonly SkillSummary[], paint: Paint): string[] {
  const changed = skills.filter(isChanged);
  if (changed.length === 0) return [];
  const shown = changed.slice(0, most);
  const head = ['Changed skill', 'version', 'step needed', 'step taken'];
  const [title = '', ...lines] = columns([head, ...shown.map(rowOf)]);
  const rows = shown.map((skill, index) => `${lines[index]}  ${said(skill, paint)}`.trimEnd());
  const rest = changed.length - shown.length;
  return [paint('strong', `${title}  verdict`), ...rows, ...(rest > 0 ? [`and ${rest} more`] : [])];
}

/** Whether a skill differs from base. */
export function isChanged({ status }: SkillSummary): boolean {
  return status !== null && status !== 'unchanged';
}

function rowOf(skill: SkillSummary): string[] {
  const { requiredBump, declaredBump } = skill;
  return [nameStep(skill), versionStep(skill, 'none'), requiredBump ?? '', declaredBump ?? ''];
}

function nameStep({ name, base }: SkillSummary): string {
  const now = short(name);
  return base && base.name !== name ? `${short(base.name)} → ${now}` : now;
}

/** The version a skill had and has, with a word for where there is none. */
export function versionStep({ status, version, base }: SkillSummary, none = '-'): string {
  const now = version === null ? none : short(version);
  if (status === 'added' || status === 'removed' || !base) return now;
  const was = base.version === null ? none : short(base.version);
  return was === now ? now : `${was} → ${now}`;
}

function said(skill: SkillSummary, paint: Paint): string {
  const { status, satisfied, requiredBump, base, root } = skill;
  const missing = lack(skill);
  if (missing !== null) {
    return isBreakHidden(skill) ? paint('error', `✗ ${missing}`) : paint('warning', missing);
  }
  if (status === 'added' || status === 'removed') return status;
  if (satisfied === null) return requiredBump === null ? 'not comparable' : 'unversioned';
  const moved =
    base && status === 'moved' ? ` moved from ${short(base.root)} to ${short(root)}` : '';
  return satisfied ? paint('good', `✓${moved}`) : moved.trim();
}

function short(text: string): string {
  return truncate(defuse(visible(text)), 40);
}
