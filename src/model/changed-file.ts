/** A text file of a tree with new text, a new path, or both. */
export interface ChangedFile {
  readonly path: string;
  /** The new path; equal to `path` if the file is not renamed. */
  readonly to: string;
  readonly before: string;
  readonly after: string;
}
