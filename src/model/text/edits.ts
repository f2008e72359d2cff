/** A stretch of a text, by UTF-16 offsets, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with edits that do not overlap made; everything outside of them stays as it is. */
export function edited(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort(inOrder)) {
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join('') + text.slice(at);
}

/** Whether some edits touch what others do. */
export function overlap(some: readonly Edit[], others: readonly Edit[]): boolean {
  return some.some((one) => others.some(({ start, end }) => one.start < end && start < one.end));
}

function inOrder(a: Edit, b: Edit): number {
  return a.start - b.start;
}
