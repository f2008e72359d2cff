/** Replaces the comments and trailing commas of a JSON text with blanks: every offset stays the same. Linear time. */
export function blankComments(text: string): string {
  const withoutComments = text.replace(stringOrComment, (token) =>
    token.startsWith('"') ? token : token.replace(/[^\r\n]/g, ' '),
  );
  return withoutComments.replace(stringOrTrailingComma, (token) =>
    token.startsWith('"') ? token : ` ${token.slice(1)}`,
  );
}

const string = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?/.source;
const stringOrComment = new RegExp(`${string}|//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)`, 'g');
const stringOrTrailingComma = new RegExp(`${string}|,\\s*(?=[}\\]])`, 'g');
