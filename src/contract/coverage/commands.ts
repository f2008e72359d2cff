/** The limit on compared words; more words only narrow a command line. */
const maxWords = 32;

/**
 * A command line with the same meaning in every shell: words of harmless characters, single blanks; the
 * program is neither an assignment nor a glob. A `~` within a word, as in `HEAD~1`, is a letter to all of them.
 */
const plainLine =
  /^(?![^ ]*=)(?:[\p{L}\p{N}_./:@+,%=-]|(?<=[\p{L}\p{N}])~)+(?: (?:[\p{L}\p{N}_./:@+,%=-]|(?<=[\p{L}\p{N}])~)+)*$/u;

/** A variable of cmd.exe: `%NAME%`. */
const percentVariable = /%[^% ]+%/;

/**
 * Whether a command line is unambiguous: no separator, substitution, redirection, quote, escape, glob or
 * repeated blank.
 */
export function isPlainCommand(line: string): boolean {
  return plainLine.test(line) && !percentVariable.test(line);
}

/** A command line and all its prefixes of whole words: each of them allows it. */
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
 * Whether one of these commands allows a command line: `git` allows `git push`. Only an equal text allows an
 * ambiguous line.
 */
export function coversCommand(commands: ReadonlySet<string>, line: string): boolean {
  return prefixesOf(line).some((prefix) => commands.has(prefix));
}
