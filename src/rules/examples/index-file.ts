import type { Json } from '../../model/value/value.ts';

/** Example for indexes: an index of the skill of the block examples with these fields replaced. */
export function indexExample(fields: { readonly [key: string]: Json }, folder = 'skills'): string {
  const search = { description: 'Finds memories.', input_params: [] };
  const memory = {
    dir: 'memory',
    version: '1.0.0',
    capabilities: ['memory-search'],
    effects: ['db.read'],
    operations: { search },
    ...fields,
  };
  const index = {
    schema_version: '2.0',
    generated_at: '2026-03-21T18:28:12.266Z',
    skills: { memory },
    capability_index: { 'memory-search': ['memory'] },
  };
  return `-- ${folder}/skills-index.json --\n${JSON.stringify(index, null, 2)}\n`;
}
