import type { Json } from '../../model/value/value.ts';
import { blockOf, operationOf } from './operation.ts';

type Fields = { readonly [key: string]: Json };

/** Example for manifest blocks: a skill with this body. */
export function withBody(body: string, files = ''): string {
  return `
-- skills/memory/SKILL.md --
---
name: memory
description: Stores and finds memories.
---
${body.trim()}
-- skills/memory/scripts/memory.sh --
exit 0
${files.trim()}
`;
}

/** Example for manifest blocks: a skill with this JSON in a block. */
export function withBlock(json: string, files = '', block = 'skill-manifest'): string {
  return withBody(`\`\`\`${block}\n${json.trim()}\n\`\`\``, files);
}

/** Example for Skill Manifest v2: a valid block with these fields replaced. */
export function withFields(fields: Fields, files = ''): string {
  return withBody(blockOf(fields), files);
}

/** Example for operations: a valid operation with these fields replaced. */
export function withOperation(fields: Fields, files = ''): string {
  return withFields({ operations: { search: operationOf(fields) } }, files);
}

/** Example for parameters: an operation with this parameter. */
export function withParameter(name: string, parameter: Fields): string {
  return withOperation({ input: { [name]: parameter } });
}
