/** Colours and other attributes of what follows, the only sequences a terminal is ever sent. */
const colours = /\u001b\[[\d;]*m/g;
/** What .NET takes away at the beginning of a line, and what is no difference where it compares by culture. */
const blanks = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const ignored = /[\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000e-\u001f\u007f-\u009f]/gu;

/** Controls, line ends that are none, marks that turn the order round, what shows nothing, halves of characters. */
const unseen =
  /[^\P{Cc}\n]|[\u061c\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/u;

/** A fold of a log on GitLab. */
const section = /section_(?:start|end):\d+:[\w.-]+(?:\[[^\]]*\])?\r\u001b\[0K/;

/** An annotation as the format for GitHub writes it. */
const annotation =
  /^::(?:error|warning|notice) (?:file=[^:,]*,)?(?:line=\d+,)?(?:col=\d+,)?title=[a-z-]+::[^\r]*$/;

/**
 * The lines of a log that some program would obey, or that show otherwise than they are: the runners of GitHub with
 * both of their grammars, Gitea, Azure, TeamCity and GitLab, and a terminal. Written from what those do, and stricter.
 */
export function obeyedIn(
  log: string,
  { annotations = false }: { readonly annotations?: boolean } = {},
): string[] {
  const plain = log.replace(colours, '');
  const folds = section.test(log) ? ['a fold'] : [];
  const lines = plain
    .split(/\r\n|\n|\r/)
    .filter(
      (line) => !(annotations && annotation.test(line) && !/##\w*\[/.test(line)) && isCommand(line),
    );
  return [...folds, ...lines, ...(unseen.exec(plain) ?? []).map((one) => JSON.stringify(one))];
}

function isCommand(line: string): boolean {
  return [line, line.replace(ignored, '')].some((one) => {
    const start = one.replace(blanks, '');
    // Of the newer grammar a name or an end is enough, of the older one no name has to be known.
    return /^::(?:[^\s:]|:*[^:].*::)/s.test(start) || /##\w*\[/.test(one);
  });
}

/** What was spelled out, as it was: the inverse of what reporters do with text. */
export function unspelled(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([nrt]))/g,
    (_, far: string, near: string, byte: string, named: string) => {
      if (named) return { n: '\n', r: '\r', t: '\t' }[named] ?? '';
      if (byte) return String.fromCharCode(0xdc00 + Number.parseInt(byte, 16));
      return String.fromCodePoint(Number.parseInt(far ?? near, 16));
    },
  );
}
