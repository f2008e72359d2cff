/** A replacement of a range of text, in UTF-16 offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap; all other text stays the same. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const chunks: string[] = [];
  let index = 0;
  for (const edit of [...edits].sort(compareEdits)) {
    chunks.push(text.slice(index, edit.start), edit.text);
    index = edit.end;
  }
  return chunks.join('') + text.slice(index);
}

/** Whether two lists of edits overlap. */
export function editsOverlap(edits: readonly Edit[], others: readonly Edit[]): boolean {
  return edits.some((edit) =>
    others.some(({ start, end }) => edit.start < end && start < edit.end),
  );
}

function compareEdits(a: Edit, b: Edit): number {
  return a.start - b.start;
}
