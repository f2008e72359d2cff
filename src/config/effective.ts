import { type Config, mapKeys } from './config.ts';

/** The properties of `Config` with a value of type `T`. */
type PropertiesOf<T> = {
  [K in keyof Config]: Config[K] extends T ? K : never;
}[keyof Config];

/** The properties with a list of globs. */
export type GlobProperty = PropertiesOf<readonly string[]>;

/** A key that `skillaccord config` shows in one row. */
export interface SingleValueKey {
  readonly name: string;
  readonly property: PropertiesOf<string | boolean>;
  readonly row: number;
  readonly isRepositoryOnly: boolean;
  /** Whether the trusted configuration judges what skills may do. */
  readonly trustedConfigDecides: boolean;
}

/** The keys of the table of settings, in its order. */
export const singleValueKeys: readonly SingleValueKey[] = mapKeys(
  (property, { name, effective, loosening }): readonly SingleValueKey[] => {
    if (effective.as !== 'value') return [];
    const { row, repositoryOnly: isRepositoryOnly = false } = effective;
    const trustedConfigDecides =
      'trustedConfigDecides' in loosening && loosening.trustedConfigDecides;
    const single = property as SingleValueKey['property'];
    return [{ name, property: single, row, isRepositoryOnly, trustedConfigDecides }];
  },
)
  .flat()
  .sort((a, b) => a.row - b.row);
