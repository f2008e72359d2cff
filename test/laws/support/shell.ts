/** The words of each command in a line for a shell; null if words are expanded or hidden. */
export function commandsOf(line: string): readonly (readonly string[])[] | null {
  const commands: string[][] = [];
  let words: string[] = [];
  let word: string | null = null;
  const endWord = () => {
    if (word !== null) words.push(word);
    word = null;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };
  for (const sign of line) {
    if ('"\'\\`$<>(){}*?[]~#!^'.includes(sign)) return null;
    if (sign === ' ' || sign === '\t') endWord();
    else if (';|&\n\r'.includes(sign)) endCommand();
    else word = (word ?? '') + sign;
  }
  endCommand();
  return commands.some(([program = '']) => program.includes('=')) ? null : commands;
}
