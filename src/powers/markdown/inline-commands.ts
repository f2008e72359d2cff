/** A command in a text, with the offsets of its whole notation. */
export interface InlineCommand {
  readonly command: string;
  readonly start: number;
  readonly end: number;
}

/** `!` at the start of a line or after a blank, then a command in backticks. */
const inline = /(?<=^|\s)!`([^`\n]+)`/gm;
/** A fence: with a sign after it, it opens a block of commands. */
const fence = /^[ \t]*(`{3,}|~{3,})(!?)[ \t]*(.*)$/gm;

/**
 * The commands that Claude Code runs when it loads a text, in order of their kinds: `` !`make` `` anywhere, code fences
 * included, and blocks that open with ```` ```! ````.
 */
export function inlineCommands(text: string): readonly InlineCommand[] {
  const single = [...text.matchAll(inline)].map(({ index, 0: written, 1: command = '' }) => ({
    command: command.trim(),
    start: index,
    end: index + written.length,
  }));
  return [...single, ...blocks(text)].filter(({ command }) => command !== '');
}

interface Fence {
  readonly run: string;
  readonly isOpening: boolean;
  readonly start: number;
  readonly end: number;
  /** Where the text of a block begins: after the sign, or on the next line. */
  readonly inner: number;
}

function blocks(text: string): readonly InlineCommand[] {
  if (!/[`~]{3}!/.test(text)) return [];
  const fences = [...text.matchAll(fence)].map(
    ({ index, 0: line, 1: run = '', 2: sign, 3: rest = '' }): Fence => {
      const end = index + line.length;
      return { run, isOpening: sign === '!', start: index, end, inner: end - rest.length };
    },
  );
  const found: InlineCommand[] = [];
  for (let fenceIndex = 0; fenceIndex < fences.length; fenceIndex++) {
    const opening = fences[fenceIndex];
    if (!opening?.isOpening) continue;
    const close = fences.findIndex(
      ({ run }, index) => index > fenceIndex && run.startsWith(opening.run),
    );
    const closing = fences[close];
    if (!closing) continue;
    const command = text.slice(opening.inner, closing.start).trim();
    found.push({ command, start: opening.start, end: closing.end });
    fenceIndex = close;
  }
  return found;
}
