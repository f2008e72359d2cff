/** The commands of a shell line, each as its words without quotes. Separators inside quotes do not count. */
export function commandsOf(line: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  for (const [, separator, ...word] of line.matchAll(wordOrSeparator)) {
    if (separator !== undefined) commands.push([]);
    else commands.at(-1)?.push(unquote(word[0] ?? ''));
  }
  return commands.filter((words) => words.length > 0);
}

const wordOrSeparator =
  /(&&|\|\||[;|&\n])|((?:[^\s"'\\;|&]|\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"?|'[^']*'?)+)/g;

/** A shell line without quotes and defaults of the folders that a client sets; undefined if a quote hides a sign that a shell obeys. */
export function plainLine(written: string): string | undefined {
  const line = written.replace(clientFolder, '$$$1');
  const parts: string[] = [];
  for (const [, separator, word = ''] of line.matchAll(wordOrSeparator)) {
    const plain = unquote(word);
    if (plain !== word && /[\s;|&<>()`#!\\]/.test(plain)) return undefined;
    parts.push(separator ?? plain);
  }
  return parts.join(' ');
}

/**
 * The words of a single command without quotes; null where a quote or a sign decides what the shell makes of them. Only
 * the folders that a client sets may be variables.
 */
export function wordsOfLine(written: string): readonly string[] | null {
  const line = written.replace(clientFolder, (all, name) =>
    all.includes(':-') ? all : `$${name}`,
  );
  const words: string[] = [];
  for (const [, separator, word = ''] of line.matchAll(wordOrSeparator)) {
    const plain = unquote(word);
    const rest = plain.replace(clientVariable, '');
    const isCertain = separator === undefined && !/[\s()<>`#!\\*?[\]{}~$]/.test(rest);
    if (!isCertain || (word.includes("'") && rest !== plain)) return null;
    words.push(plain);
  }
  return words;
}

const clientVariable = /\$(?:(?:CLAUDE_)?PLUGIN_ROOT|CLAUDE_(?:SKILL|PROJECT)_DIR)\b/g;

/** A variable for a folder, which the client sets: its default is a path. */
const clientFolder =
  /\$\{((?:CLAUDE_)?PLUGIN_ROOT|CLAUDE_(?:SKILL|PROJECT)_DIR)(?::-[\w./~-]*)?\}/g;

function unquote(word: string): string {
  return word.replace(
    /"((?:[^"\\]|\\[\s\S])*)"?|'([^']*)'?|\\([\s\S])/g,
    (_, double, single, escaped) =>
      String(double ?? single ?? escaped ?? '').replace(/\\(["\\$`])/g, '$1'),
  );
}

/** A program and its arguments as one line: words with blanks are quoted. */
export function joinWords(words: readonly string[]): string {
  return words.map((word) => (/^[^\s"']+$/.test(word) ? word : JSON.stringify(word))).join(' ');
}
