import type { SkillSummary } from '../../model/report.ts';
import { isAtOrInside } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { truncate } from '../../model/value/format-value.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';

/** How an output format writes the parts of a sentence. Every method escapes its text for the format. */
export interface Markup {
  /** A name or a version of the repository. */
  readonly name: (text: string) => string;
  /** A command, a key or a value, to be read exactly. */
  readonly code: (text: string) => string;
  /** A sentence of a finding, which may quote the repository. */
  readonly prose: (message: string) => string;
  /** A place, with its line; `label` replaces the path. */
  readonly place: (at: Location, label?: string) => string;
  readonly strong: (text: string) => string;
  /** The id of a rule, as a link to its page where that is known. */
  readonly rule: (id: string) => string;
}

/** Path and line of a place: `skills/worklog/SKILL.md:12`. */
export function placeText({ path, range }: Location): string {
  const file = path === '' ? 'the repository' : path;
  return range ? `${file}:${range.start.line}` : file;
}

function escaped(text: string): string {
  return neutralizeCommands(escapeInvisible(text));
}

/** Plain text on one line, for titles, logs and terminals. */
export const plainMarkup: Markup = {
  name: (text) => truncate(escaped(text), 64),
  code: (text) => `\`${escaped(text)}\``,
  prose: escaped,
  place: (at, label) => label ?? escaped(placeText(at)),
  strong: (text) => text,
  rule: escaped,
};

/** ` (before this change)` for a place of base, with the present name of a skill that was moved. */
export function placeSuffix(
  { path, inBaseOnly }: Location,
  skills: readonly SkillSummary[],
  markup: Markup,
): string {
  if (!inBaseOnly) return '';
  const moved = skills.find(
    ({ base, root, status }) =>
      base && base.root !== root && status !== 'removed' && isAtOrInside(path, base.root),
  );
  return moved ? ` (before this change, now ${markup.name(moved.name)})` : ' (before this change)';
}
