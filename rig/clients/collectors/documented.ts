import type { Collected } from '../collected.ts';

/** What documentation says of clients that no package ships, and of files that no schema of a client describes. */
const documented: Readonly<Record<string, readonly string[]>> = {
  'Cursor · .cursor/permissions.json': [
    'mcpAllowlist',
    'terminalAllowlist',
    'autoRun.allow_instructions',
    'autoRun.block_instructions',
  ],
  'Cursor · .cursor/cli.json': ['permissions.allow', 'permissions.deny'],
  'Cursor · .cursor/sandbox.json': [
    'type',
    'additionalReadwritePaths',
    'additionalReadonlyPaths',
    'additionalReadPaths',
    'readBoundary',
    'disableTmpWrite',
    'enableSharedBuildCache',
    'networkPolicy.default',
    'networkPolicy.allow',
    'networkPolicy.deny',
  ],
  'Cursor · .cursor/worktrees.json': [
    'setup-worktree',
    'setup-worktree-unix',
    'setup-worktree-windows',
  ],
  'VS Code · .vscode/settings.json': [
    '"chat.tools.global.autoApprove"',
    '"chat.tools.terminal.autoApprove"',
    '"chat.tools.terminal.enableAutoApprove"',
    '"chat.tools.urls.autoApprove"',
    '"chat.tools.edits.autoApprove"',
    '"chat.tools.eligibleForAutoApproval"',
    '"chat.permissions.default"',
    '"chat.agent.sandbox.enabled"',
    '"chat.mcp.autostart"',
  ],
  'VS Code · .vscode/tasks.json': ['tasks[].command', 'tasks[].args', 'tasks[].runOptions.runOn'],
  'apm · apm.yml': ['executables.allow'],
  'Copilot · .github/lsp.json': [
    'lspServers.<key>.command',
    'lspServers.<key>.args',
    'lspServers.<key>.env',
    'lspServers.<key>.cwd',
    'lspServers.<key>.bash',
    'lspServers.<key>.powershell',
    'lspServers.<key>.fileExtensions',
    'lspServers.<key>.rootUri',
    'lspServers.<key>.initializationOptions',
    'lspServers.<key>.initializationTimeoutMs',
    'lspServers.<key>.spawnTimeoutMs',
    'lspServers.<key>.warmupTimeoutMs',
  ],
};

/** The fields that are kept here, with the day on which they were read. */
export const documentedFields: readonly Collected[] = Object.entries(documented).map(
  ([id, fields]) => {
    const [client = '', file = ''] = id.split(' · ');
    return { client, version: '2026-11-27', source: 'documentation', file, fields };
  },
);
