import { folderOf, nameOf } from '../../model/text/path.ts';
import type { Carrier } from '../carrier.ts';
import { readServerFile, serverExamples, serverFields } from '../servers/server-file.ts';

/** The MCP servers of a repository for Copilot. */
export const copilotMcp: Carrier = {
  id: 'copilot-mcp',
  title: '`.github/mcp.json`',
  client: 'Copilot',
  extensions: ['json'],
  rows: serverFields('mcpServers'),
  unitOf(path) {
    const folder = folderOf(path);
    const isFile = nameOf(path) === 'mcp.json' && nameOf(folder) === '.github';
    return isFile ? { kind: 'repository', root: folderOf(folder) } : null;
  },
  read: (source) => readServerFile(source, 'mcpServers'),
  examples: serverExamples('.github/mcp.json', 'mcpServers'),
};
