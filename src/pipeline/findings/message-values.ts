/** A code span or a quoted text, as `code` and `quote` write them; else a word with a digit, a slash or a dot inside. */
const valuePattern = /`[^`]*`|"(?:[^"\\]|\\.)*"|[^\s`",;()]*[\d/_][^\s`",;()]*|[\w-]+\.[\w-]+/g;

/**
 * The values that a message states, in their order, without its words: a fingerprint of them stays the same when the
 * sentence is reworded.
 */
export function messageValues(message: string): readonly string[] {
  return Array.from(message.matchAll(valuePattern), ([value]) =>
    value.replace(/^([`"])(.*)\1$/s, '$2').replace(/[.:]+$/, ''),
  );
}
