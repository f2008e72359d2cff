import type { CarrierExample } from '../carrier.ts';

const path = '.claude-plugin/marketplace.json';

type Entry = Readonly<Record<string, unknown>>;

/** One example: a marketplace with one plugin, and the same with another entry. */
function example(
  kind: CarrierExample['kind'],
  scope: string,
  [granting, without, ...equivalents]: readonly Entry[],
): CarrierExample {
  const file = (entry: Entry = {}) => {
    const plugins = [
      { name: 'p', source: './p', ...entry },
      { name: 'other', source: './other' },
    ];
    return { [path]: `${JSON.stringify({ name: 'acme', owner: { name: 'Acme' }, plugins })}\n` };
  };
  return {
    kind,
    scope,
    granting: file(granting),
    without: file(without),
    equivalents: equivalents.map(file),
  };
}

const sha = '8d1f6a3b5c7e9f0a1b2c3d4e5f60718293a4b5c6';
const hook = [{ hooks: [{ type: 'command', command: './start.sh' }] }];

/** The examples of marketplaces. */
export const marketplaceExamples: readonly CarrierExample[] = [
  example('install', `github acme/p@${sha}`, [
    { source: { source: 'github', repo: 'acme/p', sha } },
    {},
    { source: { sha, repo: 'acme/p', source: 'github', ref: 'main' } },
  ]),
  example('install', 'github acme/p@main', [
    { source: { source: 'github', repo: 'acme/p', ref: 'main' } },
    { source: { source: 'github', repo: 'acme/p', sha } },
  ]),
  example('install', 'npm @acme/p', [
    { source: { source: 'npm', package: '@acme/p' } },
    { source: { source: 'npm', package: '@acme/p', version: '1.2.3' } },
  ]),
  example('install', 'archive https://x.example/p.zip', [
    { source: { source: 'archive', url: 'https://x.example/p.zip' } },
    {},
    { source: { source: 'archive', url: 'HTTPS://X.example/p.zip' } },
  ]),
  example('run', 'make plugin', [{ source: { source: 'command', command: 'make plugin' } }, {}]),
  example('run', './start.sh', [
    { hooks: { SessionStart: hook } },
    {},
    { hooks: { hooks: { SessionStart: hook } }, strict: false },
  ]),
  example('mcp', 'npx -y docs-mcp', [
    { mcpServers: { docs: { command: 'npx', args: ['-y', 'docs-mcp'] } } },
    {},
  ]),
  example('guard', 'defaultEnabled: false', [{ defaultEnabled: false }, {}]),
  {
    kind: 'settings',
    scope: 'other-market',
    granting: {
      [path]:
        '{"name": "a", "plugins": [], "allowCrossMarketplaceDependenciesOn": ["other-market"]}\n',
    },
    without: { [path]: '{"name": "a", "plugins": []}\n' },
    equivalents: [],
  },
];
