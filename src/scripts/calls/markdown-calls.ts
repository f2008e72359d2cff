import type { ScriptCall } from '../../model/script/call.ts';
import { LineMap, type Range } from '../../model/text/text.ts';
import { fencedBlocks } from '../../syntax/markdown/fences.ts';
import { type CallPlace, mentionsScript } from './call-place.ts';
import { callsOfCommand } from './command-calls.ts';

/** Fences that hold commands. */
const languages = new Set([
  '',
  'bash',
  'sh',
  'shell',
  'zsh',
  'console',
  'shell-session',
  'shellsession',
  'terminal',
]);

/** Headings and lines above a block that says how not to do it. */
const wrong =
  /\b(?:wrong|don'?t|do not|bad|avoid|incorrect|anti-?pattern|never|fails?|broken|deprecated)\b|❌|✗/i;

/** Whether a Markdown text may call a script: others need no grammar. */
export function mayCallScripts(text: string): boolean {
  return mentionsScript(text) && /```|~~~/.test(text);
}

/** The calls of scripts in the blocks of commands of a Markdown text; needs the grammar of the shell. */
export function callsOfMarkdown(place: CallPlace, text: string): readonly ScriptCall[] {
  if (!mayCallScripts(text)) return [];
  const lines = new LineMap(text);
  const rangeAt = (start: number, end: number): Range =>
    lines.locate(place.path, start, end).range ?? {
      start: { line: 1, column: 1 },
      end: { line: 1, column: 1 },
    };
  return fencedBlocks(text).flatMap((block) => {
    const content = text.slice(block.start, block.end);
    if (!languages.has(block.info.toLowerCase()) || !mentionsScript(content)) return [];
    if (wrong.test(lineBefore(text, block.openingLine.start))) return [];
    const commands = withoutOutput(content);
    return callsOfCommand(place, commands, (start, end) =>
      rangeAt(block.start + start, block.start + end),
    );
  });
}

/** The last line with a text above an offset. */
function lineBefore(text: string, offset: number): string {
  return (
    text
      .slice(Math.max(0, offset - 400), offset)
      .trimEnd()
      .split('\n')
      .at(-1) ?? ''
  );
}

/** A command with the lines that continue it. */
const commandLines = /(?:[^\n]*\\\r?\n)*[^\n]*(?:\n|$)/g;

/**
 * Of a block with prompts only the commands with one; commands that a comment calls failing are left out. Keeps all
 * offsets.
 */
function withoutOutput(content: string): string {
  const hasPrompt = /^[ \t]*[$%] \S/m.test(content);
  return content.replace(commandLines, (command) => {
    const prompt = hasPrompt ? /^[ \t]*[$%] /.exec(command)?.[0] : '';
    const isLeftOut = /#.*\b(?:fails|wrong|error|bad)\b/i.test(command);
    if (prompt === undefined || isLeftOut) return command.replace(/[^\r\n]/g, ' ');
    return ' '.repeat(prompt.length) + command.slice(prompt.length);
  });
}
