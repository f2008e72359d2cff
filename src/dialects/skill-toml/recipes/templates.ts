import { type ShellWord, shellWords } from './shell-words.ts';

/** Languages in which a word of a command is written: its braces are theirs. */
const languages = '[gmn]?awk|sed|jq|yq|mlr';

/** Programs that read code behind a flag, and are called like any other without it. */
const interpreters = 'perl|python[\\d.]*|ruby|php|node';

/** Programs that fill in words in single braces themselves. */
const fillers = 'gh|xargs|parallel|curl';

/** Programs that fill in words in double braces themselves, wherever these stand in a command. */
const templates = [
  'helm|helmfile|ansible(?:-[a-z]+)?|salt|terraform|tofu|terragrunt|packer|vault|nomad',
  'goreleaser|hugo|gomplate|jinja2?|j2|mustache|handlebars|cookiecutter|copier|dbt|just',
].join('|');

const braced = new RegExp(`\\b(?:${languages}|${interpreters}|${fillers})\\b`);
const language = new RegExp(`^(?:${languages})$`);
const templated = new RegExp(`(?:^|[\\s"'(/\`])(?:${templates})(?=\\s|$)`);

/** Whether a text runs something that has single braces of its own. */
export function hasBraces(text: string): boolean {
  return braced.test(text);
}

/** Whether the program of a command, maybe with its path, has words in braces of its own. */
export function readsBraces(program: string): boolean {
  const name = program.slice(Math.max(program.lastIndexOf('/'), program.lastIndexOf('\\')) + 1);
  return language.test(name.toLowerCase().replace(/\.exe$/, ''));
}

/** Flags behind which the next word is code or a template, such as `-c`, `-lc`, `--eval` and `-Command`. */
const code = /^(?:-[a-z]{0,2}[ce]|--?(?:command|eval|execute|expression|format|template))$/i;

/** Whether the word behind a word is code or a template. */
export function announcesCode(word: string): boolean {
  return code.test(word);
}

/** A flag with its template: `--format={{json}}`, `-ogo-template={{x}}`, or the template alone. */
const template =
  /^(?:--(?:format|template)=|-f=?['"]?\{\{|(?:-o=?|--output=)?["']?(?:go-template|template|jsonpath))/;

/** Whether the double braces at a place of a text belong to the program they are passed to. */
export function templatesIn(text: string): (place: number) => boolean {
  const words = shellWords(text);
  const programs = new Map<number, boolean>();
  for (const word of words) {
    const known = programs.get(word.command) ?? false;
    programs.set(word.command, known || templated.test(word.text));
  }
  let at = 0;
  return (place) => {
    while ((words[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= place) at++;
    const word = words[at];
    if (!word) return false;
    return programs.get(word.command) === true || isTemplate(word, words[at - 1]);
  };
}

function isTemplate(word: ShellWord, before: ShellWord | undefined): boolean {
  if (template.test(word.text)) return true;
  return before?.command === word.command && /^(?:-f|--(?:format|template))$/.test(before.text);
}
