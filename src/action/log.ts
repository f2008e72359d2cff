import { setFailed } from '@actions/core';
import { commandData } from '../report/escape.ts';
import { inert } from '../report/inert.ts';

/** Prints a text to the log of the step; the runner obeys nothing in it. */
export function say(text: string): void {
  process.stdout.write(inert(text, { colour: true }));
}

/** Prints the lines of the reporter for GitHub, of which the runner makes annotations. */
export function annotate(lines: string): void {
  process.stdout.write(inert(lines, { kind: 'annotations' }));
}

/** Prints a text that the log shows folded under a title. */
export function fold(title: string, text: string): void {
  process.stdout.write(`::group::${commandData(inert(title))}\n`);
  say(text.endsWith('\n') ? text : `${text}\n`);
  process.stdout.write('::endgroup::\n');
}

/** Fails the step with a message, which the run shows as an error. */
export function failStep(message: string): void {
  setFailed(inert(message));
}
