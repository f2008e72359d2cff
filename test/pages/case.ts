import { reportLines } from '../support/report-lines.ts';
import { reportOfCase } from '../support/run-case.ts';

/** The text of a case file with fresh expectations. */
export async function freshCase(text: string): Promise<string> {
  const output = reportLines(await reportOfCase(text));
  const body = text.replace(/-- expect --\n[\s\S]*$/, '').replace(/\n*$/, '\n');
  return `${body}-- expect --\n${output}`;
}
