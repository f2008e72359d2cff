/** Words with blanks between them as a list. */
export function wordList(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
