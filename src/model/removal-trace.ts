/** The skills of head that a removed skill may have become: of the same name, or with similar files. */
export interface Trace {
  readonly how: 'namesake' | 'alike';
  readonly skills: readonly { readonly name: string; readonly root: string }[];
}
