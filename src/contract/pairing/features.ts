import { facetValue } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';

/** The features for comparing two skills. */
export interface Features {
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** The descriptions in the manifests of a skill. */
export function descriptionsOf({ contract }: Skill): readonly string[] {
  return contract.items
    .filter(({ kind }) => kind === 'description')
    .map((item) => facetValue(item, 'value'))
    .filter((value) => typeof value === 'string');
}
