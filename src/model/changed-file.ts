/** A text file of a tree that is to have another text, another name, or both. */
export interface ChangedFile {
  readonly path: string;
  /** Where it goes; the same path where it is not renamed. */
  readonly to: string;
  readonly before: string;
  readonly after: string;
}
