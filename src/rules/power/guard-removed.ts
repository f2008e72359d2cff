import { code, list, type Message, msg } from '../../model/message.ts';
import type { HookPowers, Power, PowerChange } from '../../model/power.ts';
import type { Location, Position } from '../../model/text/text.ts';
import { programChange, scopePart } from '../../model/words/power-words.ts';
import { blockedWords } from '../../model/words/trigger-words.ts';
import { hookAt, hooksFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { describePower, ownerOf, unitPhrase } from '../words/power-message.ts';

const deny = (more = '') => hookAt('PreToolUse', './deny.sh', more);

export const guardRemoved = powerRule({
  id: 'guard-removed',
  topic: 'limit',
  summary: 'Reports limits that were removed.',
  why: 'What a limit stopped is possible again, and nothing in the files says so.',
  source: 'Claude Code documentation, hooks.',
  howToFix: 'Restore the limit, or say in the pull request why it is not needed any more.',
  claims: ({ power }) => power.kind === 'guard',
  phrase: 'a limit was removed',
  message: guardMessage,
  help: guardHelp,
  invalid: hooksFile(deny(), deny(', "async": true')),
  valid: hooksFile(deny(', "async": true'), deny()),
});

function guardMessage({ power, change, previous, hooks, programs }: PowerChange): Message {
  const [program] = programs ?? [];
  const owner = ownerOf(power);
  const limit = describePower(power);
  if (previous) return msg`${owner} ${limit} (before: ${describePower(previous)}).`;
  if (change !== 'lost') return msg`It cannot be told whether ${unitPhrase(power)} still ${limit}.`;
  const { feature, subject } = power;
  if (program) {
    const calls = blockedWords(power.trigger);
    return msg`${code(subject)} hook of ${unitPhrase(power)} no longer blocks ${calls}: ${programChange(program)}.`;
  }
  if (feature === 'hook') return hookMessage(power, hooks);
  const isClause =
    subject === 'permissions' || feature === 'setting' || feature === 'permission-mode';
  return isClause
    ? msg`${owner} no longer ${limit}.`
    : msg`${owner} lost the limit ${scopePart(power.scope)} (${code(subject)}).`;
}

function hookMessage(power: Power, hooks: HookPowers | undefined): Message {
  const event = code(power.subject);
  const found = commandOf(power, hooks);
  const calls = blockedWords(power.trigger);
  if (!found) return msg`${event} hook of ${unitPhrase(power)} no longer blocks ${calls}.`;
  const { command, kept } = found;
  const hook = msg`${event} hook ${scopePart(command.scope)}`;
  if (kept.length === 0) return msg`${hook} no longer blocks ${calls}: it was removed.`;
  if (isAsync(found)) return msg`${hook} no longer blocks ${calls}: it is now async.`;
  return msg`${hook} now blocks only ${list(kept.map(({ trigger }) => blockedWords(trigger)))}.`;
}

const chmodHelp = msg`Run ${code('git update-index --chmod=+x')} on it.`;

interface GuardCommand {
  readonly command: Power;
  /** The same command in head. */
  readonly kept: readonly Power[];
}

/** The only command of a hook that base has. */
function commandOf(power: Power, hooks?: HookPowers): GuardCommand | null {
  const { base, head } = hooks ?? { base: [], head: [] };
  const commands = base.filter((other) => other.kind === 'run' && isInside(other.at, power.at));
  const [command] = commands;
  if (!command || commands.length > 1) return null;
  const kept = head.filter(({ kind, scope }) => kind === 'run' && scope === command.scope);
  return { command, kept };
}

function isAsync({ command, kept }: GuardCommand): boolean {
  const matcher = canonicalMatcher(command);
  return kept.some((other) => canonicalMatcher(other) === matcher);
}

function guardHelp(guard: PowerChange): Message | undefined {
  const { power, change, previous, hooks, programs } = guard;
  if (change !== 'lost' || previous) return undefined;
  if (programs?.[0]?.change === 'not executable') return chmodHelp;
  const found = power.feature === 'hook' && commandOf(power, hooks);
  return found && isAsync(found)
    ? msg`Remove ${code('async')} and ${code('asyncRewake')}, or say why the limit is not needed.`
    : msg`Restore the limit, or say why it is not needed.`;
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
