import type { Base } from '../model/report.ts';

/** What a run was compared with, and whose configuration judged it where that is not the same commit's. */
export function baseSentence(
  { sha, how, configuration, note }: Base,
  code: (text: string) => string,
  prose: (text: string) => string,
): string {
  const compared = `Compared with ${code(sha.slice(0, 12))} (${how}).`;
  return [
    compared,
    ...(configuration ? [judgedBy(configuration, code)] : []),
    ...(note === undefined ? [] : [prose(note)]),
  ].join(' ');
}

function judgedBy(
  { sha, name }: NonNullable<Base['configuration']>,
  code: (text: string) => string,
): string {
  const tip = code(sha.slice(0, 12));
  const where = name === '' ? tip : `${tip}, the tip of ${code(name)}`;
  return `The configuration used is that of ${where}; it differs from the one at base.`;
}
