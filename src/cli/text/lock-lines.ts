import type { Problem } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import { escapeInvisible, neutralizeCommands } from '../../report/escape.ts';
import { redactCredentials } from '../../syntax/url.ts';
import type { World } from '../command.ts';

/** A problem as one line for standard error. */
export function problemLine({ at, message, help }: Problem): string {
  const start = at.range?.start;
  const location = `${at.path}${start ? `:${start.line}:${start.column}` : ''}`;
  const text = [message, help ?? []].flat().map(plainText).join(' ');
  return escapeInvisible(`${location}: ${redactCredentials(text)}`);
}

/** Prints lines with text from the repository. */
export function printLines(world: World, lines: readonly string[]): void {
  world.print(lines.map((line) => `${neutralizeCommands(line)}\n`).join(''));
}
