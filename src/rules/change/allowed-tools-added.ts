import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../example.ts';
import { changeRule } from '../rule.ts';
import { shown } from '../words.ts';

/** A list of permissions where there was none. */
export const allowedToolsAdded = changeRule({
  id: 'allowed-tools-added',
  category: 'privilege',
  summary: '`allowed-tools` that appears comes with a minor version step.',
  why: 'A host that grants only what is listed withholds the rest from now on.',
  on: { kind: 'allowed-tools', action: 'added' },
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'narrowed',
  message: ({ after }) => `allowed-tools was added: ${shown(facetValue(after, 'value'))}.`,
  fails: twoFrontmatters('', 'allowed-tools: Read'),
  passes: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
