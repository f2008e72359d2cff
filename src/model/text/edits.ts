/** A stretch of a text, by UTF-16 offsets, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with edits that do not overlap made; everything outside of them stays as it is. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const chunks: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort(compareEdits)) {
    chunks.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return chunks.join('') + text.slice(at);
}

/** Whether some edits touch what others do. */
export function editsOverlap(edits: readonly Edit[], others: readonly Edit[]): boolean {
  return edits.some((edit) =>
    others.some(({ start, end }) => edit.start < end && start < edit.end),
  );
}

function compareEdits(a: Edit, b: Edit): number {
  return a.start - b.start;
}
