/** The features for comparing two skills. */
export interface Features {
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}
