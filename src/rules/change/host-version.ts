import { facetValue, type Item } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, valueTransition } from '../words/words.ts';

export const hostMinAdded = changeRule({
  id: 'host-min-added',
  summary: 'Reports new minimum versions of caro.',
  why: 'Older versions of caro can no longer install the skill.',
  source:
    'The host enforces the minimum version, so it is a demand on the machine like a command or a system.',
  on: { kind: 'host', action: 'added' },
  requires: { bump: 'major' },
  phrase: 'new `min_caro_version`',
  message: ({ after }) =>
    msg`New ${code('min_caro_version')} ${facetText(after, 'min')}. Older versions cannot install the skill.`,
  invalid: twoTomls('', 'min_caro_version = "1.1.0"'),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.1.0"'),
});

export const hostMinRemoved = changeRule({
  id: 'host-min-removed',
  summary: 'Reports removed minimum versions of caro.',
  why: 'Nothing breaks: every version of caro can install the skill.',
  on: { kind: 'host', action: 'removed' },
  requires: { bump: 'patch' },
  phrase: '`min_caro_version` removed',
  message: ({ before }) =>
    msg`${code('min_caro_version')} ${facetText(before, 'min')} was removed.`,
  invalid: twoTomls('min_caro_version = "1.1.0"', ''),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.0.0"'),
});

export const hostMinRaised = changeRule({
  id: 'host-min-raised',
  summary: 'Reports raised minimum versions of caro.',
  why: 'Older versions of caro can no longer install the skill.',
  source:
    'The host enforces the minimum version, so it is a demand on the machine like a command or a system.',
  on: { kind: 'host', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  requires: { bump: 'major' },
  phrase: 'higher `min_caro_version`',
  message: (change) =>
    msg`${code('min_caro_version')} was raised: ${valueTransition(change)}. Older versions cannot install the skill.`,
  invalid: twoTomls('min_caro_version = "1.9.0"', 'min_caro_version = "1.10.0"'),
});

export const hostMinLowered = changeRule({
  id: 'host-min-lowered',
  summary: 'Reports lowered minimum versions of caro.',
  why: 'Nothing breaks: more versions of caro can install the skill.',
  on: { kind: 'host', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'lowered' && verdict === null,
  requires: { bump: 'patch' },
  phrase: 'lower `min_caro_version`',
  message: (change) => msg`${code('min_caro_version')} was lowered: ${valueTransition(change)}.`,
  invalid: twoTomls('min_caro_version = "1.10.0"', 'min_caro_version = "1.9.0"'),
  valid: twoTomls('min_caro_version = "1.9.0"', 'min_caro_version = "1.9.0"'),
});

export const hostMinUncomparable = changeRule({
  id: 'host-min-uncomparable',
  summary: 'Reports minimum versions of caro that cannot be compared.',
  why: 'Older versions of caro may no longer be able to install the skill.',
  howToFix:
    'Write numbers and dots without a suffix, such as `min_caro_version = "1.2.0"`. If the version is later than before, raise the major version of the skill.',
  on: { kind: 'host', facet: 'min', verdict: 'incomparable' },
  requires: { bump: 'none', warn: true },
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
