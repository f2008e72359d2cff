/** Words that no shell reads, as a command. */
export function wordsAsCommand(words: readonly string[]): string {
  return words
    .map((word) => (/^[\w@%+=:,./~{}<>$-]+$/.test(word) ? word : `'${word.replaceAll("'", '')}'`))
    .join(' ');
}
