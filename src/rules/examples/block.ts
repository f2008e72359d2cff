import type { Json } from '../../model/value/value.ts';
import { blockOf, operationOf } from './operation.ts';

type Fields = { readonly [key: string]: Json };

/** The example of a rule over manifest blocks: a skill with this body. */
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

/** The example of a rule over manifest blocks: a skill whose body holds this JSON in a block. */
export function withBlock(json: string, files = '', block = 'skill-manifest'): string {
  return withBody(`\`\`\`${block}\n${json.trim()}\n\`\`\``, files);
}

/** The example of a rule over Skill Manifest v2: a block that is sound but for these fields. */
export function withFields(fields: Fields, files = ''): string {
  return withBody(blockOf(fields), files);
}

/** The example of a rule over operations: one that is sound but for these fields. */
export function withOperation(fields: Fields, files = ''): string {
  return withFields({ operations: { search: operationOf(fields) } }, files);
}

/** The example of a rule over parameters: an operation with this one. */
export function withParameter(name: string, parameter: Fields): string {
  return withOperation({ input: { [name]: parameter } });
}
