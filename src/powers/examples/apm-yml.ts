import type { CarrierExample } from '../carrier.ts';

const manifest = (text: string) => ({ 'p/apm.yml': `name: p\nversion: 1.0.0\n${text}` });

/** Examples of `apm.yml`. */
export const apmExamples: readonly CarrierExample[] = [
  {
    kind: 'install',
    scope: 'acme/skills/review#main',
    granting: manifest('dependencies:\n  apm:\n    - acme/skills/review#main\n'),
    without: manifest('dependencies:\n  apm: []\n'),
    equivalents: [manifest('dependencies: {apm: ["acme/skills/review#main"]}\n')],
  },
  {
    kind: 'mcp',
    scope: 'npx -y docs-mcp@latest',
    granting: manifest(
      'dependencies:\n  mcp:\n    - name: docs\n      registry: false\n      command: npx\n      args: [-y, docs-mcp@latest]\n',
    ),
    without: manifest('dependencies: {}\n'),
    equivalents: [
      manifest(
        'dependencies: {mcp: [{command: npx, args: [-y, docs-mcp@latest], name: docs, registry: false}]}\n',
      ),
    ],
  },
  {
    kind: 'mcp',
    scope: 'io.github.acme/docs',
    granting: manifest('dependencies:\n  mcp:\n    - io.github.acme/docs\n'),
    without: manifest('dependencies:\n  mcp: []\n'),
    equivalents: [],
  },
  {
    kind: 'secret',
    scope: '${DOCS_KEY} to https://docs.example/mcp',
    granting: manifest(
      'dependencies:\n  mcp:\n    - {name: docs, url: "https://docs.example/mcp", headers: {X-Key: "${DOCS_KEY}"}}\n',
    ),
    without: manifest(
      'dependencies:\n  mcp:\n    - {name: docs, url: "https://docs.example/mcp"}\n',
    ),
    equivalents: [],
  },
  {
    kind: 'run',
    scope: './setup.sh',
    granting: manifest('lifecycle:\n  post-install:\n    - type: command\n      run: ./setup.sh\n'),
    without: manifest('lifecycle: {}\n'),
    equivalents: [manifest('lifecycle: {post-install: [{run: ./setup.sh, type: command}]}\n')],
  },
  {
    kind: 'run',
    scope: 'codex review.prompt.md',
    granting: manifest('scripts:\n  review: codex review.prompt.md\n'),
    without: manifest('scripts: {}\n'),
    equivalents: [],
  },
  {
    kind: 'net',
    scope: 'https://x.example/installed',
    granting: manifest(
      'lifecycle:\n  post-install:\n    - {type: http, url: "https://x.example/installed"}\n',
    ),
    without: manifest('lifecycle: {}\n'),
    equivalents: [],
  },
  {
    kind: 'settings',
    scope: 'registries',
    granting: manifest('registries: {own: {url: "https://registry.example"}}\n'),
    without: manifest(''),
    equivalents: [],
  },
];
