import type { Json } from '../../model/value/value.ts';

type Fields = { readonly [key: string]: Json };

const operation: Fields = {
  description: 'Finds memories.',
  input: {},
  output: { description: 'The memories.' },
  entrypoints: { unix: ['bash', 'scripts/memory.sh'] },
};

const manifest: Fields = {
  schema_version: '2.0',
  id: 'memory',
  version: '1.0.0',
  capabilities: ['memory-search'],
  effects: ['db.read'],
  operations: { search: operation },
  stdout_contract: { last_line_json: true },
};

const router: Fields = {
  id: 'memory',
  version: '1.0.0',
  effects: ['db.read'],
  entrypoints: { search: { unix: ['bash', 'scripts/memory.sh'] } },
  stdout_contract: { last_line_json: true },
};

/** Example for changes: the operation of a v2 block with these fields, before and after. */
export function twoOperations(before: Fields, after: Fields): string {
  const search = (fields: Fields) => ({ operations: { search: { ...operation, ...fields } } });
  return twoBlocks(search(before), search(after));
}

/** Example for changes: a v2 block with these fields, before and after. */
export function twoBlocks(before: Fields, after: Fields): string {
  return side('before', blockOf(before)) + side('after', blockOf(after));
}

/** Example for changes: two Markdown bodies; blocks come from `blockOf` and `routerOf`. */
export function twoBodies(before: string, after: string): string {
  return side('before', before) + side('after', after);
}

/** A valid v2 block with these fields replaced. */
export function blockOf(fields: Fields = {}): string {
  return fencedBlock('skill-manifest', { ...manifest, ...fields });
}

/** A valid v1 block with these fields replaced. */
export function routerOf(fields: Fields = {}): string {
  return fencedBlock('router-manifest', { ...router, ...fields });
}

/** A valid operation with these fields replaced. */
export function operationOf(fields: Fields = {}): Fields {
  return { ...operation, ...fields };
}

function side(folder: 'before' | 'after', body: string): string {
  const root = `${folder}/skills/memory`;
  const frontmatter = '---\nname: memory\ndescription: Finds memories.\n---\n';
  return `-- ${root}/SKILL.md --\n${frontmatter}${body}-- ${root}/scripts/memory.sh --\nexit 0\n`;
}

function fencedBlock(name: string, fields: Fields): string {
  return `\`\`\`${name}\n${formatCompactJson(fields, '')}\n\`\`\`\n`;
}

const width = 90;

/** JSON with values on one line if they fit. */
function formatCompactJson(value: Json, indent: string): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item: Json) => formatCompactJson(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${formatCompactJson(item, inner)}`,
      );
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && line.length + indent.length <= width) return line;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
