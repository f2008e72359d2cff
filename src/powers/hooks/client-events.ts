import type { Start } from '../../model/power.ts';
import { wordList } from '../../model/text/word-list.ts';
import type { HookClient } from './client-hooks.ts';

const events = (list: Readonly<Partial<Record<Start, readonly string[]>>>) =>
  new Map(
    Object.entries(list).flatMap(([start, names]) =>
      names.map((name) => [name, start as Start] as const),
    ),
  );

/** Gemini CLI (documentation of 2026-08-21: hooks). */
export const gemini: HookClient = {
  name: 'Gemini CLI',
  events: events({
    session: ['SessionStart'],
    prompt: ['BeforeAgent'],
    'before-tool': ['BeforeTool'],
    'after-tool': ['AfterTool'],
    event: [
      'SessionEnd',
      'AfterAgent',
      'BeforeModel',
      'AfterModel',
      'BeforeToolSelection',
      'Notification',
      'PreCompress',
    ],
  }),
  guards: new Set(['BeforeTool']),
};

/** Copilot, in its own spelling of events and in that of Claude Code. */
export const copilot: HookClient = {
  name: 'Copilot',
  events: events({
    session: ['sessionStart', 'SessionStart'],
    prompt: wordList(`
      userPromptSubmitted userPromptSubmit UserPromptSubmit userPromptTransformed
    `),
    'before-tool': wordList(`
      preToolUse PreToolUse permissionRequest PermissionRequest preMcpToolCall
      PreMcpToolCall
    `),
    'after-tool': ['postToolUse', 'postToolUseFailure', 'PostToolUse', 'PostToolUseFailure'],
    event: wordList(`
      sessionEnd postResult prePRDescription errorOccurred agentStop subagentStart subagentStop preCompact notification
      SessionEnd ErrorOccurred Stop SubagentStart SubagentStop PreCompact Notification
    `),
  }),
  guards: new Set(['preToolUse', 'PreToolUse', 'permissionRequest', 'PermissionRequest']),
};

/** Cursor. */
export const cursor: HookClient = {
  name: 'Cursor',
  events: events({
    session: ['sessionStart', 'workspaceOpen'],
    prompt: ['beforeSubmitPrompt'],
    'before-tool': [
      'preToolUse',
      'beforeShellExecution',
      'beforeMCPExecution',
      'beforeReadFile',
      'beforeTabFileRead',
    ],
    'after-tool': [
      'postToolUse',
      'postToolUseFailure',
      'afterShellExecution',
      'afterMCPExecution',
      'afterFileEdit',
      'afterTabFileEdit',
    ],
    event: [
      'sessionEnd',
      'subagentStart',
      'subagentStop',
      'preCompact',
      'stop',
      'afterAgentResponse',
      'afterAgentThought',
    ],
  }),
  guards: new Set([
    'preToolUse',
    'beforeShellExecution',
    'beforeMCPExecution',
    'beforeReadFile',
    'beforeSubmitPrompt',
    'beforeTabFileRead',
  ]),
};
