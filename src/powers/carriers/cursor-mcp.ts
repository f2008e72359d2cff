import { folderOf, nameOf } from '../../model/text/path.ts';
import type { Carrier } from '../carrier.ts';
import { readServerFile, serverExamples, serverFields } from '../servers/server-file.ts';

/** The MCP servers of a repository for Cursor. */
export const cursorMcp: Carrier = {
  id: 'cursor-mcp',
  title: '`.cursor/mcp.json`',
  client: 'Cursor',
  extensions: ['json'],
  rows: serverFields('mcpServers'),
  unitOf(path) {
    const folder = folderOf(path);
    const isFile = nameOf(path) === 'mcp.json' && nameOf(folder) === '.cursor';
    return isFile ? { kind: 'repository', root: folderOf(folder) } : null;
  },
  read: (source) => readServerFile(source, 'mcpServers'),
  examples: serverExamples('.cursor/mcp.json', 'mcpServers'),
};
