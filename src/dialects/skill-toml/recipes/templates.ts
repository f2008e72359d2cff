import { type ShellWord, shellWords } from './shell-words.ts';

/** Languages with braces in their syntax. */
const braceLanguages = '[gmn]?awk|sed|jq|yq|mlr';

/** Programs that execute code after a flag. */
const interpreters = 'perl|python[\\d.]*|ruby|php|node';

/** Programs that replace words in single braces. */
const bracePrograms = 'gh|xargs|parallel|curl';

/** Programs that replace words in double braces, anywhere in a command. */
const templateTools = [
  'helm|helmfile|ansible(?:-[a-z]+)?|salt|terraform|tofu|terragrunt|packer|vault|nomad',
  'goreleaser|hugo|gomplate|jinja2?|j2|mustache|handlebars|cookiecutter|copier|dbt|just',
].join('|');

const bracePattern = new RegExp(`\\b(?:${braceLanguages}|${interpreters}|${bracePrograms})\\b`);
const languagePattern = new RegExp(`^(?:${braceLanguages})$`);
const templateToolPattern = new RegExp(`(?:^|[\\s"'(/\`])(?:${templateTools})(?=\\s|$)`);

/** Whether a text runs a program with its own single braces. */
export function usesBraces(text: string): boolean {
  return bracePattern.test(text);
}

/** Whether the program of a command, with or without a path, has its own braces. */
export function readsBraces(program: string): boolean {
  const name = program.slice(Math.max(program.lastIndexOf('/'), program.lastIndexOf('\\')) + 1);
  return languagePattern.test(name.toLowerCase().replace(/\.exe$/, ''));
}

/** Flags before code or a template, such as `-c`, `-lc`, `--eval` and `-Command`. */
const codeFlag = /^(?:-[a-z]{0,2}[ce]|--?(?:command|eval|execute|expression|format|template))$/i;

/** Whether the next word is code or a template. */
export function isCodeFlag(word: string): boolean {
  return codeFlag.test(word);
}

/** A flag with its template: `--format={{json}}`, `-ogo-template={{x}}`, or the template alone. */
const templateFlag =
  /^(?:--(?:format|template)=|-f=?['"]?\{\{|(?:-o=?|--output=)?["']?(?:go-template|template|jsonpath))/;

/** Whether the double braces at an offset belong to the called program; offsets must increase. */
export function templateTest(text: string): (offset: number) => boolean {
  const words = shellWords(text);
  const templatePrograms = new Map<number, boolean>();
  for (const word of words) {
    const usesTemplates = templatePrograms.get(word.command) ?? false;
    templatePrograms.set(word.command, usesTemplates || templateToolPattern.test(word.text));
  }
  let index = 0;
  return (offset) => {
    while ((words[index + 1]?.start ?? Number.POSITIVE_INFINITY) <= offset) index++;
    const word = words[index];
    if (!word) return false;
    return templatePrograms.get(word.command) === true || isTemplate(word, words[index - 1]);
  };
}

function isTemplate(word: ShellWord, previous: ShellWord | undefined): boolean {
  if (templateFlag.test(word.text)) return true;
  return previous?.command === word.command && /^(?:-f|--(?:format|template))$/.test(previous.text);
}
