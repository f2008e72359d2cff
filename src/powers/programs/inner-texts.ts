import { codeIndex } from '../../contract/coverage/interpreters.ts';
import { nameOfProgram } from '../../scripts/launched.ts';
import type { ShellCommand, Word } from '../../syntax/shell/shell.ts';
import { isShell } from './launchers.ts';
import { commandText } from './text-words.ts';

/** A text with commands that a command is given. */
export interface InnerText {
  readonly text: string;
  /** Whether it is surely read as commands. */
  readonly isRun: boolean;
}

/** The texts that a command is given. */
export interface InnerTexts {
  readonly texts: readonly InnerText[];
  /** Whether they are all that it runs. */
  readonly isAll: boolean;
  /** Whether code in another language runs what its text does not name. */
  readonly hasOtherCode: boolean;
}

/** The texts in the words, options and here-documents of a command; `words` begin with its program. */
export function innerTexts(command: ShellCommand, words: readonly Word[]): InnerTexts {
  const name = nameOfProgram(words[0]);
  const whole = runsOperands.has(name);
  if (whole) {
    const operands = words.slice(1).filter(({ text }) => !/^-/.test(text ?? ''));
    const read = name === 'trap' ? operands.slice(0, 1) : operands;
    return { texts: [{ text: joined(read), isRun: true }], isAll: true, hasOtherCode: false };
  }
  const code = codeIndex(words.map(commandText));
  const other = code >= 0 && !isShell(name) ? commandText(words[code] ?? noWord) : '';
  return {
    texts: [...codeOf(command), ...inputOf(command, name), ...printed(command, words)],
    isAll: code >= 0 || inputOf(command, name).length > 0,
    hasOtherCode: runsOthers.test(other),
  };
}

/** Programs whose operands are commands. */
const runsOperands: ReadonlySet<string> = new Set(['eval', 'trap', 'parallel']);
const codeOption = /^(?:-[a-z]*c|--(?:command|call|run)|-S|--split-string|\/[ckCK]|-Command)$/;
/** Programs that are no shells and run the value of such an option. */
const runsCode = /^(?:su|script|flock|npx|env|nix-shell|runuser|chpst)$/;
/** Code that runs or reads what its text does not name. */
const runsOthers =
  /\b(?:exec|eval|system|popen|spawn|subprocess|runpy|importlib|require|open|read(?:File|Text))/i;

const noWord: Word = { text: '', parts: [], start: 0, end: 0 };

/** The values of `-c` and the like. */
function codeOf({ words }: ShellCommand): readonly InnerText[] {
  const isRun = words.some((word) => {
    const name = nameOfProgram(word);
    return isShell(name) || runsCode.test(name);
  });
  return words.flatMap((word, index) =>
    codeOption.test(words[index - 1]?.text ?? '') ? [{ text: commandText(word), isRun }] : [],
  );
}

/** Here-documents, for a shell or a pipe. */
function inputOf({ redirects, isPiped }: ShellCommand, name: string): readonly InnerText[] {
  const isRun = isShell(name);
  if (!isRun && !isPiped) return [];
  return redirects
    .filter(({ operator }) => operator === '<<' || operator === '<<<')
    .map(({ target }) => ({ text: commandText(target), isRun }));
}

/** What a command prints for another. */
function printed({ isPiped }: ShellCommand, words: readonly Word[]): readonly InnerText[] {
  if (!isPiped || !/^(?:echo|printf)$/.test(nameOfProgram(words[0]))) return [];
  return [{ text: joined(words.slice(1)), isRun: false }];
}

function joined(words: readonly Word[]): string {
  return words.map(commandText).join(' ');
}
