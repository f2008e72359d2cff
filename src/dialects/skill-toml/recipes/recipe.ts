import type { Draft } from '../../../model/finding.ts';
import { code, type Message, msg, sentence, words } from '../../../model/message.ts';
import { LineMap } from '../../../model/text/text.ts';
import { fields, get, items, source, type Value } from '../../../model/value/value.ts';
import { explainFault } from '../../../syntax/yaml/fault.ts';
import { parseYaml } from '../../../syntax/yaml/yaml.ts';
import { duplicateWords } from '../../duplicate-key.ts';

/** A parsed recipe file. */
export interface Recipe {
  readonly path: string;
  readonly text: string;
  readonly lines: LineMap;
  /** The parsed value; null if empty or unreadable. */
  readonly root: Value | null;
  /** Syntax faults and repeated keys. */
  readonly syntaxFaults: readonly Draft[];
}

/** A step of a recipe or of its rollback. */
export interface Step {
  /** The name in messages: `` step `apply` ``, `rollback step 2`. */
  readonly label: Message;
  readonly key: string;
  readonly value: Value;
}

/** Parses a recipe. Never throws. */
export function parseRecipe(path: string, raw: string): Recipe {
  const text = raw.replace(/^\ufeff/, '');
  const lines = new LineMap(text);
  const { root, faults, duplicates } = parseYaml(path, text, 0, lines);
  const [fault] = faults;
  if (fault) {
    const { message, help, at } =
      fault.code === 'MULTIPLE_DOCS'
        ? { ...fault, help: msg`Keep one recipe in a file.` }
        : explainFault(fault, text, 0, lines, 'recipe');
    const syntaxFault = { message, help, at, about: 'syntax' };
    return { path, text, lines, root: null, syntaxFaults: [syntaxFault] };
  }
  const duplicateFaults = duplicates.map(({ key, keyAt, first }) => ({
    ...duplicateWords(key, first.keyAt),
    at: keyAt,
    about: `duplicate\0${key}`,
  }));
  return { path, text, lines, root, syntaxFaults: duplicateFaults };
}

/** The steps of a recipe, then those of its rollback. */
export function stepsOf({ root }: Recipe): readonly Step[] {
  const rollback = items(get(root ?? undefined, 'rollback'));
  return [
    ...items(get(root ?? undefined, 'steps')).map(toStep('step')),
    ...rollback.map(toStep('rollback step')),
  ];
}

function toStep(label: string): (value: Value, index: number) => Step {
  return (value, index) => {
    const name = source(get(value, 'id')) || source(get(value, 'name'));
    return {
      label: msg`${words(label)} ${name ? code(name) : index + 1}`,
      key: `${label} ${name ? JSON.stringify(name) : index + 1}`,
      value,
    };
  };
}

/** Keys of commands: the contract requires a non-empty command, but no particular key. */
export const commandKeys: readonly string[] = [
  'command',
  'commands',
  'cmd',
  'run',
  'script',
  'shell',
  'exec',
];

/** Keys of a step that execute nothing. */
const descriptiveKeys: ReadonlySet<string> = new Set([
  ...['id', 'name', 'description', 'confirmation', 'risk_level', 'timeout', 'expect'],
  ...['when', 'if', 'condition', 'on_error', 'on_failure', 'continue_on_error', 'optional'],
  ...['retry', 'retries', 'working_dir', 'cwd', 'env'],
]);

/** The faults of a step's command. */
export function stepFaults({ label, key: step, value }: Step): readonly Draft[] {
  if (value.kind !== 'table') {
    if (!isEmpty(value)) return [];
    return [{ message: sentence(msg`${label} is empty.`), at: value.at, about: step }];
  }
  const commands = fields(value).filter(({ key }) => commandKeys.includes(key));
  if (commands.length === 0 && fields(value).every(({ key }) => descriptiveKeys.has(key))) {
    const at = fields(value)[0]?.keyAt ?? value.at;
    return [{ message: sentence(msg`${label} has no command.`), at, about: step }];
  }
  return commands
    .filter(({ value }) => isEmpty(value))
    .map(({ key, value }) => ({
      ...emptyCommand(msg`${code(key)} of ${label}`, value),
      at: value.at,
      about: `${step}\0${key}`,
    }));
}

/** Whether there is nothing to execute. `{{x}}` without quotes is a mapping without values. */
function isEmpty(value: Value): boolean {
  if (value.kind === 'list') return !value.items[0] || isEmpty(value.items[0]);
  if (value.kind === 'table') return fields(value).every((field) => field.value.kind === 'null');
  return (source(value) ?? '') === '';
}

function emptyCommand(subject: Message, { kind }: Value): Pick<Draft, 'message' | 'help'> {
  if (kind !== 'table') return { message: msg`${subject} is empty.` };
  return {
    message: msg`${subject} is a mapping without a value.`,
    help: msg`Quote a string that begins with ${code('{{')}.`,
  };
}
