import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collected, Package } from '../collected.ts';
import { rustFields } from '../reading/rust-fields.ts';

const program = join(
  '@openai',
  'codex-linux-x64',
  'vendor',
  'x86_64-unknown-linux-musl',
  'bin',
  'codex',
);

/** The structures of config.toml, by where they stand in it. */
const tables: Readonly<Record<string, string>> = {
  '': 'ConfigToml',
  'mcp_servers.<key>.': 'RawMcpServerConfig',
  'mcp_servers.<key>.tools.<key>.': 'McpServerToolConfig',
  'sandbox_workspace_write.': 'SandboxWorkspaceWrite',
  'permissions.<key>.': 'PermissionProfileToml',
  'permissions.<key>.network.': 'NetworkToml',
  'agents.<key>.': 'AgentRoleToml',
  'apps.<key>.': 'AppConfig',
  'apps.<key>.tools.<key>.': 'AppToolConfig',
  'marketplaces.<key>.': 'MarketplaceConfig',
  'plugins.<key>.': 'PluginConfig',
  'skills.': 'SkillsConfig',
  'skills.config[].': 'SkillConfig',
  'model_providers.<key>.': 'ModelProviderInfo',
  'otel.': 'OtelConfigToml',
  'auto_review.': 'AutoReviewToml',
  'tools.': 'ToolsToml',
  'projects.<key>.': 'ProjectConfig',
};

/** The fields of Codex, from what its program compares keys with. */
export function codexFields({ folder, version }: Package): readonly Collected[] {
  const structures = rustFields(readFileSync(join(folder, program)));
  const below = (prefix: string, structure: string) =>
    (structures.get(structure) ?? []).map((field) => `${prefix}${field}`);
  const collected = (file: string, fields: readonly string[]): Collected => ({
    client: 'Codex',
    version,
    source: 'deserialisers',
    file,
    fields: [...fields].sort(),
  });
  return [
    collected(
      '.codex/config.toml',
      Object.entries(tables).flatMap(([prefix, name]) => below(prefix, name)),
    ),
    collected('.codex/hooks.json', below('hooks.<event>[].', 'MatcherGroup')),
    collected('hook events', below('', 'HookEventsToml')),
    collected('.codex-plugin/plugin.json', below('', 'RawAgentPluginManifest')),
  ];
}
