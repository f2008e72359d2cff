import type { Problem } from '../../model/finding.ts';
import { defuse, visible } from '../../report/escape.ts';
import { redactCredentials } from '../../syntax/url.ts';
import type { World } from '../command.ts';

/** A problem as one line, for standard error. */
export function lineOf({ at, message }: Problem): string {
  const start = at.range?.start;
  const place = `${at.path}${start ? `:${start.line}:${start.column}` : ''}`;
  return visible(`${place}: ${redactCredentials(message)}`);
}

/** Prints lines that hold words of the repository. */
export function print(world: World, lines: readonly string[]): void {
  world.print(lines.map((line) => `${defuse(line)}\n`).join(''));
}
