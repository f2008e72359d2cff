import { get } from '../../model/value/value.ts';
import type { CarrierExample, CarrierResult, CarrierSource, FieldRow } from '../carrier.ts';
import { exampleOf } from '../examples/example.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { grants } from '../table/row.ts';
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
export function serverFields(key: 'servers' | 'mcpServers'): readonly FieldRow[] {
  return [
    ...grants('mcp', `${key}.<name>.command`, 'starts the program as a server'),
    ...grants('mcp', `${key}.<name>.url`, 'connects to the server'),
    ...grants('secret', `${key}.<name>.env, headers`, 'passes on variables of the environment'),
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
    exampleOf('mcp', 'npx -y docs-mcp@latest', [
      file('{"command": "npx", "args": ["-y", "docs-mcp@latest"]}'),
      { [path]: `{"${key}": {}}\n` },
      {
        [path]: `{\n  // the documents\n  "${key}": {"docs": {"args": ["-y", "docs-mcp@latest"], "command": "npx"}}\n}\n`,
      },
    ]),
    exampleOf('mcp', 'https://docs.example/mcp', [
      file(`{${remote}}`),
      { [path]: `{"${key}": {}}\n` },
    ]),
    exampleOf('secret', '${DOCS_KEY} to https://docs.example/mcp', [
      file(`{${remote}, "headers": {"X-Key": "\${env:DOCS_KEY}"}}`),
      file(`{${remote}}`),
    ]),
  ];
}
