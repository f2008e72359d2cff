import type { Finding } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { compareNatural, sortNaturally } from '../../model/text/natural-order.ts';
import type { Location } from '../../model/text/text.ts';
import { quote } from '../../model/value/format-value.ts';
import { countText } from '../../model/words/count-text.ts';
import { escapeInvisible } from '../../report/escape.ts';
import { shellPath } from '../../report/shell-path.ts';
import type { Paint } from '../../report/text/paint.ts';
import type { RefreshedLock } from '../../tasks/bump/locks.ts';
import type { SkillBump, UnraisedSkill } from '../../tasks/bump/plan-skill.ts';
import type { PluginBump } from '../../tasks/bump/plugin-versions.ts';
import type { BumpPlan } from '../../tasks/bump.ts';
import { problemLine } from './lock-lines.ts';

/** How paths are written for the reader, and colours. */
export interface BumpStyle {
  readonly formatPath: (path: string) => string;
  readonly paint: Paint;
}

/** The same plan with skills, plugins and files in natural order. */
export function bumpInNaturalOrder(plan: BumpPlan): BumpPlan {
  return {
    ...plan,
    bumps: sortNaturally(plan.bumps, ({ skill }) => skill.root),
    plugins: sortNaturally(plan.plugins, ({ name }) => name),
    unraised: sortNaturally(plan.unraised, ({ at }) => at.path),
    locks: sortNaturally(plan.locks, ({ path }) => path),
    unwritable: [...plan.unwritable].sort(compareNatural),
  };
}

/** A line for each place: old and new version, and why. */
export function bumpLines(bump: SkillBump, style: BumpStyle): readonly string[] {
  const why = style.paint('faint', `(${reasonOf(bump)})`);
  return bump.places.map(({ at, from, to }) => {
    const change = `${escapeInvisible(from)} -> ${escapeInvisible(to)}`;
    return `${formatLocation(at, style)}  ${change}  ${why}`;
  });
}

/** A line for each place of the version of a plugin. */
export function pluginLines(bump: PluginBump, style: BumpStyle): readonly string[] {
  const why = style.paint('faint', `(${bump.required}: plugin ${escapeInvisible(bump.name)})`);
  return bump.places.map(({ at, from, to }) => {
    const change = `${escapeInvisible(from)} -> ${escapeInvisible(to)}`;
    return `${formatLocation(at, style)}  ${change}  ${why}`;
  });
}

/** A line for a refreshed lock: its refreshed, new and removed entries. */
export function lockLines(
  { path, file, updated, added, removed }: RefreshedLock,
  style: BumpStyle,
): readonly string[] {
  if (file === null) return [];
  const name = escapeInvisible(style.formatPath(path));
  const part = (verb: string, ids: readonly string[]) =>
    ids.length === 0
      ? []
      : `${verb}: ${[...ids].sort(compareNatural).map(escapeInvisible).join(', ')}`;
  const parts = [part('refreshed', updated), part('added', added), part('removed', removed)];
  return [`${name}  ${parts.flat().join('; ')}`];
}

/** The command that stages the written files; none without files. */
export function stageLines(paths: readonly string[]): readonly string[] {
  return paths.length === 0 ? [] : ['Next: git add -u'];
}

/** What to know about locks, as lines for standard error. */
export function lockProblemLines(
  { path, problems, formerNames }: RefreshedLock,
  { formatPath }: BumpStyle,
): readonly string[] {
  const command = `skillaccord lock ${shellPath(formatPath(path))}`;
  const former = formerNames.map(
    (name) =>
      `${escapeInvisible(formatPath(path))} still lists ${escapeInvisible(quote(name))}: run \`${command}\`.`,
  );
  return [...problems.map(problemLine), ...former];
}

/** A skill without a sufficient version, with the remedy. */
export function unraisedLine({ skill, at, reason }: UnraisedSkill, style: BumpStyle): string {
  const name = escapeInvisible(skill.name);
  return `${formatLocation(at, style)}  ${name} is left as it is: ${escapeInvisible(reason)}.`;
}

/** What was done, and what is left; `verb` is `Set` or `Would set`. */
export function bumpSummary(
  { plugins, unraised, unwritable }: BumpPlan,
  bumps: readonly SkillBump[],
  verb: string,
): string {
  const places = [...bumps, ...plugins].flatMap((bump): readonly unknown[] => bump.places);
  const owners = [
    ...(bumps.length > 0 ? [countText(bumps.length, 'skill')] : []),
    ...(plugins.length > 0 ? [countText(plugins.length, 'plugin')] : []),
  ].join(' and ');
  const sentences = [
    ...(places.length > 0 ? [`${verb} ${countText(places.length, 'version')} of ${owners}.`] : []),
    ...(unraised.length > 0 ? [`${countText(unraised.length, 'skill')} to edit by hand.`] : []),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  return unwritable.length > 0 ? 'Nothing was set.' : 'No version is too low.';
}

/** The bump and the rules that need it: `major: input-required-added, output-removed ×2`. */
function reasonOf({ required, reasons }: SkillBump): string {
  if (required === 'none') return 'the version at base';
  if (reasons.length === 0) return `${required}, since the last release`;
  const rules = Array.from(
    groupBy(reasons, ({ rule }: Finding) => rule),
    ([rule, all]) => (all.length === 1 ? rule : `${rule} ×${all.length}`),
  );
  return `${required}: ${rules.join(', ')}`;
}

function formatLocation({ path, range }: Location, { formatPath }: BumpStyle): string {
  return `${escapeInvisible(formatPath(path))}${range ? `:${range.start.line}` : ''}`;
}
