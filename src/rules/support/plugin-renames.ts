import type { Draft } from '../../model/finding.ts';
import { code, msg, namePart } from '../../model/message.ts';
import type { PluginFile } from '../../model/unit/plugin.ts';
import { fields, get, items, text } from '../../model/value/value.ts';

/** The renames of a marketplace: the new name of each old one, null for a removed plugin. */
export function renamesOf({ document }: PluginFile): ReadonlyMap<string, string | null> {
  return new Map(
    fields(get(document ?? undefined, 'renames')).map(({ key, value }) => [
      key,
      text(value) ?? null,
    ]),
  );
}

/** The renames of a marketplace that lead nowhere, or round in a circle. */
export function* renameFaults(marketplace: PluginFile): Iterable<Draft> {
  const { document, path } = marketplace;
  const listed = new Set(
    items(get(document ?? undefined, 'plugins')).flatMap((entry) => text(get(entry, 'name')) ?? []),
  );
  const renames = renamesOf(marketplace);
  for (const { key, keyAt, value } of fields(get(document ?? undefined, 'renames'))) {
    const about = `${path}\0${key}\0renames`;
    if (text(value) === undefined && value.kind !== 'null') continue;
    if (listed.has(key)) {
      const message = msg`Plugin ${namePart(key)} is in ${code('renames')} and still listed.`;
      yield { message, at: keyAt, about, identity: 'listed' };
      continue;
    }
    const end = endOf(key, renames);
    if (end === 'circle') {
      const message = msg`${code('renames')} from ${namePart(key)} are a circle. ${rejected}`;
      yield { message, at: keyAt, about, identity: 'circle' };
    } else if (end.name !== null && !listed.has(end.name)) {
      const message = msg`${namePart(key)} is renamed to an unknown plugin ${namePart(end.name)}. ${rejected}`;
      yield { message, at: keyAt, about, identity: `dangling\0${end.name}` };
    }
  }
}

const rejected = msg`Claude Code rejects the marketplace.`;

/** The last name of a chain. */
function endOf(
  name: string,
  renames: ReadonlyMap<string, string | null>,
): 'circle' | { readonly name: string | null } {
  const visited = new Set<string>();
  let at: string | null = name;
  while (at !== null && renames.has(at)) {
    if (visited.has(at)) return 'circle';
    visited.add(at);
    at = renames.get(at) ?? null;
  }
  return { name: at };
}
