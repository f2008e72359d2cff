/** How many words of a command line are compared; further words only narrow it. */
const maxWords = 32;

/**
 * A command line that every shell reads as one program and its arguments: words of harmless
 * characters, one blank between two of them. The program is no assignment and no glob.
 */
const plainLine = /^(?![^ ]*=)[\p{L}\p{N}_./:@+,%=-]+(?: [\p{L}\p{N}_./:@+,%=-]+)*$/u;

/** What cmd.exe puts in: `%NAME%`. */
const percentVariable = /%[^% ]+%/;

/**
 * Whether a command line has one certain reading. One that holds a separator, a substitution, a
 * redirection, a quote, an escape, a glob or a blank too many has none.
 */
export function isPlainCommand(line: string): boolean {
  return plainLine.test(line) && !percentVariable.test(line);
}

/** A command line and every beginning of it that ends with a word: each of them allows all it does. */
export function prefixesOf(line: string): readonly string[] {
  const prefixes = [line];
  if (!isPlainCommand(line)) return prefixes;
  let end = line.indexOf(' ');
  while (end >= 0 && prefixes.length <= maxWords) {
    prefixes.push(line.slice(0, end));
    end = line.indexOf(' ', end + 1);
  }
  return prefixes;
}

/**
 * Whether one of these commands allows everything that a command line asks for: `git` allows
 * `git push`. A line without a certain reading is allowed by the same text only.
 */
export function coversCommand(commands: ReadonlySet<string>, line: string): boolean {
  return prefixesOf(line).some((one) => commands.has(one));
}
