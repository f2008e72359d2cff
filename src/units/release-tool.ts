import { resolve } from '../model/text/path.ts';
import type { PluginVersion, ReleaseTool } from '../model/unit/plugin.ts';
import { fields, flag, get, items, text, type Value } from '../model/value/value.ts';
import { parseJson } from '../syntax/json/json.ts';

/** The configurations of release-please. */
export const releaseConfigs: readonly string[] = [
  'release-please-config.json',
  '.github/release-please-config.json',
];

/** Whether a path is a configuration of release-please. */
export function isReleaseConfig(path: string): boolean {
  return releaseConfigs.includes(path);
}

/** The tool that a repository releases with, by its configuration; null for none. */
export function findReleaseTool(tree: {
  readonly paths: readonly string[];
  readonly releaseConfigs: ReadonlyMap<string, string>;
}): ReleaseTool | null {
  const [config] = tree.releaseConfigs;
  if (config) return releasePlease(...config);
  const { paths } = tree;
  if (paths.includes('.changeset/config.json')) {
    const isPending = paths.some((path) => /^\.changeset\/(?!README\.md$)[^/]+\.md$/i.test(path));
    return { name: 'Changesets', raises: null, isPending };
  }
  const isSemantic = paths.some((path) =>
    /^(?:\.releaserc(?:\.\w+)?|release\.config\.\w+)$/.test(path),
  );
  return isSemantic ? { name: 'semantic-release', raises: null, isPending: true } : null;
}

/** Whether a tool raises a version; a place that cannot be told may be any. */
export function raisesVersion(
  { raises }: ReleaseTool,
  { at, pointer }: Pick<PluginVersion, 'at' | 'pointer'>,
): boolean {
  const places = raises === null ? [] : raises.get(at.path);
  return (
    places !== undefined && (places.length === 0 || places.some((one) => leadsTo(one, pointer)))
  );
}

/** Whether a JSONPath of names, numbers and `*` leads to a place; any other may. */
function leadsTo(path: string, pointer: string): boolean {
  if (/\.\.|[?(,:]/.test(path)) return true;
  const keys = path.match(/[^.[\]'"$\s]+/g) ?? [];
  const wanted = pointer.split('.');
  return (
    keys.length === wanted.length &&
    keys.every((key, index) => key === '*' || key === wanted[index])
  );
}

/** release-please raises what `extra-files` name, and the `package.json` of a Node package. */
function releasePlease(path: string, written: string): ReleaseTool {
  const { root } = parseJson(path, written.replace(/^\ufeff/, ''));
  const raises = new Map<string, readonly string[]>();
  let isListed = true;
  const config = root ?? undefined;
  for (const { key, value } of fields(get(config, 'packages'))) {
    const add = (file: string, place?: string) => {
      const folder = file.startsWith('/') ? '' : (resolve('', key) ?? '');
      const target = resolve(folder, file);
      if (target === undefined) return;
      const known = raises.get(target);
      const isAnywhere = place === undefined || known?.length === 0;
      raises.set(target, isAnywhere ? [] : [...(known ?? []), place]);
    };
    const type = text(get(value, 'release-type')) ?? text(get(config, 'release-type'));
    if (type === undefined || type === 'node') add('package.json');
    for (const file of extraFiles(value, config)) {
      if (flag(get(file, 'glob')) === true) isListed = false;
      const name = text(file) ?? text(get(file, 'path'));
      if (name !== undefined) add(name, text(get(file, 'jsonpath')));
    }
  }
  return { name: 'release-please', raises: isListed ? raises : null, isPending: true };
}

function extraFiles(entry: Value, config: Value | undefined): readonly Value[] {
  return items(get(entry, 'extra-files') ?? get(config, 'extra-files'));
}
