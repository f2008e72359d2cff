import { listingTexts } from '../../listings/read.ts';
import type { Workspace } from '../../model/workspace.ts';
import { repositorySource, type Source } from '../findings/rule-draft.ts';

/** The source of findings on the files that describe plugins. */
export function pluginSource({ listings, plugins }: Workspace): Source {
  const texts = plugins.files.map(({ path, text }) => [path, text] as const);
  return { ...repositorySource, texts: new Map([...listingTexts(listings), ...texts]) };
}
