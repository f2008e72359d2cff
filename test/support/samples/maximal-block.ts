import { parseSkillMd } from '../../../src/dialects/skill-md.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { Json, Table, Value } from '../../../src/model/value/value.ts';
import { resolvePointer } from '../../../src/model/value/value.ts';
import { parseJson } from '../../../src/syntax/json/json.ts';
import { runCase } from '../run-case.ts';

export const path = 'skills/skill-memory/SKILL.md';

/** All fields of Skill Manifest v2 and of common extensions, with valid values. */
export const maximal = {
  schema_version: '2.0',
  id: 'skill-memory',
  version: '1.2.0',
  capabilities: ['memory-search', 'memory-store-all'],
  effects: [
    ...['db.read', 'db.write', 'proc.exec', 'fs.read', 'fs.write', 'net.fetch', 'git.read'],
    'git.write',
  ],
  operations: {
    search: {
      description: 'Finds memories.',
      input: {
        query: { type: 'string', required: true, description: 'What to look for.' },
        limit: { type: 'integer', required: false, default: 5, description: 'How many.' },
        exact: { type: 'boolean', default: false },
        filter: { type: 'json', default: { tags: ['a'] } },
        scope: { type: 'string', default: null },
      },
      output: {
        description: 'The memories.',
        fields: { status: 'ok | error', data: 'array of {id, title}' },
      },
      entrypoints: {
        unix: ['bash', '{skill_dir}/scripts/memory.sh', 'search', '{query}', '--limit={limit}'],
        windows: [
          'powershell.exe',
          '-File',
          'scripts\\memory.ps1',
          '{query}',
          '{limit}',
          '{exact}',
        ],
      },
    },
    'list-all': {
      description: 'Lists them.',
      input: {},
      output: { description: 'All of them.' },
      entrypoints: { unix: ['./scripts/memory.sh', '{"filter": {"a": 1}}', '$' + '{HOME}', 'a/b'] },
    },
  },
  stdout_contract: { last_line_json: true, note: 'See the page.' },
  owner: { team: 'storage' },
} as const satisfies Json;

/** The same in the predecessor format. */
export const maximalRouter = {
  id: 'skill-memory',
  version: '1.2.0',
  capabilities: ['memory-search'],
  effects: ['proc.exec', 'db.read'],
  entrypoints: {
    'mem.search': {
      unix: ['bash', 'scripts/memory.sh', 'search', '{query}', '{limit}'],
      windows: ['powershell.exe', '-File', 'scripts\\memory.ps1', 'search', '{query}', '{limit}'],
    },
    'mem.types': { unix: ['bash', '{skill_dir}/scripts/memory.sh', 'types'] },
  },
  stdout_contract: { last_line_json: true, schema_version: '1.0' },
  owner: 'storage',
} as const satisfies Json;

export type BlockName = 'skill-manifest' | 'router-manifest';

export function skillMd(block: Json | string, name: BlockName = 'skill-manifest'): string {
  const text = typeof block === 'string' ? block : JSON.stringify(block, null, 2);
  return `---\nname: skill-memory\ndescription: Remembers.\n---\n\n\`\`\`${name}\n${text}\n\`\`\`\n`;
}

/** The manifest with the locations of its file. */
export function placed(block: Json, name: BlockName = 'skill-manifest'): Value {
  const [found] = parseSkillMd(path, skillMd(block, name)).blocks;
  const root = found && parseJson(path, found.text, found.start, found.lines).root;
  if (!root) throw new Error('There is no block.');
  return root;
}

export function tableOf(block: Json): Table {
  const root = placed(block);
  if (root.kind !== 'table') throw new Error('The block holds no object.');
  return root;
}

/** The findings for a skill with a block and the scripts of the maximal manifests. */
export async function findings(
  block: Json | string,
  name: BlockName = 'skill-manifest',
): Promise<readonly Finding[]> {
  const files = new Map([
    [path, skillMd(block, name)],
    ['skills/skill-memory/scripts/memory.sh', 'exit 0\n'],
    ['skills/skill-memory/scripts/memory.ps1', 'exit 0\n'],
  ]);
  return (await runCase({ comment: '', files })).findings;
}

/** The start of a value, as in findings. */
export function startOf(block: Json, at: string, name: BlockName = 'skill-manifest') {
  return resolvePointer(placed(block, name), at).value.at.range?.start;
}
