import type { CarrierExample } from '../carrier.ts';
import { exampleWriter } from './example.ts';

const manifest = (text: string) => ({ 'p/apm.yml': `name: p\nversion: 1.0.0\n${text}` });
const example = exampleWriter(manifest);

/** Examples of `apm.yml`. */
export const apmExamples: readonly CarrierExample[] = [
  example('install', 'acme/skills/review#main', [
    'dependencies:\n  apm:\n    - acme/skills/review#main\n',
    'dependencies:\n  apm: []\n',
    'dependencies: {apm: ["acme/skills/review#main"]}\n',
  ]),
  example('mcp', 'npx -y docs-mcp@latest', [
    'dependencies:\n  mcp:\n    - name: docs\n      registry: false\n      command: npx\n      args: [-y, docs-mcp@latest]\n',
    'dependencies: {}\n',
    'dependencies: {mcp: [{command: npx, args: [-y, docs-mcp@latest], name: docs, registry: false}]}\n',
  ]),
  example('mcp', 'io.github.acme/docs', [
    'dependencies:\n  mcp:\n    - io.github.acme/docs\n',
    'dependencies:\n  mcp: []\n',
  ]),
  example('secret', '${DOCS_KEY} to https://docs.example/mcp', [
    'dependencies:\n  mcp:\n    - {name: docs, url: "https://docs.example/mcp", headers: {X-Key: "${DOCS_KEY}"}}\n',
    'dependencies:\n  mcp:\n    - {name: docs, url: "https://docs.example/mcp"}\n',
  ]),
  example('run', './setup.sh', [
    'lifecycle:\n  post-install:\n    - type: command\n      run: ./setup.sh\n',
    'lifecycle: {}\n',
    'lifecycle: {post-install: [{run: ./setup.sh, type: command}]}\n',
  ]),
  example('run', 'codex review.prompt.md', [
    'scripts:\n  review: codex review.prompt.md\n',
    'scripts: {}\n',
  ]),
  example('net', 'https://x.example/installed', [
    'lifecycle:\n  post-install:\n    - {type: http, url: "https://x.example/installed"}\n',
    'lifecycle: {}\n',
  ]),
  example('settings', 'registries', ['registries: {own: {url: "https://registry.example"}}\n', '']),
];
