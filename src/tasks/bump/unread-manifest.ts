import type { Problem } from '../../model/finding.ts';
import type { Skill } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';

/** Why a manifest declares no version that can be read, and where. */
export interface ManifestFault {
  /** A sentence without its full stop. */
  readonly reason: string;
  readonly at: Location;
}

const partByRule: ReadonlyMap<string, string> = new Map([
  ['frontmatter-syntax', 'frontmatter'],
  ['frontmatter-unterminated', 'frontmatter'],
  ['frontmatter-missing', 'frontmatter'],
  ['block-syntax', 'manifest block'],
  ['toml-syntax', 'skill.toml'],
  ['file-too-large', 'manifest file'],
  ['file-unreadable', 'manifest file'],
]);

/** The first fault that makes a manifest of a skill unreadable; null for a skill that can be read. */
export function faultOf({ unreadable, problems, path }: Skill): ManifestFault | null {
  if (!unreadable) return null;
  const problem = problems.find(({ rule }: Problem) => partByRule.has(rule));
  const part = partByRule.get(problem?.rule ?? '') ?? 'manifest';
  return { reason: `Its ${part} cannot be read`, at: problem?.at ?? { path } };
}
