import { compareFindings } from '../../src/model/finding.ts';
import { plainText } from '../../src/model/message.ts';
import type { Report } from '../../src/model/report.ts';
import type { Location } from '../../src/model/text/text.ts';

function placeOf({ path, range }: Location): string {
  return range ? `${path}:${range.start.line}:${range.start.column}` : path;
}

/** A report as the lines of a case file: findings, then changed skills. */
export function reportLines(report: Report): string {
  const all = [...report.findings, ...report.changes].sort(compareFindings);
  const findings = all.flatMap((finding) => {
    const { at, severity, state, message, rule, help, notes, isChange } = finding;
    const mark = state === 'new' ? '' : ` (${state})`;
    const level = isChange ? 'change' : severity;
    return [
      `${placeOf(at)}: ${level}${mark}: ${plainText(message)} [${rule}]`,
      ...(help ? [`  help: ${plainText(help)}`] : []),
      ...notes.map(
        (note) => `  note: ${note.at ? `${placeOf(note.at)}: ` : ''}${plainText(note.message)}`,
      ),
    ];
  });
  const skills = report.skills
    .filter(({ status }) => status !== null && status !== 'unchanged')
    .map(({ name, status, base, version, requiredBump, declaredBump }) => {
      const step = `${base?.version ?? 'none'} -> ${version ?? 'none'}`;
      return `= ${name}: ${status}, ${step}, required ${requiredBump}, declared ${declaredBump}`;
    });
  return [...findings, ...skills].map((line) => `${line}\n`).join('');
}
