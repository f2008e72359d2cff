/** A piece of XML markup; only `element` creates it, so all its texts are escaped. */
export interface Xml {
  readonly markup: string;
}

/** An element with attributes and children: elements, or texts. */
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

/** A document with one root element. */
export function xmlText({ markup }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
}

/** Line feeds in texts are already character references, so only markup is indented. */
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
 * Escapes a text or an attribute value. Characters that XML 1.0 forbids become `\uXXXX`; white space other than
 * blanks becomes references, because parsers normalize it; so do starts of runner commands.
 */
export function escapeXml(text: string): string {
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
