import type { HookPowers, Power } from '../../model/power.ts';
import type { Location, Position } from '../../model/text/text.ts';
import { code } from '../../model/value/format-value.ts';
import { blockedWords } from '../../model/words/power-words.ts';
import { hookAt, pluginFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import {
  codeInOneLine,
  describePower,
  ownerOf,
  unitPhrase,
  withPrevious,
} from '../words/power-message.ts';

/** A limit that base has. */
export const guardRemoved = powerRule({
  id: 'guard-removed',
  summary: 'No limit of base is gone.',
  why: 'What a limit stopped is possible again, and nothing in the files says so.',
  source: 'Claude Code documentation, hooks.',
  howToFix: 'Restore the limit, or say in the pull request why it is not needed any more.',
  claims: ({ power }) => power.kind === 'guard',
  phrase: 'a limit was removed',
  message: ({ power, change, previous, hooks }) => {
    const limit = describePower(power);
    if (previous) {
      const clause = `${ownerOf(power)} now ${limit}`;
      return `${withPrevious(clause, describePower(previous))} Which of the two limits more cannot be decided.`;
    }
    if (change !== 'lost')
      return `${ownerOf(power)} ${limit} at base; whether it still does cannot be decided.`;
    if (power.feature === 'hook') return hookMessage(power, hooks);
    return lostMessage(power, limit);
  },
  invalid: pluginFile(
    'hooks/hooks.json',
    hookAt('PreToolUse', './deny.sh'),
    hookAt('PreToolUse', './deny.sh', ', "async": true'),
  ),
  valid: pluginFile(
    'hooks/hooks.json',
    hookAt('PreToolUse', './deny.sh', ', "async": true'),
    hookAt('PreToolUse', './deny.sh'),
  ),
});

function lostMessage(power: Power, limit: string): string {
  const { feature, subject, scope, trigger, remark } = power;
  if (feature === 'permission-rule' && subject === 'permissions') {
    const list = trigger.condition === undefined ? 'deny' : 'ask';
    return `${ownerOf(power)} no longer ${limit}: the rule was removed from ${code(`permissions.${list}`)}.`;
  }
  if (feature === 'setting' || feature === 'permission-mode')
    return `${ownerOf(power)} no longer ${limit}.`;
  const key =
    scope.includes(subject) || scope.startsWith(`${subject}:`) ? '' : ` (${code(subject)})`;
  return `${ownerOf(power)} no longer has the limit ${codeInOneLine(scope)}${key}${remark === undefined ? '' : `: at base, ${remark}`}.`;
}

function hookMessage(power: Power, { base, head }: HookPowers = { base: [], head: [] }): string {
  const subject = `A limit is gone: before this change, a ${code(power.subject)} hook of ${unitPhrase(power)} checked ${blockedWords(power.trigger)} and was able to block it`;
  const commands = base.filter((other) => other.kind === 'run' && isInside(other.at, power.at));
  const [command] = commands;
  if (!command || commands.length > 1)
    return `${subject}. If calls still need its check, restore the hook.`;
  const kept = head.filter(({ kind, scope }) => kind === 'run' && scope === command.scope);
  const line = codeInOneLine(command.scope);
  if (kept.length === 0)
    return `${subject}. The command ${line} was removed. If calls still need its check, restore it.`;
  const matcher = canonicalMatcher(command);
  if (kept.some((other) => canonicalMatcher(other) === matcher)) {
    return `${subject}. The command ${line} now runs asynchronously, so calls no longer wait for its check. If they must wait, set neither ${code('async')} nor ${code('asyncRewake')}.`;
  }
  const calls = kept.map(({ trigger }) => blockedWords(trigger)).join(', ');
  return `${subject}. The command ${line} now runs only before ${calls}. If other calls need its check, restore the matcher.`;
}

function canonicalMatcher({ trigger: { matcher } }: Power): string {
  return matcher?.names?.join('|') ?? matcher?.text ?? '';
}

function isInside({ path, range }: Location, outer: Location): boolean {
  if (path !== outer.path || !range || !outer.range) return false;
  const isBefore = (a: Position, b: Position) =>
    a.line < b.line || (a.line === b.line && a.column <= b.column);
  return isBefore(outer.range.start, range.start) && isBefore(range.end, outer.range.end);
}
