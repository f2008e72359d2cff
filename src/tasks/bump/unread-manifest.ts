import type { Problem } from '../../model/finding.ts';
import type { Skill } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import { blockSyntax } from '../../rules/problem/blocks.ts';
import { fileTooLarge, fileUnreadable } from '../../rules/problem/files.ts';
import {
  frontmatterMissing,
  frontmatterSyntax,
  frontmatterUnterminated,
} from '../../rules/problem/frontmatter.ts';
import { tomlSyntax } from '../../rules/problem/toml.ts';

/** Why a manifest declares no version that can be read, and where. */
export interface ManifestFault {
  /** A sentence without its full stop. */
  readonly reason: string;
  readonly at: Location;
}

const partByRule: ReadonlyMap<string, string> = new Map([
  [frontmatterSyntax.id, 'frontmatter'],
  [frontmatterUnterminated.id, 'frontmatter'],
  [frontmatterMissing.id, 'frontmatter'],
  [blockSyntax.id, 'manifest block'],
  [tomlSyntax.id, 'skill.toml'],
  [fileTooLarge.id, 'manifest file'],
  [fileUnreadable.id, 'manifest file'],
]);

/** The first fault that makes a manifest of a skill unreadable; null for a skill that can be read. */
export function faultOf({ unreadable, problems, path }: Skill): ManifestFault | null {
  if (!unreadable) return null;
  const problem = problems.find(({ rule }: Problem) => partByRule.has(rule));
  const part = partByRule.get(problem?.rule ?? '') ?? 'manifest';
  return { reason: `Its ${part} cannot be read`, at: problem?.at ?? { path } };
}
