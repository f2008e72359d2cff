/** A piece of an XML document; only `element` makes one, so that every text in it is escaped. */
export interface Xml {
  readonly markup: string;
}

/** An element with its attributes, and its children: other elements, or texts. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly (Xml | string)[],
): Xml {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(`${value}`)}"`,
  );
  const open = `<${name}${list.join('')}`;
  if (children.length === 0) return { markup: `${open}/>` };
  const isText = children.some((child) => typeof child === 'string');
  const inside = children.map((child) =>
    typeof child === 'string' ? escapeXml(child) : child.markup,
  );
  const body = isText ? inside.join('') : `\n${inside.map(indent).join('\n')}\n`;
  return { markup: `${open}>${body}</${name}>` };
}

/** A document of one element. */
export function xmlText({ markup }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
}

/** Line feeds in texts, which would be indented too, are written as references by `escaped`. */
function indent(markup: string): string {
  return `  ${markup.replaceAll('\n', '\n  ')}`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * A text for between tags or within quotes. What XML 1.0 cannot hold at all, not even as a reference, is spelled
 * out; other white space than a blank is a reference, for a parser would make blanks of it, and so is what runners
 * take for the beginning of a command.
 */
function escapeXml(text: string): string {
  return text
    .replace(
      /[&<>"'\t\n\r\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]|\p{Surrogate}/gu,
      (character) => references[character] ?? characterReference(character),
    )
    .replace(/##(?=\w*\[)/g, '&#35;#')
    .replace(/^(\s*):(?=:)/, '$1&#58;');
}

function characterReference(character: string): string {
  if (/[\t\n\r\u2028\u2029]/.test(character)) return `&#${character.charCodeAt(0)};`;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
