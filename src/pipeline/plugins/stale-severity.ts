import type { Severity } from '../../model/finding.ts';
import type { Plugin, ReleaseTool } from '../../model/unit/plugin.ts';
import { raisesVersion } from '../../units/release-tool.ts';

/** What a run is about, as far as it decides how bad an unannounced change is. */
export interface RunKind {
  /** Whether the run compares a change with its base; false for the default branch and for a release. */
  readonly isProposal: boolean;
  readonly isRelease: boolean;
  /** Whether each change has to raise the version. */
  readonly isPerChange: boolean;
}

/**
 * The severity of changes that no version announces: a gate where each change raises the version, else a note on a
 * proposed change and a warning after it, unless a release is prepared that raises it.
 */
export function staleSeverity(
  { version }: Plugin,
  releaseTool: ReleaseTool | null,
  { isProposal, isRelease, isPerChange }: RunKind,
): Severity {
  if (isProposal) return isPerChange ? 'error' : 'note';
  if (isRelease || releaseTool === null || !version) return 'warning';
  const isRaised = raisesVersion(releaseTool, version);
  return isRaised && releaseTool.isPending ? 'note' : 'warning';
}
