import type { Change } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { parsePointer } from '../../model/value/value.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeItem, valueChange } from '../words/words.ts';

export const descriptionChanged = changeRule({
  id: 'description-changed',
  summary: 'Reports a new, changed or removed description.',
  why: 'Models choose a skill by its description, and may now choose it for other tasks.',
  source: 'The SKILL.md parser: the description is the only text loaded into the prompt up front.',
  on: { kind: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description changed',
  message: ({ action }) => {
    if (action === 'added') return msg`New description.`;
    return action === 'removed'
      ? msg`Description was removed. Models no longer choose the skill.`
      : msg`Description changed.`;
  },
  invalid: twoFrontmatters(
    'description: Writes a work log.',
    'description: Writes a work log in org mode.',
  ),
  valid: twoFrontmatters('description: Writes a work log.', "description: 'Writes a work log.'"),
});

export const displayNameChanged = changeRule({
  id: 'display-name-changed',
  summary: 'Reports changed display names.',
  why: 'People look for the skill under the old name. Callers use the id and are not affected.',
  on: { kind: 'display-name' },
  requires: { bump: 'patch' },
  phrase: 'display name changed',
  message: (change) => msg`Display name ${valueChange(change)}.`,
  invalid: twoTomls('name = "Deploy"', 'name = "Deployer"'),
  valid: twoTomls('name = "Deploy"', "name = 'Deploy'"),
});

export const licenseChanged = changeRule({
  id: 'license-changed',
  summary: 'Reports a changed license.',
  why: 'The terms of use of the skill may differ.',
  on: { kind: 'license' },
  requires: { bump: 'patch' },
  phrase: 'license changed',
  message: (change) => msg`${code('license')} ${valueChange(change)}.`,
  invalid: twoFrontmatters('license: MIT', 'license: Apache-2.0'),
  valid: twoFrontmatters('license: MIT', "license: 'MIT'"),
});

export const compatibilityChanged = changeRule({
  id: 'compatibility-changed',
  summary: 'Reports a new, changed or removed `compatibility`.',
  why: 'The field says in free text what the skill needs, so whether it now needs more cannot be told.',
  source: 'Agent Skills specification, `compatibility`.',
  on: { kind: 'compatibility' },
  requires: (change) => (isRemoval(change) ? { bump: 'none' } : { bump: 'minor', warn: true }),
  phrase: '`compatibility` changed',
  message: (change) => msg`${code('compatibility')} ${valueChange(change)}.`,
  help: (change) =>
    isRemoval(change) ? undefined : msg`If users now need more, raise the major version.`,
  invalid: twoFrontmatters(
    'compatibility: Requires git.',
    'compatibility: Requires git and docker.',
  ),
  valid: twoFrontmatters('compatibility: Requires git.', "compatibility: 'Requires git.'"),
});

/** True if the text was removed or is empty: it requires no more than before. */
function isRemoval({ action, to }: Change): boolean {
  return action === 'removed' || (typeof to === 'string' && to.trim() === '');
}

/** Keys of Claude Code that allow nothing: the model, its effort, the shell of inline commands, and texts for menus. */
const settings: ReadonlySet<string> = new Set([
  'model',
  'effort',
  'argument-hint',
  'arguments',
  'when_to_use',
  'shell',
]);

const frontmatters: ReadonlySet<string> = new Set(['agent-skills', 'manifest-v1']);

function isSetting({ before, after }: Change): boolean {
  const item = after ?? before;
  if (!item || !frontmatters.has(item.dialect)) return false;
  return settings.has(parsePointer(item.pointer)[0] ?? '');
}

export const clientSettingChanged = changeRule({
  id: 'client-setting-changed',
  summary: 'Reports changed client settings, such as `model`.',
  why: 'The setting affects cost, speed, menus or the shell of inline commands in Claude Code, and no permission.',
  on: { kind: 'field' },
  when: isSetting,
  requires: { bump: 'none' },
  message: (change) => msg`${describeItem(change)} ${valueChange(change)}.`,
  invalid: twoFrontmatters('model: haiku', 'model: opus'),
  valid: twoFrontmatters('model: haiku', "model: 'haiku'"),
});
