/** What head has of a removed skill: one of the same name elsewhere, or some that it may have become. */
export interface Trace {
  readonly how: 'namesake' | 'alike';
  readonly skills: readonly { readonly name: string; readonly root: string }[];
}
