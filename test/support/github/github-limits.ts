/** The text and the annotations of a check run in one request. */
export interface Output {
  readonly title: string;
  readonly summary: string;
  readonly annotations?: readonly Readonly<Record<string, unknown>>[];
}

/** Why the Checks API rejects an output; undefined if it accepts it. */
export function complaintOf({ title, summary, annotations = [] }: Output): string | undefined {
  if (annotations.length > 50) return 'annotations: no more than 50 are allowed';
  if (title.length > 255) return 'title is too long';
  if (summary.length > 65_535) return 'summary is too long';
  for (const annotation of annotations) {
    const isOneLine = annotation['start_line'] === annotation['end_line'];
    if (!isOneLine && annotation['start_column'] !== undefined) return 'columns need one line';
    if (!(Number(annotation['start_line']) >= 1) || !annotation['path'])
      return 'an annotation has no place';
    if (String(annotation['message']).length > 64_000 || !annotation['message'])
      return 'a message does not fit';
  }
  return undefined;
}

/** Why the API rejects a comment; undefined if it accepts it. */
export function commentComplaintOf(body: string): string | undefined {
  if (body.trim() === '') return 'Body cannot be blank';
  return body.length > 65_536 ? 'Body is too long (maximum is 65536 characters)' : undefined;
}
