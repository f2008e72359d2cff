/**
 * Whether a text may contain all of some words, including escaped ones. A cheap test before parsing: most
 * files with lock names belong to other tools, and may be large.
 */
export function mightContain(text: string, words: readonly string[]): boolean {
  if (words.every((word) => text.includes(word))) return true;
  if (!text.includes('\\')) return false;
  const unescapedText = decodeEscapes(text);
  return words.every((word) => unescapedText.includes(word));
}

const escapes = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|\r?\n[ \t]*)/g;

function decodeEscapes(text: string): string {
  return text.replace(escapes, (match, ...digits: (string | undefined)[]) => {
    const code = Number.parseInt(digits.slice(0, 3).find((digit) => digit !== undefined) ?? '', 16);
    if (Number.isNaN(code)) return '';
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}
