/** A package that a command installs. */
export interface InstalledPackage {
  readonly value: string;
  readonly isPinned: boolean;
}

/** The words of a program that install what follows them, and how a version is written there. */
const installers: readonly (readonly [words: RegExp, pinned: RegExp])[] = [
  [/^pip[\d.]* install$/, /===?[\w.+!-]+$/],
  [/^python[\d.]* -m pip install$/, /===?[\w.+!-]+$/],
  [/^uv (?:add|pip install|tool install)$/, /===?[\w.+!-]+$/],
  [/^(?:pipx|poetry|pdm|conda|mamba|micromamba) (?:install|add)$/, /=\d[\w.+!-]*$/],
  [/^(?:npm|pnpm|yarn|bun) (?:i|install|add)$/, /.@\d+\.\d+\.\d[\w.+-]*$/],
  [/^(?:apt|apt-get|dnf|yum|zypper) install$/, /=\d/],
  [/^(?:brew|gem|choco|winget|snap|port) install$/, /@\d/],
  [/^(?:cargo|go) install$/, /@v?\d+\.\d+\.\d+/],
  [/^apk add$/, /=\d/],
];

/** Options whose value is the next word. */
const valueOptions =
  /^(?:-r|--requirement|-c|--constraint|-i|--index-url|--extra-index-url|-t|--target|--prefix|-e|--editable|-n|--name|--registry|--python|-p|--group|--extra|-v|--version)$/;

/** The longest beginning, `python -m pip install`. */
const longest = 4;

/** The literal packages that a program installs with these arguments; unknown words are undefined. */
export function packagesOf(
  program: string,
  words: readonly (string | undefined)[],
): readonly InstalledPackage[] {
  const all = [program, ...words];
  const named = all.flatMap((word, index) =>
    word?.startsWith('-') && word !== '-m' ? [] : [index],
  );
  for (let length = 2; length <= longest; length++) {
    const begin = named.slice(0, length).map((index) => all[index]);
    const found = installers.find(([pattern]) => pattern.test(begin.join(' ')));
    const last = named[length - 1];
    if (found && last !== undefined)
      return operands(all.slice(last + 1)).map((value) => installed(value, found[1]));
  }
  return [];
}

function installed(value: string, pinned: RegExp): InstalledPackage {
  return { value, isPinned: pinned.test(value) };
}

function operands(words: readonly (string | undefined)[]): readonly string[] {
  return words.filter(
    (word, index): word is string =>
      word !== undefined &&
      /^@?[a-z\d][\w.+:/@=~^<>![\],-]*$/i.test(word) &&
      !/^\.{1,2}\//.test(word) &&
      !valueOptions.test(words[index - 1] ?? ''),
  );
}
