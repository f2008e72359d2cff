import { folderOf, nameOf } from '../../model/text/path.ts';
import type { Carrier } from '../carrier.ts';
import { readServerFile, serverExamples, serverFields } from '../servers/server-file.ts';

/** The MCP servers of a repository for VS Code. */
export const vscodeMcp: Carrier = {
  id: 'vscode-mcp',
  title: '`.vscode/mcp.json`',
  client: 'VS Code',
  extensions: ['json'],
  rows: serverFields('servers'),
  unitOf(path) {
    const folder = folderOf(path);
    const isFile = nameOf(path) === 'mcp.json' && nameOf(folder) === '.vscode';
    return isFile ? { kind: 'repository', root: folderOf(folder) } : null;
  },
  read: (source) => readServerFile(source, 'servers'),
  examples: serverExamples('.vscode/mcp.json', 'servers'),
};
