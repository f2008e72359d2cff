/** A text with blanks in the place of its frontmatter, if any: all offsets stay. */
export function withoutFrontmatter(text: string): string {
  const [frontmatter = ''] =
    /^\s*---[ \t]*\r?\n(?:[\s\S]*?\n)?---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (frontmatter === '') return text;
  return frontmatter.replace(/[^\r\n]/g, ' ') + text.slice(frontmatter.length);
}
