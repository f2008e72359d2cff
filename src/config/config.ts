import type { Value } from '../model/value/value.ts';
import { configKeys } from './keys/index.ts';
import type { ConfigKey } from './schema/config-key.ts';

/** The configuration of a repository: the value of every key. */
export type Config = {
  readonly [K in keyof typeof configKeys]: (typeof configKeys)[K] extends ConfigKey<infer T>
    ? T
    : never;
};

/** Calls a function for every key, with the property of `Config` that holds its value. */
export function mapKeys<R>(
  visit: <K extends keyof Config>(property: K, key: ConfigKey<Config[K]>) => R,
): readonly R[] {
  const visitProperty = <K extends keyof Config>(property: K) =>
    visit(property, configKeys[property] as unknown as ConfigKey<Config[K]>);
  return (Object.keys(configKeys) as (keyof Config)[]).map((property) => visitProperty(property));
}

/** The configuration of a repository that configures nothing. */
export const defaults = Object.fromEntries(
  mapKeys((property, key) => [property, key.default]),
) as unknown as Config;

/** A configuration file, read. */
export interface ConfigFile {
  readonly path: string;
  /** The content with its places; null for an empty file. */
  readonly root: Value | null;
  readonly config: Config;
}

/** The configuration files of a comparison, and the configuration that judges permissions. */
export interface ConfigFiles {
  /** The file of head; null if there is none. */
  readonly headFile: ConfigFile | null;
  /** The file of base, where the change began; null if there is none. */
  readonly baseFile: ConfigFile | null;
  /**
   * The configuration at the tip of the branch the change goes into, which judges what skills may do: a pull request
   * cannot change it. Null without a base, or where no pull request could change the file.
   */
  readonly trustedConfig: Config | null;
  /** The file at that tip, if the tip is not base and is configured otherwise. */
  readonly tip?: { readonly file: ConfigFile | null } | undefined;
}

/** A run without configuration files. */
export const noConfigFiles: ConfigFiles = { headFile: null, baseFile: null, trustedConfig: null };
