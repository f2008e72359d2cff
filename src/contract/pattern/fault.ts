/** Why a pattern is not supported: it is invalid, or undecidable here. */
export interface PatternFault {
  readonly kind: 'invalid' | 'unsupported';
  /** The reason, as the end of a sentence: `has a "(" that is not closed`. */
  readonly reason: string;
}
