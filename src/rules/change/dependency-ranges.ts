import { isUnbounded } from '../../contract/coverage/ranges.ts';
import type { Change } from '../../model/contract.ts';
import { code, msg, words } from '../../model/message.ts';
import { twoRanges } from '../examples/sections.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { facetText, itemName, valueChange, valueTransition } from '../words/words.ts';

export const dependencyRangeNarrowed = changeRule({
  id: 'dependency-range-narrowed',
  summary: 'Reports narrowed version ranges of dependencies.',
  why: 'The skill no longer fits some installed versions of the dependency.',
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'narrowed' },
  requires: { bump: 'minor' },
  phrase: 'version range of {} narrowed',
  message: (change) =>
    msg`Version range of ${itemName(change)} was narrowed: ${valueTransition(change)}.`,
  invalid: twoRanges('>=1.0', '>=1.0,<2.0'),
  valid: twoRanges('>=1.0', '>=1.0.0'),
});

export const dependencyRangeWidened = changeRule({
  id: 'dependency-range-widened',
  summary: 'Reports widened version ranges of dependencies.',
  why: 'Nothing breaks: the skill fits more versions of the dependency.',
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'widened' },
  when: ({ to }) => !isUnbounded(String(to)),
  requires: { bump: 'patch' },
  phrase: 'version range of {} widened',
  message: (change) =>
    msg`Version range of ${itemName(change)} was widened: ${valueTransition(change)}.`,
  invalid: twoRanges('>=1.0,<2.0', '>=1.0'),
});

export const dependencyRangeUnbounded = changeRule({
  id: 'dependency-range-unbounded',
  category: 'privilege',
  summary: 'Reports version ranges of dependencies that became `*`.',
  why: 'Every version of the dependency can be installed, with all its permissions.',
  enforces: [skillTomlContract('Any version', 'dependencies.*.version')],
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'widened' },
  when: ({ to }) => isUnbounded(String(to)),
  requires: { bump: 'patch' },
  powerVerdict: 'transitive',
  phrase: 'any version of {} allowed',
  message: (change) =>
    msg`Dependency ${itemName(change)} now allows any version: ${valueTransition(change)}.`,
  help: () => msg`Set an upper limit, such as ${code('>=1.0,<2.0')}.`,
  invalid: twoRanges('>=1.0,<2.0', '*'),
  valid: twoRanges('>=1.0,<2.0', '>=1.0'),
});

export const dependencyRangeChanged = changeRule({
  id: 'dependency-range-changed',
  summary:
    'Reports version ranges of dependencies that are neither wider nor narrower than before.',
  why: 'A version of the dependency that fits this skill and others may no longer exist.',
  on: { kind: 'dependency', action: 'changed', facet: 'range' },
  when: ({ verdict }) => verdict !== 'narrowed' && verdict !== 'widened',
  requires: ({ verdict, detail }) =>
    verdict !== 'incomparable'
      ? { bump: 'none', warn: true }
      : { bump: detail === 'disjoint' ? 'major' : 'minor' },
  phrase: 'version range of {} changed',
  message: (change) =>
    msg`Version range of ${itemName(change)} changed: ${valueTransition(change)}. ${words(consequence(change))}`,
  invalid: twoRanges('<2.0', '>=2.0'),
  valid: twoRanges('>=1.0', '>=1.0.0'),
});

function consequence({ verdict, detail }: Change): string {
  if (verdict !== 'incomparable') return 'One is not a version range.';
  return detail === 'disjoint' ? 'No version matches both.' : 'Some old versions no longer match.';
}

export const suggestionChanged = changeRule({
  id: 'suggestion-changed',
  summary: 'Reports changes to `[suggestions]`.',
  why: 'Users see other suggestions during installation.',
  enforces: [skillTomlContract('Shown to users during installation.', 'suggestions')],
  on: { kind: 'suggestion' },
  requires: { bump: 'patch' },
  message: (change) => {
    const name = itemName(change);
    if (change.action === 'removed') return msg`Suggestion ${name} was removed.`;
    return change.action === 'added'
      ? msg`New suggestion ${name}: ${facetText(change.after)}.`
      : msg`Reason of suggestion ${name} ${valueChange(change)}.`;
  },
  invalid: twoTomls('', '[suggestions]\n"tool.docker" = "Useful for images."'),
  valid: twoTomls(
    '[suggestions]\n"tool.docker" = "Useful for images."',
    "[suggestions]\n'tool.docker' = 'Useful for images.'",
  ),
});
