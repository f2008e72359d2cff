import type { AllowedSources } from '../../model/config.ts';
import type { Budget } from './budget.ts';
import type { Lookup } from './checked-addresses.ts';

/** What a fetcher may do, and where it runs. */
export interface FetcherSettings {
  /** Those of the configuration of the default branch. */
  readonly rules: AllowedSources;
  /** The folder that relative paths of local sources start from. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly budget?: Budget;
  /** The resolver of host names; that of the machine if absent. */
  readonly lookup?: Lookup;
}
