import type { Draft } from '../../model/finding.ts';
import { code, msg } from '../../model/message.ts';
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
  const id = `${key}.${inner.key}`;
  return {
    ...draft,
    message: msg`Skill id ${code(id)} in ${code(`[${section}]`)} is not quoted. TOML reads a table ${code(key)}.`,
    help: msg`Write ${code(`"${id}"`)}.`,
  };
}
