import type { Draft } from '../../model/finding.ts';
import { quote } from '../../model/value/format-value.ts';
import { fields, get, type Table } from '../../model/value/value.ts';

/**
 * Rewords a type error in a skill.toml if the cause is a skill id without quotes: TOML reads the dot of a bare key as
 * a nested table.
 */
export function rewordUnquoted(root: Table, draft: Draft): Draft {
  const [, section = '', key = ''] =
    /^(dependencies|suggestions)\.([\w-]+)(?:\.version)?$/.exec(draft.about ?? '') ?? [];
  const table = get(get(root, section), key);
  const [inner] = fields(table);
  if (!inner || ['version', 'optional', 'features'].includes(inner.key)) return draft;
  const id = quote(`${key}.${inner.key}`);
  const message = `Skill id ${id} in [${section}] stands without quotes, so that TOML reads a table "${key}" there.`;
  return { ...draft, message };
}
