import { code, type Quoted } from '../../model/message.ts';

/** A digest shortened to twelve characters, for messages. */
export function shortHash(digest: string): Quoted {
  return code(digest.replace(/^sha256(?:-16:|[:-])/, '').slice(0, 12));
}
