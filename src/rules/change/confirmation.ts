import { facetValue } from '../../model/contract.ts';
import { code, msg, words } from '../../model/message.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { cautionChange, hasKnownConfirmation } from '../support/toml-item.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { facetText, valueChange } from '../words/words.ts';

const asking = (level: string) =>
  `[provides]\nrecipes = true\n[recipes]\ndefault_confirmation = "${level}"`;

export const confirmationRelaxed = changeRule({
  id: 'confirmation-relaxed',
  category: 'privilege',
  summary: 'Reports a weaker `recipes.default_confirmation`.',
  why: 'Recipes run without the consent of the user.',
  enforces: [skillTomlContract('Execute without confirmation', 'recipes.default_confirmation')],
  on: { kind: 'confirmation', action: ['added', 'changed'] },
  when: (change) =>
    change.action === 'added'
      ? facetValue(change.after, 'value') === 'auto'
      : (cautionChange(change) ?? 0) < 0,
  requires: { bump: 'minor' },
  powerVerdict: 'guard-removed',
  phrase: 'recipes ask less',
  message: (change) => {
    const effect = facetValue(change.after, 'value') === 'auto' ? 'run without asking' : 'ask less';
    return msg`${code('default_confirmation')} ${valueChange(change)}. Recipes now ${words(effect)}.`;
  },
  invalid: twoTomls(asking('prompt'), asking('auto'), { 'recipes/deploy.yaml': recipe }),
  valid: twoTomls('[provides]\nrecipes = true', asking('prompt'), {
    'recipes/deploy.yaml': recipe,
  }),
});

export const confirmationTightened = changeRule({
  id: 'confirmation-tightened',
  summary: 'Reports a stronger `recipes.default_confirmation`.',
  why: 'An unattended run waits for an answer that does not come.',
  enforces: [
    skillTomlContract('Always require explicit confirmation', 'recipes.default_confirmation'),
  ],
  on: { kind: 'confirmation', action: 'changed' },
  when: (change) => (cautionChange(change) ?? 0) > 0,
  requires: ({ before }) => ({
    bump: facetValue(before, 'value') === 'auto' ? 'major' : 'minor',
  }),
  phrase: 'recipes ask more',
  message: (change) => {
    const isNew = facetValue(change.before, 'value') === 'auto';
    const effect = isNew ? 'Unattended runs now wait for an answer.' : 'Recipes ask more.';
    return msg`${code('default_confirmation')} ${valueChange(change)}. ${words(effect)}`;
  },
  invalid: twoTomls(asking('auto'), asking('prompt'), { 'recipes/deploy.yaml': recipe }),
});

export const confirmationStated = changeRule({
  id: 'confirmation-stated',
  summary: 'Reports recipes that are declared or no longer declared.',
  why: 'A skill without recipes asks nothing; recipes ask as `default_confirmation` says.',
  on: { kind: 'confirmation', action: ['added', 'removed'] },
  when: ({ action, after }) => action === 'removed' || facetValue(after, 'value') !== 'auto',
  requires: { bump: 'patch' },
  phrase: 'declaration of recipes changed',
  message: ({ before, after }) =>
    after
      ? msg`Recipes are now declared: ${code('default_confirmation')} is ${facetText(after)}.`
      : msg`Recipes are no longer declared: ${code('default_confirmation')} was ${facetText(before)}.`,
  invalid: twoTomls('[provides]', '[provides]\n[recipes]\nfiles = []'),
  valid: twoTomls(
    asking('prompt'),
    `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
      files = ["recipes/*.yaml"]
    `,
    { 'recipes/deploy.yaml': recipe },
  ),
});

export const confirmationUncomparable = changeRule({
  id: 'confirmation-uncomparable',
  category: 'privilege',
  summary: 'Reports a `recipes.default_confirmation` other than `auto`, `prompt` and `always`.',
  why: 'Whether recipes now ask less cannot be told.',
  enforces: [skillTomlContract('Prompt user before execution', 'recipes.default_confirmation')],
  on: { kind: 'confirmation', action: 'changed' },
  when: (change) => cautionChange(change) === undefined,
  requires: { bump: 'none', warn: true },
  powerVerdict: 'undeclared',
  phrase: '`default_confirmation` changed',
  message: (change) => {
    const value = facetText(hasKnownConfirmation(change.after) ? change.before : change.after);
    return msg`${code('default_confirmation')} ${valueChange(change)}. ${value} is not a known level.`;
  },
  help: ({ after }) =>
    hasKnownConfirmation(after)
      ? undefined
      : msg`Write ${code('auto')}, ${code('prompt')} or ${code('always')}.`,
  invalid: twoTomls(asking('prompt'), asking('never'), { 'recipes/deploy.yaml': recipe }),
  valid: twoTomls(asking('prompt'), asking('always'), { 'recipes/deploy.yaml': recipe }),
});
