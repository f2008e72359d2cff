import { resolve } from '../model/text/path.ts';
import type { ReleaseTool } from '../model/unit/plugin.ts';
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

/** release-please raises what `extra-files` name, and the `package.json` of a Node package. */
function releasePlease(path: string, written: string): ReleaseTool {
  const { root } = parseJson(path, written.replace(/^\ufeff/, ''));
  const raises = new Set<string>();
  let isListed = true;
  const config = root ?? undefined;
  for (const { key, value } of fields(get(config, 'packages'))) {
    const add = (file: string) => {
      const folder = file.startsWith('/') ? '' : (resolve('', key) ?? '');
      const target = resolve(folder, file);
      if (target !== undefined) raises.add(target);
    };
    const type = text(get(value, 'release-type')) ?? text(get(config, 'release-type'));
    if (type === undefined || type === 'node') add('package.json');
    for (const file of extraFiles(value, config)) {
      if (flag(get(file, 'glob')) === true) isListed = false;
      const name = text(file) ?? text(get(file, 'path'));
      if (name !== undefined) add(name);
    }
  }
  return { name: 'release-please', raises: isListed ? raises : null, isPending: true };
}

function extraFiles(entry: Value, config: Value | undefined): readonly Value[] {
  return items(get(entry, 'extra-files') ?? get(config, 'extra-files'));
}
