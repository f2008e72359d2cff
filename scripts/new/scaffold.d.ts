export function scaffold(
  root: URL,
  words: readonly string[],
): { readonly text: string; readonly unformatted: readonly string[] };

export function format(root: URL, paths: readonly string[]): void;
