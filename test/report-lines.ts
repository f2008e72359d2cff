import type { Report } from '../src/model/report.ts';
import type { Location } from '../src/model/text/text.ts';

function placeOf({ path, range }: Location): string {
  return range ? `${path}:${range.start.line}:${range.start.column}` : path;
}

/** A report as the lines of a case file: findings, then changed skills. */
export function reportLines(report: Report): string {
  const findings = report.findings.flatMap(({ at, severity, state, message, rule, related }) => {
    const mark = state === 'new' ? '' : ` (${state})`;
    return [
      `${placeOf(at)}: ${severity}${mark}: ${message} [${rule}]`,
      ...related.map(
        (relatedPlace) => `  also ${placeOf(relatedPlace.at)}: ${relatedPlace.message}`,
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
