import { setFailed } from '@actions/core';
import { commandData } from '../report/escape.ts';
import { makeInert } from '../report/inert.ts';

/** Prints a text to the log of the step. Workflow commands in it are neutralized. */
export function printLog(text: string): void {
  process.stdout.write(makeInert(text, { colour: true }));
}

/** Prints the lines of the GitHub reporter; the runner turns them into annotations. */
export function annotate(lines: string): void {
  process.stdout.write(makeInert(lines, { kind: 'annotations' }));
}

/** Prints a text as a collapsed group of the log. */
export function printGroup(title: string, text: string): void {
  process.stdout.write(`::group::${commandData(makeInert(title))}\n`);
  printLog(text.endsWith('\n') ? text : `${text}\n`);
  process.stdout.write('::endgroup::\n');
}

/** Fails the step with a message, shown as an error of the run. */
export function failStep(message: string): void {
  setFailed(makeInert(message));
}
