import { facetValue, type Item } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatText, valueTransition } from '../words/words.ts';

/** The minimum version of caro changed, and one side is not a dotted number. */
export const hostMinUncomparable = changeRule({
  id: 'host-min-uncomparable',
  category: 'requirement',
  summary: 'A changed minimum version of caro is a dotted number before and after.',
  why: 'The check cannot decide which version is later, or whether older versions of caro can still install the skill.',
  howToFix:
    'Write a version of numbers and dots without a suffix, such as `min_caro_version = "1.2.0"`. If it is later than before, raise the version of the skill by a major bump.',
  on: { kind: 'host', facet: 'min', verdict: 'incomparable' },
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'the values of `min_caro_version` cannot be compared',
  message: (change) => {
    const side = [change.after, change.before].find((item) => !isDotted(item)) ?? change.after;
    return `\`min_caro_version\` changed: ${valueTransition(change)}. ${formatText(side, 'min')} is not a dotted number such as \`1.2\`, so Skillaccord cannot tell whether older versions of caro can still install the skill. Write numbers and dots only.`;
  },
  invalid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.2.0-beta"'),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.0.0"'),
});

function isDotted(item: Item | null): boolean {
  return /^\d+(?:\.\d+)*$/.test(String(facetValue(item, 'min') ?? '').trim());
}
