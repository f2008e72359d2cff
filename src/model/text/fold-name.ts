/**
 * A name as file systems of macOS and Windows compare names: without case, in one canonical form, without the
 * characters that they ignore, and without dots and blanks at the end. Equal results may open one file.
 */
export function foldName(name: string): string {
  if (plainName.test(name)) return name;
  const letters = name.normalize('NFD').replace(ignorable, '').toUpperCase().toLowerCase();
  return letters.normalize('NFD').replace(/(?<![. ])[. ]+$/, '');
}

/** Most names: folded already. */
const plainName = /^[a-z0-9_.-]*[a-z0-9_-]$/;

const ignorable =
  /\p{Default_Ignorable_Code_Point}|[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
