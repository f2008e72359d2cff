import type { Draft } from '../../model/finding.ts';
import { code, msg, namePart, pathPart } from '../../model/message.ts';
import type { PluginFile } from '../../model/unit/plugin.ts';
import { get, items, text } from '../../model/value/value.ts';

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
