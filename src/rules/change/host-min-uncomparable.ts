import { facetValue, type Item } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, valueTransition } from '../words/words.ts';

/** The minimum version of caro changed, and one side is not a dotted number. */
export const hostMinUncomparable = changeRule({
  id: 'host-min-uncomparable',
  category: 'requirement',
  summary: 'Reports minimum versions of caro that cannot be compared.',
  why: 'Older versions of caro may no longer be able to install the skill.',
  howToFix:
    'Write numbers and dots without a suffix, such as `min_caro_version = "1.2.0"`. If the version is later than before, raise the major version of the skill.',
  on: { kind: 'host', facet: 'min', verdict: 'incomparable' },
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: '`min_caro_version` cannot be compared',
  message: (change) =>
    msg`${code('min_caro_version')} changed: ${valueTransition(change)}. The two cannot be compared.`,
  help: ({ before, after }) => {
    const side = [after, before].find((item) => !isDotted(item)) ?? after;
    return msg`Write ${facetText(side, 'min')} as numbers and dots, such as ${code('1.2.0')}.`;
  },
  invalid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.2.0-beta"'),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.0.0"'),
});

function isDotted(item: Item | null): boolean {
  return /^\d+(?:\.\d+)*$/.test(String(facetValue(item, 'min') ?? '').trim());
}
