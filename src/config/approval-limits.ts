import type { Policy, PolicyKey } from '../model/config.ts';
import type { Power } from '../model/power.ts';
import { wordList } from '../model/text/word-list.ts';

/** Tools of clients that start no program, by the key of a policy that is about them. */
const toolKeys = new Map<string, PolicyKey | null>(
  (
    [
      [
        'filesystemRead',
        'Glob Grep LS NotebookRead Read external_directory glob grep list lsp read',
      ],
      ['filesystemWrite', 'Edit MultiEdit NotebookEdit Write edit'],
      ['network', 'WebFetch webfetch'],
      [null, 'ExitPlanMode Skill Task WebSearch doom_loop question skill task websearch'],
    ] as const
  ).flatMap(([key, tools]) => wordList(tools).map((tool) => [tool, key] as const)),
);

/** The key of a policy that is about a tool, by its rule; null for none. An unknown tool may start programs. */
function keyOfTool({ scope, reach }: Power): PolicyKey | null {
  if (scope.startsWith('mcp__')) return 'mcp';
  const [, tool = ''] = /^(?:[^\s(]*\.)?(\w+)(?=[(:\s]|$)/.exec(scope) ?? [];
  const key = toolKeys.get(/^todo/i.test(tool) ? 'Task' : tool);
  return key === undefined || reach === 'any' ? 'exec' : key;
}

/** The key by which a policy without `allowed-tools` denies an approval in advance: one that allows nothing at all. */
export function deniedApproval(power: Power, policy: Policy): PolicyKey | null {
  const isApproval = power.feature === 'permission-rule' && power.kind === 'approve';
  if (policy.allowedTools !== null || !isApproval) return null;
  const { policyKeys = [keyOfTool(power)] } = power;
  const isNone = (key: PolicyKey | null) => {
    const limit = key && policy[key];
    return limit === false || (Array.isArray(limit) && limit.length === 0);
  };
  return policyKeys.find(isNone) ?? null;
}
