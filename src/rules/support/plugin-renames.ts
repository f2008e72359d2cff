import type { Draft } from '../../model/finding.ts';
import { code, msg, namePart, pathPart } from '../../model/message.ts';
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
      yield { message, at: keyAt, about, identity: 'circle', severity: 'error' };
    } else if (end.name !== null && !listed.has(end.name)) {
      const message = msg`${namePart(key)} is renamed to an unknown plugin ${namePart(end.name)}. ${rejected}`;
      yield { message, at: keyAt, about, identity: `dangling\0${end.name}`, severity: 'error' };
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

/**
 * A marketplace that is gone, or has another name: clients know each of its plugins as `plugin@marketplace`, and no
 * `renames` maps the second half. Null for one that stays.
 */
export function lostMarketplace(before: PluginFile, after: PluginFile | undefined): Draft | null {
  const nameOf = ({ document }: PluginFile) => get(document ?? undefined, 'name');
  const [old, now] = [text(nameOf(before))?.trim(), after && text(nameOf(after))?.trim()];
  const isUsed = items(get(before.document ?? undefined, 'plugins')).length > 0;
  if (!old || !isUsed || (after && (!now || now === old))) return null;
  const about = `${before.path}\0marketplace\0${old}`;
  if (!after || !now) {
    const message = msg`Marketplace ${namePart(old)} was removed. Its users get no more updates.`;
    const help = msg`Restore ${pathPart(before.path)}, or tell its users where the plugins are.`;
    return { message, help, at: { path: before.path, inBaseOnly: true }, about, identity: 'gone' };
  }
  const held = code(`plugin@${old}`);
  const message = msg`Marketplace ${namePart(old)} was renamed to ${namePart(now)}. Users of ${held} lose it.`;
  const at = nameOf(after)?.at ?? { path: after.path };
  const was = nameOf(before)?.at;
  return { message, help: msg`Restore the name.`, at, was, about, identity: `renamed\0${now}` };
}
