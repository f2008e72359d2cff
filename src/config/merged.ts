import { type Config, mapKeys } from './config.ts';
import type { ThreeValues } from './schema/merge.ts';

/**
 * The configuration that merging the change makes: each setting is that of the tip, unless the change set it. A branch
 * that is only behind loosens nothing, and a setting made since it began applies to it.
 */
export function mergedConfig({ mergeBase, tip, head }: ThreeValues<Config>): Config {
  const values = mapKeys((property, key) => [
    property,
    key.merge({ mergeBase: mergeBase[property], tip: tip[property], head: head[property] }),
  ]);
  return Object.fromEntries(values) as unknown as Config;
}
