/** Functions and classes of a module with what stands in them, up to the next line that begins at the margin. */
const definitions =
  /^(?:(?:async[ \t]+)?def|class)[ \t]+\w+[ \t]*[(:][^\n]*\n(?:(?:[ \t)\]}#][^\n]*)?\r?\n)*/gm;

/** What a function has to say of to build a parser, or to give one to another function. */
const relevant = /parser|parse_\w*args|add_argument|add_\w+_group|\bmain\b/i;

/**
 * A module without the functions and classes that have none of some words, by default those of arguments: most of a script,
 * of which no tree is needed. All offsets stay the same.
 */
export function relevantText(text: string, words: RegExp = relevant): string {
  return (text.endsWith('\n') ? text : `${text}\n`).replace(definitions, (definition) =>
    words.test(definition) ? definition : definition.replace(/[^\r\n]+/g, blank),
  );
}

function blank(line: string): string {
  return ' '.repeat(line.length);
}
