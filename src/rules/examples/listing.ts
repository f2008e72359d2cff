import type { Json } from '../../model/value/value.ts';
import { oneSkill } from './skill.ts';

/** Example for marketplaces: one at the root of the repository with this plugin. */
export function marketplaceOf(plugin: { readonly [key: string]: Json }, path = ''): string {
  const marketplace = {
    name: 'office',
    owner: { name: 'Office Team' },
    plugins: [{ name: 'documents', ...plugin }],
  };
  return `-- ${path}.claude-plugin/marketplace.json --\n${JSON.stringify(marketplace, null, 2)}\n`;
}

/** A skill that a marketplace lists. */
export function listedSkill(name: string): string {
  return oneSkill(
    `name: ${name}\ndescription: Fills ${name} forms.`,
    '',
    `skills/${name}/SKILL.md`,
  );
}
