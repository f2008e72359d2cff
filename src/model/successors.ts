/** The skills of head that a removed skill may have become: of the same name, or with similar files. */
export interface Successors {
  readonly relation: 'same-name' | 'similar';
  readonly skills: readonly { readonly name: string; readonly root: string }[];
}
