import { get } from '../../model/value/value.ts';
import type { CarrierExample, CarrierField, CarrierResult, CarrierSource } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { readClientServers } from './client-servers.ts';

/** Reads a file with MCP servers below one key; VS Code and Cursor accept comments. */
export function readServerFile(
  { path, text, unit }: CarrierSource,
  key: 'servers' | 'mcpServers',
): CarrierResult {
  const { root, faults } = readJson(path, text, {
    consequence: 'no server of it is started',
    hasComments: true,
  });
  if (!root) return combine({ faults });
  const known = new Set([key, 'inputs', '$schema']);
  return combine(
    { unread: unreadFields(root, known) },
    readClientServers(get(root, key), { unit }),
  );
}

/** The rows of such a file in the table of fields. */
export function serverFields(key: 'servers' | 'mcpServers'): readonly CarrierField[] {
  return [
    { field: `${key}.<name>.command`, kind: 'mcp', description: 'starts the program as a server' },
    { field: `${key}.<name>.url`, kind: 'mcp', description: 'connects to the server' },
    {
      field: `${key}.<name>.env, headers`,
      kind: 'secret',
      description: 'passes on variables of the environment',
    },
  ];
}

/** Examples of such a file. */
export function serverExamples(
  path: string,
  key: 'servers' | 'mcpServers',
): readonly CarrierExample[] {
  const file = (server: string) => ({ [path]: `{"${key}": {"docs": ${server}}}\n` });
  const remote = '"url": "https://docs.example/mcp"';
  return [
    {
      kind: 'mcp',
      scope: 'npx -y docs-mcp@latest',
      without: { [path]: `{"${key}": {}}\n` },
      granting: file('{"command": "npx", "args": ["-y", "docs-mcp@latest"]}'),
      equivalents: [
        {
          [path]: `{\n  // the documents\n  "${key}": {"docs": {"args": ["-y", "docs-mcp@latest"], "command": "npx"}}\n}\n`,
        },
      ],
    },
    {
      kind: 'mcp',
      scope: 'https://docs.example/mcp',
      granting: file(`{${remote}}`),
      without: { [path]: `{"${key}": {}}\n` },
      equivalents: [],
    },
    {
      kind: 'secret',
      scope: '${DOCS_KEY} to https://docs.example/mcp',
      granting: file(`{${remote}, "headers": {"X-Key": "\${env:DOCS_KEY}"}}`),
      without: file(`{${remote}}`),
      equivalents: [],
    },
  ];
}
