import {
  isMarketplace,
  type PluginFile,
  type PluginFileKind,
  type PluginVersion,
} from '../model/unit/plugin.ts';
import { flag, get, items, source, type Table, text } from '../model/value/value.ts';
import { entryNamed } from './marketplace-entries.ts';

/** The order in which places decide the version of a plugin. */
const order: readonly PluginFileKind[] = [
  'claude-plugin',
  'marketplace',
  'cursor-plugin',
  'codex-plugin',
  'copilot-plugin',
  'client-marketplace',
  'gemini-extension',
  'apm',
  'npm',
];

/** The places that clients compare to find an update; the users of others update by commit or by release. */
const keyed: ReadonlySet<PluginFileKind> = new Set<PluginFileKind>(order.slice(0, 6));

/** Every place of some files that declares the version of a plugin, the effective one first. */
export function versionsIn(files: readonly PluginFile[], name: string): readonly PluginVersion[] {
  return files.flatMap((file) => versionIn(file, name) ?? []).sort(bySignificance);
}

/** Orders the places of a plugin, the effective one first. */
export function bySignificance(one: Pick<PluginVersion, 'kind'>, other: typeof one): number {
  return order.indexOf(one.kind) - order.indexOf(other.kind);
}

/** Whether clients update an installed plugin only if the version at this place differs. */
export function isUpdateKey({ kind }: PluginVersion): boolean {
  return keyed.has(kind);
}

function versionIn({ kind, document }: PluginFile, name: string): PluginVersion | null {
  const isListing = isMarketplace({ kind });
  const table = isListing ? entryNamed(document, name) : (document ?? undefined);
  if (kind === 'npm' && !shipsSkills(table)) return null;
  const value = get(table, 'version');
  const written = source(value);
  if (!value || !written) return null;
  const entries = isListing ? items(get(document ?? undefined, 'plugins')) : [];
  const pointer = table && isListing ? `plugins.${entries.indexOf(table)}.version` : 'version';
  return { kind, pointer, value: written, at: value.at };
}

/** Whether a `package.json` publishes the skills next to it under a version of its own. */
function shipsSkills(table: Table | undefined): boolean {
  if (flag(get(table, 'private')) === true || text(get(table, 'version')) === '0.0.0') return false;
  const files = get(table, 'files');
  return items(files).some((item) =>
    /^(?:\.\/)?(?:skills|\*\*?|\.)(?:\/|$)/.test(text(item) ?? ''),
  );
}
