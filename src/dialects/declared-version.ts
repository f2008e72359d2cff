import type { Located, Manifest } from '../model/skill.ts';
import { get, source } from '../model/value/value.ts';

/** The version in a frontmatter: at the top level, else in `metadata` as in Agent Skills. */
export function declaredVersion({ root }: Manifest): Located<string> | null {
  for (const value of [get(root, 'version'), get(get(root, 'metadata'), 'version')]) {
    const written = source(value);
    if (value && written) return { value: written, at: value.at };
  }
  return null;
}
