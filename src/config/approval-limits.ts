import type { Policy, PolicyKey } from '../model/config.ts';
import type { Power } from '../model/power.ts';

/** Tools that start no program, by their names in Claude Code and opencode. */
const quietTool =
  /^(?:\S*\.)?(?:Edit|ExitPlanMode|Glob|Grep|LS|MultiEdit|NotebookEdit|NotebookRead|Read|Skill|Task|Todo\w*|WebSearch|Write|doom_loop|edit|external_directory|glob|grep|list|lsp|question|read|skill|task|todo\w*|websearch)(?:\(|\s|$)/;

/** The key of a policy that an approval in advance is about where no `allowed-tools` decides; null for none. */
function keyOfApproval({ subject, scope, reach }: Power): PolicyKey | null {
  const isOfServers = subject === 'mcpAllowlist' || subject.startsWith('tools of ');
  if (isOfServers || scope.startsWith('mcp__')) return 'mcp';
  if (/^(?:\S*\.)?(?:WebFetch|webfetch|urls:)/.test(scope) || subject === 'allowedUrls')
    return 'network';
  if (scope.startsWith('edits: ')) return 'filesystemWrite';
  return reach !== 'any' && quietTool.test(scope) ? null : 'exec';
}

/** The key by which a policy without `allowed-tools` denies an approval in advance: one that allows nothing at all. */
export function deniedApproval(power: Power, policy: Policy): PolicyKey | null {
  const isApproval = power.feature === 'permission-rule' && power.kind === 'approve';
  if (policy.allowedTools !== null || !isApproval) return null;
  const key = keyOfApproval(power);
  const limit = key && policy[key];
  const isNone = limit === false || (Array.isArray(limit) && limit.length === 0);
  return isNone ? key : null;
}
