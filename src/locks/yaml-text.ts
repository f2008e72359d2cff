/** Neither number nor boolean nor null: those have a spelling of their own. */
const plainText =
  /^(?!(?:true|false|null)$)(?:[A-Z_/](?:[\w./+=@:-]*[\w./+=@-])?|\d+\.\d+\.[\w.+-]*|\d{4}-[\w:.+-]*\w)$/i;

/** Whether a text, written without quotes, is that text to YAML. */
export function isPlainText(text: string): boolean {
  return plainText.test(text);
}

/** A text as a value, without quotes where it needs none. */
export function valueText(text: string): string {
  return isPlainText(text) ? text : quotedText(text);
}

/** A text in double quotes. */
export function quotedText(text: string): string {
  return JSON.stringify(text).replace(
    /[\x7f-\x9f\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A text as a key that no reader of YAML, 1.1 or 1.2, takes for anything else. */
export function keyText(text: string): string {
  const isPlain =
    /^[A-Z_][\w.-]*$/i.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : quotedText(text);
}
