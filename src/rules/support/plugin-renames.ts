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
  const endOf = endsOf(renamesOf(marketplace));
  for (const { key, keyAt, value } of fields(get(document ?? undefined, 'renames'))) {
    const about = `${path}\0${key}\0renames`;
    if (text(value) === undefined && value.kind !== 'null') continue;
    if (listed.has(key)) {
      const message = msg`Plugin ${namePart(key)} is in ${code('renames')} and still listed.`;
      yield { message, at: keyAt, about, identity: 'listed' };
      continue;
    }
    const end = endOf(key);
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

type End = 'circle' | { readonly name: string | null };

/** Finds the last name of a chain; each name is followed once. */
function endsOf(renames: ReadonlyMap<string, string | null>): (name: string) => End {
  const ends = new Map<string, End>();
  return (name) => {
    const chain = new Set<string>();
    let at: string | null = name;
    while (at !== null && renames.has(at) && !ends.has(at) && !chain.has(at)) {
      chain.add(at);
      at = renames.get(at) ?? null;
    }
    const isCircle = at !== null && chain.has(at);
    const end: End = isCircle ? 'circle' : (at !== null && ends.get(at)) || { name: at };
    for (const member of chain) ends.set(member, end);
    return end;
  };
}
