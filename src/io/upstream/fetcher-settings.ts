import type { SourceRules } from '../../model/config.ts';
import type { Budget } from './budget.ts';

/** What a fetcher may do, and where it runs. */
export interface FetcherSettings {
  /** Those of the configuration of the default branch. */
  readonly rules: SourceRules;
  /** The folder that relative paths of local sources start from. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly budget?: Budget;
}
