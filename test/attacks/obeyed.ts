/** Colours and other attributes, the only escape sequences for terminals. */
const colours = /\u001b\[[\d;]*m/g;
/** Characters that .NET trims at the start of a line or ignores in culture-sensitive comparison. */
const blanks = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const ignored = /[\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000e-\u001f\u007f-\u009f]/gu;

/** Controls, unusual line endings, direction marks, invisible characters and lone surrogates. */
const unseen =
  /[^\P{Cc}\n]|[\u061c\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|\p{Surrogate}/u;

/** A collapsible section of a GitLab log. */
const section = /section_(?:start|end):\d+:[\w.-]+(?:\[[^\]]*\])?\r\u001b\[0K/;

/** An annotation of the GitHub format. */
const annotation =
  /^::(?:error|warning|notice) (?:file=[^:,]*,)?(?:line=\d+,)?(?:col=\d+,)?title=[a-z-]+::[^\r]*$/;

/**
 * The lines of a log that a program would execute or display differently: the runners of GitHub with both grammars,
 * Gitea, Azure, TeamCity and GitLab, and a terminal. Based on their behaviour, and stricter.
 */
export function obeyedCommands(
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
  return [...folds, ...lines, ...(unseen.exec(plain) ?? []).map((match) => JSON.stringify(match))];
}

function isCommand(line: string): boolean {
  return [line, line.replace(ignored, '')].some((text) => {
    const start = text.replace(blanks, '');
    // In the newer grammar a name or an end suffices; in the older one any name counts.
    return /^::(?:[^\s:]|:*[^:].*::)/s.test(start) || /##\w*\[/.test(text);
  });
}

/** Reverts the escapes of reporters. */
export function unescapeReport(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([nrt]))/g,
    (_, far: string, near: string, byte: string, named: string) => {
      if (named) return { n: '\n', r: '\r', t: '\t' }[named] ?? '';
      if (byte) return String.fromCharCode(0xdc00 + Number.parseInt(byte, 16));
      return String.fromCodePoint(Number.parseInt(far ?? near, 16));
    },
  );
}
