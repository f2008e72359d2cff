/** How many words of a command line are looked at; what stands behind them only ever says less. */
const mostWords = 32;

/** A command line and every beginning of it that ends with a word: each of them allows all it does. */
export function beginningsOf(line: string): readonly string[] {
  const beginnings = [line];
  let end = line.indexOf(' ');
  while (end >= 0 && beginnings.length <= mostWords) {
    beginnings.push(line.slice(0, end));
    end = line.indexOf(' ', end + 1);
  }
  return beginnings;
}

/** Whether one of these commands allows everything that a command line asks for: `git` allows `git push`. */
export function coversCommand(commands: ReadonlySet<string>, line: string): boolean {
  return beginningsOf(line).some((one) => commands.has(one));
}
