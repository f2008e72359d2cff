import type { CarrierExample } from '../carrier.ts';

const path = '.claude/settings.json';

type Settings = Readonly<Record<string, unknown>>;

/** One example: settings with a power, without it, and other spellings. */
function example(
  kind: CarrierExample['kind'],
  scope: string,
  [granting, without, ...equivalents]: readonly Settings[],
): CarrierExample {
  const file = (settings: Settings | undefined) => ({ [path]: `${JSON.stringify(settings)}\n` });
  const spellings = equivalents.map((settings) => ({
    [path]: `${JSON.stringify(settings, null, 2)}\n`,
  }));
  return { kind, scope, granting: file(granting), without: file(without), equivalents: spellings };
}

const permissions = (value: Settings): Settings => ({ permissions: value });
const sandbox = (value: Settings): Settings => ({ sandbox: value });

/** The examples of the settings of Claude Code. */
export const settingsExamples: readonly CarrierExample[] = [
  example('approve', 'Bash(git *)', [
    permissions({ allow: ['Read', 'Bash(git *)'] }),
    permissions({ allow: ['Read'] }),
    permissions({ allow: ['Bash(git:*)', 'Read', 'Read'] }),
  ]),
  example('guard', 'Read(./.env)', [
    permissions({ deny: ['Read(./.env)', 'Bash(curl *)'] }),
    permissions({ deny: ['Bash(curl *)'] }),
    permissions({ deny: ['Bash(curl:*)', 'Read(./.env)'] }),
  ]),
  example('guard', 'Bash(git push *)', [
    permissions({ ask: ['Bash(git push *)'] }),
    permissions({ ask: [] }),
  ]),
  example('approve', 'bypassPermissions', [
    permissions({ defaultMode: 'bypassPermissions' }),
    permissions({ defaultMode: 'acceptEdits' }),
  ]),
  example('approve', 'acceptEdits', [
    permissions({ defaultMode: 'acceptEdits' }),
    permissions({ defaultMode: 'default' }),
  ]),
  example('guard', 'plan', [permissions({ defaultMode: 'plan' }), permissions({})]),
  example('write', '../docs/', [
    permissions({ additionalDirectories: ['../docs'] }),
    permissions({ additionalDirectories: ['../docs/api'] }),
    permissions({ additionalDirectories: ['../docs/', '../docs/api/../api'] }),
  ]),
  example('run', 'make lint', [
    {
      hooks: {
        PostToolUse: [
          { matcher: 'Edit|Write', hooks: [{ type: 'command', command: 'make lint' }] },
        ],
      },
    },
    { hooks: {} },
    {
      hooks: {
        PostToolUse: [
          { hooks: [{ command: 'make lint', type: 'command' }], matcher: 'Write|Edit' },
        ],
      },
    },
  ]),
  example('run', './key.sh', [{ apiKeyHelper: './key.sh' }, {}, { apiKeyHelper: ' ./key.sh ' }]),
  example('run', './status.sh', [{ statusLine: { type: 'command', command: './status.sh' } }, {}]),
  example('settings', 'ANTHROPIC_BASE_URL=https://x.example', [
    { env: { ANTHROPIC_BASE_URL: 'https://x.example', NO_COLOR: '1' } },
    { env: { NO_COLOR: '1' } },
    { env: { ANTHROPIC_BASE_URL: 'https://x.example' } },
  ]),
  example('settings', 'tool@market', [
    { enabledPlugins: { 'tool@market': true } },
    { enabledPlugins: { 'tool@market': false } },
  ]),
  example('install', 'github acme/plugins', [
    { extraKnownMarketplaces: { acme: { source: { source: 'github', repo: 'acme/plugins' } } } },
    {},
    { extraKnownMarketplaces: { acme: { source: { repo: 'acme/plugins', source: 'github' } } } },
  ]),
  example('approve', 'every server', [
    { enableAllProjectMcpServers: true },
    { enabledMcpjsonServers: ['docs'] },
    { enabledMcpjsonServers: ['docs'], enableAllProjectMcpServers: true },
  ]),
  example('guard', 'skillOverrides.deploy: off', [
    { skillOverrides: { deploy: 'off' } },
    { skillOverrides: { deploy: 'name-only' } },
  ]),
  example('guard', 'disableAllHooks: true', [{ disableAllHooks: true }, {}]),
  example('guard', 'sandbox.enabled: true', [
    sandbox({ enabled: true }),
    sandbox({ enabled: false }),
  ]),
  example('run', 'docker *', [
    sandbox({ enabled: true, excludedCommands: ['docker *'] }),
    sandbox({ enabled: true }),
  ]),
  example('write', '~/.cache/', [
    sandbox({ filesystem: { allowWrite: ['~/.cache'] } }),
    sandbox({ filesystem: { allowWrite: ['~/.cache/x'] } }),
    sandbox({ filesystem: { allowWrite: ['~/.cache/'] } }),
  ]),
  example('read', '~/.ssh/', [sandbox({ filesystem: { allowRead: ['~/.ssh'] } }), sandbox({})]),
  example('net', 'x.example', [
    sandbox({ network: { allowedDomains: ['x.example'] } }),
    sandbox({ network: { allowedDomains: [] } }),
    sandbox({ network: { allowedDomains: ['X.example'] } }),
  ]),
  example('delegate', 'deployer', [{ agent: 'deployer' }, {}]),
  example('settings', 'outputStyle: "Terse"', [{ outputStyle: 'Terse' }, {}]),
];
