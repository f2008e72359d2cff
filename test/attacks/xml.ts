/** An element of an XML document. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

/** Characters that XML 1.0 forbids: most controls, and lone surrogates. */
const foreign = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Parses a document strictly according to XML 1.0, without DTDs and CDATA; the type of an HTML page is accepted. Throws on an error. */
export function readXml(text: string): Element {
  const stray = foreign.exec(text);
  if (stray)
    throw new Error(`U+${stray[0].codePointAt(0)?.toString(16)} is not a character of XML.`);
  const root = {
    name: '',
    attributes: new Map<string, string>(),
    children: [] as Element[],
    text: '',
  };
  const open = [root];
  const tokens =
    /<\?xml [^?]*\?>|<!DOCTYPE html>|<!--(?:(?!--)[\s\S])*-->|<(\/?)([A-Za-z_][\w.-]*)((?:\s+[A-Za-z_][\w.:-]*="[^"<]*")*)\s*(\/?)>|[^<]+/y;
  while (tokens.lastIndex < text.length) {
    const index = tokens.lastIndex;
    const match = tokens.exec(text);
    if (!match) throw new Error(`No XML at ${index}: ${text.slice(index, index + 40)}`);
    const [whole, slash, name, attributes = '', empty] = match;
    const parent = open.at(-1) ?? root;
    if (name === undefined) {
      if (!whole.startsWith('<')) parent.text += decoded(whole);
    } else if (slash === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing.`);
    } else {
      const element = { name, attributes: attributesIn(attributes), children: [], text: '' };
      parent.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  const [only, ...more] = root.children;
  if (open.length > 1 || !only || more.length > 0 || root.text.trim() !== '') {
    throw new Error('A document is one element, and nothing beside it.');
  }
  return only;
}

function attributesIn(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of written.matchAll(/([\w.:-]+)="([^"]*)"/g)) {
    if (attributes.has(name)) throw new Error(`${name} is a duplicate.`);
    attributes.set(name, decoded(value));
  }
  return attributes;
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));|&/g, (whole, hex, decimal, name) => {
    const known = entities[name ?? ''];
    const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
    if (known === undefined && Number.isNaN(code)) throw new Error(`${whole} is not an entity.`);
    return known ?? String.fromCodePoint(code);
  });
}
