/** The example of a rule over manifest blocks: a skill whose body holds this JSON in a block. */
export function withBlock(json: string, files = '', block = 'skill-manifest'): string {
  return `
-- skills/memory/SKILL.md --
---
name: memory
description: Stores and finds memories.
---
\`\`\`${block}
${json.trim()}
\`\`\`
-- skills/memory/scripts/memory.sh --
exit 0
${files.trim()}
`;
}
