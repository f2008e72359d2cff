import type { Problem } from '../model/finding.ts';
import { msg } from '../model/message.ts';
import type { Table } from '../model/value/value.ts';
import { withMerges } from '../syntax/merge-keys.ts';
import { normalizeLineEndings } from '../syntax/parsed.ts';
import { parseToml } from '../syntax/toml/toml.ts';

/** A parsed skill.toml. */
export interface SkillToml {
  readonly path: string;
  /** The top-level table; null if unreadable. */
  readonly root: Table | null;
  readonly problems: readonly Problem[];
}

/** Parses a skill.toml. Never throws; faults are in `problems`. */
export function parseSkillToml(path: string, text: string): SkillToml {
  const { root, faults, merges } = parseToml(path, text);
  const problems = faults.map(({ message, help, at }) => ({
    rule: 'toml-syntax',
    message,
    help,
    notes: [{ message: msg`The rest of the file was not checked.` }],
    at,
    about: 'syntax',
    value: normalizeLineEndings(text),
  }));
  if (root?.kind !== 'table') return { path, root: null, problems };
  const merged = withMerges(root, merges);
  return { path, root: merged.root, problems: [...problems, ...merged.problems] };
}
