/** Why a pattern is not read: it is wrong, or it is beyond what is decided here. */
export interface PatternFault {
  readonly kind: 'invalid' | 'unsupported';
  /** What about it, as the end of a sentence: `has a "(" that is not closed`. */
  readonly reason: string;
}
