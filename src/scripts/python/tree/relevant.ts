/** Functions and classes of a module with what stands in them, up to the next line that begins at the margin. */
const definitions =
  /^(?:(?:async[ \t]+)?def|class)[ \t]+\w+[ \t]*[(:][^\n]*\n(?:(?:[ \t)\]}#][^\n]*)?\r?\n)*/gm;

/** A module without the functions and classes that have none of some words: of these no tree is needed. Offsets stay. */
export function relevantText(text: string, words: RegExp): string {
  return (text.endsWith('\n') ? text : `${text}\n`).replace(definitions, (definition) =>
    words.test(definition) ? definition : definition.replace(/[^\r\n]+/g, blank),
  );
}

function blank(line: string): string {
  return ' '.repeat(line.length);
}
