import type { Change } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { parsePointer } from '../../model/value/value.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeItem, valueChange } from '../words/words.ts';

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

/** A setting of a client without permissions. */
export const clientSettingChanged = changeRule({
  id: 'client-setting-changed',
  category: 'documentation',
  summary: 'Reports changed client settings, such as `model`.',
  why: 'The setting affects cost, speed, menus or the shell of inline commands in Claude Code, and no permission.',
  on: { kind: 'field' },
  when: isSetting,
  requires: { bump: 'none' },
  bumpBasis: 'inferred',
  message: (change) => msg`${describeItem(change)} ${valueChange(change)}.`,
  invalid: twoFrontmatters('model: haiku', 'model: opus'),
  valid: twoFrontmatters('model: haiku', "model: 'haiku'"),
});
