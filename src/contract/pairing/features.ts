/** What two skills are compared by. */
export interface Features {
  readonly name: string;
  readonly words: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}
