import { withoutFrontmatter } from './frontmatter.ts';

/** Longer headings have no name that a link could state. */
const maxHeading = 500;

/** Further names of one text are not read. */
const maxAnchors = 20_000;

/**
 * The names that links to a Markdown text can end in, in lower case: its headings as GitHub names them, with `-1` for
 * the second of a name, and anchors in HTML or braces. Where readers differ, both names. Headings in code count too.
 */
export function anchorsOf(text: string): ReadonlySet<string> {
  const body = withoutFrontmatter(text);
  const anchors = new Set<string>();
  const counts = new Map<string, number>();
  for (const heading of headingsOf(body)) {
    if (anchors.size > maxAnchors) break;
    for (const name of new Set(namesOf(heading))) {
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      anchors.add(count === 0 ? name : `${name}-${count}`);
    }
  }
  for (const [, quoted, plain] of body.matchAll(attribute))
    anchors.add(comparable(quoted ?? plain ?? ''));
  for (const [, name = ''] of body.matchAll(/\{:?[^\n{}#]{0,80}#([\w.:-]{1,200})[^\n{}]{0,200}\}/g))
    anchors.add(comparable(name));
  return anchors;
}

/** The form in which fragments and names are compared: joiners of emoji are often lost, and browsers ignore case. */
export function comparable(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\u200d\ufe0e\ufe0f]/g, '')
    .toLowerCase();
}

const attribute =
  /<[a-z][^<>]{0,400}?\s(?:id|name)\s*=\s*(?:["']([^"'<>\n]{1,200})["']|([^\s"'<>]{1,200}))/gi;

const atx = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*#{1,6}[ \t]+(.*)$/s;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;

/** The texts of all headings: with `#`, underlined, in HTML. */
function* headingsOf(text: string): Iterable<string> {
  let previous = '';
  for (const line of text.split('\n')) {
    const heading = atx.exec(line.trimEnd())?.[1];
    if (heading !== undefined) yield heading.replace(/(?<![ \t])[ \t]+#+$/, '');
    else if (previous !== '' && underline.test(line)) yield previous.replace(/^[ \t>]+/, '');
    previous = line.trim();
  }
  for (const [, , heading = ''] of text.matchAll(
    /<(h[1-6])\b[^>]{0,1000}>([\s\S]{0,1000}?)<\/\1>/gi,
  ))
    yield heading.replace(/\s+/g, ' ');
}

/** The names of a heading: of its text as written, and as it is shown. */
function namesOf(heading: string): readonly string[] {
  if (heading.length > maxHeading) return [];
  const shown = heading
    .replace(/\{:?[^{}]*#[^{}]*\}\s*$/, '')
    .replace(/!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(?:[a-z]+|#x?[\da-f]+);/gi, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
  const withoutEmphasis = shown.replace(/(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, '');
  return [heading, shown, withoutEmphasis].map((text) => slug(text.trim()));
}

/** The name that GitHub gives a heading: letters, digits, hyphens and underscores, with hyphens for blanks. */
function slug(text: string): string {
  return comparable(text)
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
