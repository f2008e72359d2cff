import { yamlEditPackage } from '../../model/packages.cjs';

/** An entry of `accept:` as it is written. */
export interface AcceptEntry {
  readonly fingerprint: string;
  readonly reason: string;
  readonly expires: string | null;
  /** What is accepted, for readers: a comment. */
  readonly about: string;
}

/**
 * The text of a configuration with one more accepted finding, everything else as it was. Null where the
 * list is not written with one entry to a line, so that there is no place for it.
 */
export function withAcceptance(text: string, entry: AcceptEntry): string | null {
  const { isMap, isSeq, parseDocument } = yamlEditPackage();
  const doc = parseDocument(text);
  const root = doc.contents;
  const pair = isMap(root) ? root.items.find(({ key }) => String(key) === 'accept') : undefined;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const list = pair?.value;
  if (!pair || list === null || (isSeq(list) && list.items.length === 0 && !list.flow)) {
    return pair ? null : `${ended(text, eol)}accept:${eol}${linesOf(entry, '  ', eol)}`;
  }
  if (!isSeq(list) || list.flow || !list.range) return null;
  const [start, end] = list.range;
  const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
  return `${ended(text.slice(0, end), eol)}${linesOf(entry, indent, eol)}${text.slice(end)}`;
}

function linesOf(
  { fingerprint, reason, expires, about }: AcceptEntry,
  indent: string,
  eol: string,
) {
  const until = expires === null ? [] : [`${indent}  expires: ${expires}`];
  const comment = about.replace(/[\r\n]+/g, ' ');
  return [
    `${indent}- fingerprint: "${fingerprint}" # ${comment}`,
    `${indent}  reason: ${JSON.stringify(reason)}`,
    ...until,
    '',
  ].join(eol);
}

function ended(text: string, eol: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}${eol}`;
}
