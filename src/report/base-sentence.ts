import type { Base } from '../model/report.ts';

/** Names the base of the comparison, and the commit of the configuration if it is another one. */
export function baseSentence(
  { sha, how, configuration, note }: Base,
  code: (text: string) => string,
  prose: (text: string) => string,
): string {
  const comparison = `Compared with ${code(sha.slice(0, 12))} (${how}).`;
  return [
    comparison,
    ...(configuration ? [configurationSentence(configuration, code)] : []),
    ...(note === undefined ? [] : [prose(note)]),
  ].join(' ');
}

function configurationSentence(
  { sha, name }: NonNullable<Base['configuration']>,
  code: (text: string) => string,
): string {
  const tip = code(sha.slice(0, 12));
  const location = name === '' ? tip : `${tip}, the tip of ${code(name)}`;
  return `The configuration used is that of ${location}; it differs from the one at base.`;
}
