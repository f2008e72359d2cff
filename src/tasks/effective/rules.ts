import { isGuarded } from '../../config/guarded.ts';
import { keyPlace } from '../../config/place.ts';
import type { Config, ConfigFile, Level } from '../../model/config.ts';
import { rules } from '../../rules/catalog.ts';
import type { Rule } from '../../rules/rule.ts';
import { matcher } from '../../syntax/glob/matcher.ts';

/** Where something was set: a line of a file, as head or base has it. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly side: 'head' | 'base';
}

/** Where something comes from. */
export type From = Place | 'default' | 'command line';

/** One thing that is said about the level of a rule. */
export interface Layer {
  readonly level: Level;
  /** The globs of the override that says so; null for `rules`. */
  readonly files: readonly string[] | null;
  readonly from: From;
}

/** A rule that somebody set, with all that was said about it. */
export interface RuleSetting {
  readonly id: string;
  /** What holds, of the last layer; null where overrides alone set it, each for its paths. */
  readonly level: Level | null;
  /** In the order they are read: the last one wins. */
  readonly layers: readonly Layer[];
}

/** A configuration, the file it stands in, and the side that file is of. */
export interface Source {
  readonly config: Config;
  readonly file: ConfigFile | null;
  readonly side: Place['side'];
}

/** Where a key is set in a configuration. */
export function placeIn({ file, side }: Source, key: readonly (string | number)[]): From {
  const at = keyPlace(file, key);
  return at ? { path: at.path, line: at.range?.start.line ?? 1, side } : 'default';
}

/** What is said of the rules for a path; of all paths, each override for its own, where it is null. */
export function ruleSettings(
  path: string | null,
  own: Source,
  guarding: Source,
): readonly RuleSetting[] {
  return rules.flatMap((rule) => {
    const setting = ruleSetting(rule, path, own, guarding);
    return setting.layers.length > 0 ? [setting] : [];
  });
}

/** What is said of one rule. Powers are judged by the configuration of base. */
export function ruleSetting(
  { id, category }: Pick<Rule, 'id' | 'category'>,
  path: string | null,
  own: Source,
  guarding: Source,
): RuleSetting {
  const source = isGuarded(id, category) ? guarding : own;
  const { config } = source;
  const layers: Layer[] = [];
  const plain = config.rules[id];
  if (plain !== undefined) {
    layers.push({ level: plain, files: null, from: placeIn(source, ['rules', id]) });
  }
  for (const [at, { files, rules: set }] of config.overrides.entries()) {
    const level = set[id];
    if (level === undefined || (path !== null && !matcher(files)(path))) continue;
    layers.push({ level, files, from: placeIn(source, ['overrides', at, 'rules', id]) });
  }
  const last = path === null ? layers.find(({ files }) => files === null) : layers.at(-1);
  return { id, level: last?.level ?? null, layers };
}
