import { yamlEditPackage } from '../../model/packages.cjs';

/** An entry of `accept:` to write. */
export interface AcceptEntry {
  readonly fingerprint: string;
  readonly reason: string;
  readonly expires: string | null;
  /** A comment for readers: the accepted finding. */
  readonly about: string;
}

/**
 * Adds an accepted finding to the text of a configuration and keeps the rest. Null if the list has another layout than
 * one entry a line.
 */
export function withAcceptance(text: string, entry: AcceptEntry): string | null {
  const { isMap, isSeq, parseDocument } = yamlEditPackage();
  const doc = parseDocument(text);
  const root = doc.contents;
  const pair = isMap(root) ? root.items.find(({ key }) => String(key) === 'accept') : undefined;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const list = pair?.value;
  if (!pair || list === null || (isSeq(list) && list.items.length === 0 && !list.flow)) {
    return pair
      ? null
      : `${withTrailingNewline(text, eol)}accept:${eol}${entryLines(entry, '  ', eol)}`;
  }
  if (!isSeq(list) || list.flow || !list.range) return null;
  const [start, end] = list.range;
  const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
  return `${withTrailingNewline(text.slice(0, end), eol)}${entryLines(entry, indent, eol)}${text.slice(end)}`;
}

function entryLines(
  { fingerprint, reason, expires, about }: AcceptEntry,
  indent: string,
  eol: string,
) {
  const expiryLine = expires === null ? [] : [`${indent}  expires: ${expires}`];
  const comment = about.replace(/[\r\n]+/g, ' ');
  return [
    `${indent}- fingerprint: "${fingerprint}" # ${comment}`,
    `${indent}  reason: ${JSON.stringify(reason)}`,
    ...expiryLine,
    '',
  ].join(eol);
}

function withTrailingNewline(text: string, eol: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}${eol}`;
}
