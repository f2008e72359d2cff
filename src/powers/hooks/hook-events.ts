import type { Start } from '../../model/power.ts';
import { wordList } from '../../model/text/word-list.ts';

/** An event of Claude Code: when it starts hooks, and whether a matcher or an `if` has an effect. */
export interface HookEvent {
  readonly start: Start;
  readonly hasMatcher: boolean;
  readonly isToolEvent: boolean;
  /** Whether a hook can stop what the event announces. */
  readonly isGuard: boolean;
}

const event = (start: Start, more: Partial<HookEvent> = {}): HookEvent => ({
  start,
  hasMatcher: true,
  isToolEvent: false,
  isGuard: false,
  ...more,
});
const toolEvent = (start: Start) => event(start, { isToolEvent: true });
const withoutMatcher = event('event', { hasMatcher: false });

/** A client that writes hooks as Claude Code does. */
export interface HookDialect {
  readonly client: string;
  readonly events: ReadonlyMap<string, HookEvent>;
  /** Keys beside the events. */
  readonly others?: ReadonlySet<string>;
}

/** The events of Claude Code (documentation and program of 2026-11-24). */
export const claudeEvents: ReadonlyMap<string, HookEvent> = new Map([
  ['SessionStart', event('session')],
  ['Setup', event('session')],
  ['InstructionsLoaded', event('session')],
  ['UserPromptSubmit', event('prompt', { hasMatcher: false })],
  ['UserPromptExpansion', event('prompt')],
  ['PreToolUse', { ...toolEvent('before-tool'), isGuard: true }],
  ['PermissionRequest', { ...toolEvent('before-tool'), isGuard: true }],
  ['PermissionDenied', toolEvent('after-tool')],
  ['PostToolUse', toolEvent('after-tool')],
  ['PostToolUseFailure', toolEvent('after-tool')],
  ['PostToolBatch', event('after-tool', { hasMatcher: false })],
  ...['Stop', 'TeammateIdle', 'TaskCreated', 'TaskCompleted', 'WorktreeCreate'].map(
    (name) => [name, withoutMatcher] as const,
  ),
  ...['WorktreeRemove', 'MessageDisplay', 'CwdChanged'].map(
    (name) => [name, withoutMatcher] as const,
  ),
  ['PreSkillShellCommand', { ...event('before-tool'), isGuard: true }],
  ...['SessionEnd', 'Notification', 'SubagentStart', 'SubagentStop', 'StopFailure'].map(
    (name) => [name, event('event')] as const,
  ),
  ...['ConfigChange', 'DirectoryAdded', 'FileChanged', 'PreCompact', 'PostCompact'].map(
    (name) => [name, event('event')] as const,
  ),
  ...['Elicitation', 'ElicitationResult', 'PreModelSwitch', 'PostModelSwitch'].map(
    (name) => [name, event('event')] as const,
  ),
]);

/** Whether a hook of Claude Code can refuse what the event announces. */
export function isGuardEvent(name: string | null | undefined): boolean {
  return claudeEvents.get(name ?? '')?.isGuard === true;
}

/** Claude Code. */
export const claudeDialect: HookDialect = { client: 'Claude Code', events: claudeEvents };

const codexNames = wordList(`
  PreToolUse PermissionRequest PostToolUse PreCompact PostCompact SessionStart SessionEnd
  UserPromptSubmit SubagentStart SubagentStop Stop PreModelRequest PostModelRequest Interrupt
`);

/** Codex. */
export const codexDialect: HookDialect = {
  client: 'Codex',
  events: new Map(codexNames.map((name) => [name, claudeEvents.get(name) ?? event('event')])),
  others: new Set(['state']),
};
