/** A program that runs a script or code, and its flags before code. */
interface Interpreter {
  readonly names: RegExp;
  readonly codeFlags: RegExp;
}

const interpreters: readonly Interpreter[] = [
  { names: /^(?:ba|z|da|k|fi|a)?sh$/, codeFlags: /^(?:-[a-z]*c|--command)$/ },
  { names: /^(?:python[\d.]*|py|pypy3?)$/, codeFlags: /^-[A-Za-z]*c$/ },
  {
    names: /^(?:node|nodejs|deno|bun|tsx|ts-node)$/,
    codeFlags: /^(?:-[a-z]*[ep]|--eval|--print|eval)$/,
  },
  { names: /^(?:perl|ruby|lua|julia|rscript|osascript)$/, codeFlags: /^-[A-Za-z]*[eE]$/ },
  { names: /^php$/, codeFlags: /^(?:-r|--run)$/ },
  {
    names: /^(?:powershell|pwsh)$/,
    codeFlags: /^[-/](?:c|command|e|ec|enc|encodedcommand|commandwithargs|cwa)$/,
  },
  { names: /^cmd$/, codeFlags: /^\/[ckr]$/ },
];

/** The interpreter that a word of a command starts, with or without a directory; undefined for other words. */
function interpreterOf(word: string): Interpreter | undefined {
  const name = word
    .replace(/^.*[/\\]/, '')
    .toLowerCase()
    .replace(/\.exe$/, '');
  return interpreters.find(({ names }) => names.test(name));
}

/** Whether a word of a command starts a program that runs scripts. */
export function isInterpreter(word: string): boolean {
  return interpreterOf(word) !== undefined;
}

/** The index of the first word of code in a command, such as the one after `bash -c`; -1 without code. */
export function codeIndex(words: readonly string[]): number {
  const start = words.findIndex(isInterpreter);
  const interpreter = interpreterOf(words[start] ?? '');
  if (!interpreter) return -1;
  const isWindows = interpreter.names.test('powershell') || interpreter.names.test('cmd');
  for (const [index, word] of words.entries()) {
    if (index <= start) continue;
    const flag = isWindows ? word.toLowerCase() : word;
    if (interpreter.codeFlags.test(flag)) return index + 1 < words.length ? index + 1 : -1;
    // The script, and its own arguments after it.
    if (!/^[-+]/.test(word) && !isWindows) return -1;
    if (isWindows && /^[-/]f(?:ile)?$/.test(flag)) return -1;
  }
  return -1;
}
