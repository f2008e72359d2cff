import { isMarketplace, type PluginFile } from '../model/unit/plugin.ts';
import { entryNamed } from './marketplace-entries.ts';
import { effectOf } from './own-paths.ts';

/**
 * What a file does for agents as the description of a plugin; equal texts install the same.
 * @param ignored A key to leave out.
 */
export function fileEffect(
  { kind, document }: Pick<PluginFile, 'kind' | 'document'>,
  listedAs: string,
  ignored?: string,
): string {
  if (isMarketplace({ kind })) return effectOf(entryNamed(document, listedAs), ignored);
  return kind === 'npm' || kind === 'apm' ? '' : effectOf(document, ignored);
}
