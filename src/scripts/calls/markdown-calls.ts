import type { ScriptCall } from '../../model/script/call.ts';
import { LineMap, type Range } from '../../model/text/text.ts';
import { fencedBlocks } from '../../syntax/markdown/fences.ts';
import { codeSpans, withoutCodeBlocks } from '../../syntax/markdown/markdown.ts';
import { type CallPlace, mayCallScripts, mentionsScript } from './call-place.ts';
import { callsOfCommand, type RangeOf } from './command-calls.ts';

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
  '!',
]);

/** Headings and lines above a block that says how not to do it. */
const wrong =
  /\b(?:wrong|don'?t|do not|bad|avoid|incorrect|anti-?pattern|never|fails?|broken|deprecated)\b|❌|✗/i;

/** The calls of scripts in the blocks and spans of code of a Markdown text; needs the grammar of the shell. */
export function callsOfMarkdown(place: CallPlace, text: string): readonly ScriptCall[] {
  if (!mayCallScripts(text)) return [];
  const lines = new LineMap(text);
  const rangeAt = (start: number, end: number): Range =>
    lines.locate(place.path, start, end).range ?? {
      start: { line: 1, column: 1 },
      end: { line: 1, column: 1 },
    };
  const calls = [...blockCalls(place, text, rangeAt), ...spanCalls(place, text, rangeAt)];
  return calls.filter(({ isFound, written }) => isFound || !isWrittenBy(text, written));
}

/** Whether a command in the text makes a file: `cat > scripts/x.js`. */
function isWrittenBy(text: string, path: string): boolean {
  return text.split('\n').some((line) => {
    const index = line.indexOf(path);
    return index > 0 && /(?:[^\s>]\s*>>?|\btee(?:\s+-a)?)\s*["']?$/.test(line.slice(0, index));
  });
}

function blockCalls(place: CallPlace, text: string, rangeAt: RangeOf): readonly ScriptCall[] {
  return commandBlocks(text, mentionsScript).flatMap(({ commands, start }) =>
    callsOfCommand(place, commands, (from, to) => rangeAt(start + from, start + to)).map((call) =>
      isMention(call) ? inPart(call) : call,
    ),
  );
}

/** Whether a command is a path alone, which may only say where the script is. */
function isMention({ at, scriptAt, written }: ScriptCall): boolean {
  return !written.startsWith('./') && JSON.stringify(at) === JSON.stringify(scriptAt);
}

/** A call that shows a part of a command: it lacks nothing. */
function inPart(call: ScriptCall): ScriptCall {
  const rest = { kind: 'some', at: call.at } as const;
  return { ...call, variants: call.variants.map((words) => [...words, rest]) };
}

/** Boxes and arrows, drawn or in ASCII, and cells of a table. */
const diagram =
  /[\u2500-\u257f\u25b2-\u25c5\u2190-\u2193]|^[ \t]*\+-{3,}|^[ \t]*\|[ \t].*\|[ \t]*$/m;

/** A line of prose in a block without a language. */
const listItem = /^[ \t]*(?:[-*+\u2022]|\d+[.)])[ \t].*$/gm;

const blankOut = (text: string) => text.replace(/[^\r\n]/g, ' ');

/** A block of commands with its offset; output and what fails are blank. */
export interface CommandBlock {
  readonly commands: string;
  readonly start: number;
  /** The language that its fence names. */
  readonly info: string;
}

/** The blocks of commands of a Markdown text whose content passes a test, without those that say how not to do it. */
export function commandBlocks(
  text: string,
  isMeant: (content: string, info: string) => boolean,
): readonly CommandBlock[] {
  return fencedBlocks(text).flatMap(({ info, start, end, openingLine }) => {
    const content = text.slice(start, end);
    if (!languages.has(info.toLowerCase()) || !isMeant(content, info)) return [];
    if (wrong.test(lineBefore(text, openingLine.start))) return [];
    if (info === '' && diagram.test(content)) return [];
    const commands = info === '' ? content.replace(listItem, blankOut) : content;
    return [{ commands: withoutOutput(commands), start, info }];
  });
}

/** Words of a line about what was, or is to be typed elsewhere. */
const past = /\b(?:instead of|rather than|was|were|used to|formerly|renamed|removed|no longer)\b/i;

/** Calls within a line: a part of a command may be all that it shows, so nothing is missing. */
function spanCalls(place: CallPlace, text: string, rangeAt: RangeOf): readonly ScriptCall[] {
  const plain = withoutCodeBlocks(text);
  return codeSpans(plain).flatMap(({ start, end }) => {
    const command = plain.slice(start, end);
    const line = plain.slice(plain.lastIndexOf('\n', start) + 1, start);
    const isRun = /(?:^|\s)!`$/.test(line);
    if (!mentionsScript(command)) return [];
    if (!isRun && (!/\S\s+\S/.test(command) || wrong.test(line) || past.test(line))) return [];
    const calls = callsOfCommand(place, command, (from, to) => rangeAt(start + from, start + to));
    // A client runs the command after a `!` as it is written.
    if (isRun) return calls;
    return calls.filter(({ isFound }) => isFound).map(inPart);
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
    const isLeftOut = /^[^#\n]*#.*\b(?:fails|wrong|error|bad)\b/im.test(command);
    if (prompt === undefined || isLeftOut) return blankOut(command);
    return ' '.repeat(prompt.length) + command.slice(prompt.length);
  });
}
