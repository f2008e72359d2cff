import type { Located, Manifest } from '../model/skill.ts';
import { get, source } from '../model/value/value.ts';

/** The version a frontmatter declares: at the top, else in `metadata`, where Agent Skills keeps it. */
export function declaredVersion({ root }: Manifest): Located<string> | null {
  for (const value of [get(root, 'version'), get(get(root, 'metadata'), 'version')]) {
    const written = source(value);
    if (value && written) return { value: written, at: value.at };
  }
  return null;
}
