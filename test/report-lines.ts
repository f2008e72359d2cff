import type { Report } from '../src/model/report.ts';

/** A report as the lines of a case file: findings, then changed skills. */
export function reportLines(report: Report): string {
  const findings = report.findings.map(({ at, severity, state, message, rule }) => {
    const place = at.range ? `:${at.range.start.line}:${at.range.start.column}` : '';
    const mark = state === 'new' ? '' : ` (${state})`;
    return `${at.path}${place}: ${severity}${mark}: ${message} [${rule}]`;
  });
  const skills = report.skills
    .filter(({ status }) => status !== null && status !== 'unchanged')
    .map(({ name, status, base, version, requiredBump, declaredBump }) => {
      const step = `${base?.version ?? 'none'} -> ${version ?? 'none'}`;
      return `= ${name}: ${status}, ${step}, required ${requiredBump}, declared ${declaredBump}`;
    });
  return [...findings, ...skills].map((line) => `${line}\n`).join('');
}
