import type { Acceptance } from '../../model/config.ts';
import { yamlEditPackage } from '../../model/packages.cjs';

/** An entry of `accept:` to write. */
export type AcceptEntry = Omit<Acceptance, 'at'>;

/** An entry as one line of a YAML list; every text of the repository is a JSON string in it. */
export function acceptEntryLine({ rule, path, fingerprint, reason, expires }: AcceptEntry): string {
  const expiry = expires === null ? '' : `, expires: ${expires}`;
  return `- { rule: ${rule}, path: ${JSON.stringify(path)}, fingerprint: "${fingerprint}", reason: ${JSON.stringify(reason)}${expiry} }`;
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
      : `${withTrailingNewline(text, eol)}accept:${eol}  ${acceptEntryLine(entry)}${eol}`;
  }
  if (!isSeq(list) || list.flow || !list.range) return null;
  const [start, end] = list.range;
  const indent = /(?<![ \t])[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
  return `${withTrailingNewline(text.slice(0, end), eol)}${indent}${acceptEntryLine(entry)}${eol}${text.slice(end)}`;
}

function withTrailingNewline(text: string, eol: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}${eol}`;
}
