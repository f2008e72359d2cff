import type { Change } from '../../model/contract.ts';
import type { Note } from '../../model/finding.ts';
import { msg } from '../../model/message.ts';
import { keywordTransition } from './words.ts';

/** The changed keyword of a schema, as the note of a finding. */
export function keywordNote(change: Change): readonly Note[] {
  return [{ message: msg`Keyword ${keywordTransition(change)}.` }];
}
