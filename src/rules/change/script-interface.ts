import type { Change, Kind } from '../../model/contract.ts';
import { code, list, type Message, msg, pathPart, words } from '../../model/message.ts';
import type { Json } from '../../model/value/value.ts';
import { changeRule } from '../rule.ts';

const kinds = [
  'script-option',
  'script-argument',
  'script-command',
  'script-variable',
] as const satisfies readonly Kind[];

const nouns: Partial<Record<Kind, string>> = {
  'script-option': 'option',
  'script-argument': 'argument',
  'script-command': 'subcommand',
  'script-variable': 'variable',
};

const source =
  'Agent Skills specification, scripts/: agents call them as the instructions say, with the options that they accept.';
const bumpText = (bump: string) => `${bump} with \`scripts: interface\``;

/** A skill with a script that takes these arguments, in two trees. */
function withArguments(before: string, after: string): string {
  const side = (folder: string, line: string) =>
    `-- ${folder}/skills/report/SKILL.md --\n---\nname: report\ndescription: Writes a report.\n---\nRun \`scripts/write.py\`.\n-- ${folder}/skills/report/scripts/write.py --\nimport argparse\n\nparser = argparse.ArgumentParser()\n${line}\nargs = parser.parse_args()\nprint(args)\n`;
  return side('before', before) + side('after', after);
}

const option = (more = '') => `parser.add_argument("--out"${more})`;
const choices = (...values: readonly string[]) =>
  `parser.add_argument("--format", choices=${JSON.stringify(values)})`;

export const scriptInterfaceAdded = changeRule({
  id: 'script-interface-added',
  category: 'interface',
  summary: 'Lists new options, arguments and subcommands of scripts.',
  why: 'Nothing breaks: calls without them do what they did.',
  source,
  on: { kind: kinds, action: 'added' },
  when: ({ detail }) => detail !== 'required',
  requires: { bump: 'minor' },
  bumpText: bumpText('minor'),
  phrase: 'a script accepts more',
  message: (change) => msg`${script(change)} now has ${part(change)}.`,
  invalid: withArguments('', option()),
});

export const scriptInterfaceRemoved = changeRule({
  id: 'script-interface-removed',
  category: 'interface',
  topic: 'script',
  asksNothing: false,
  summary: 'Reports options, arguments and subcommands that scripts lose.',
  why: 'Whoever still calls the script with them gets an error.',
  source,
  on: { kind: kinds, action: 'removed' },
  requires: { bump: 'major' },
  bumpText: bumpText('major'),
  message: (change) => msg`${script(change)} lost ${part(change)}.`,
  invalid: withArguments(option(), ''),
});

export const scriptInterfaceRequired = changeRule({
  id: 'script-interface-required',
  category: 'interface',
  topic: 'script',
  asksNothing: false,
  summary: 'Reports options, arguments and variables that scripts begin to require.',
  why: 'Calls that worked end with an error.',
  source,
  on: { kind: kinds, action: ['added', 'changed'] },
  when: ({ detail }) => detail === 'required',
  requires: { bump: 'major' },
  bumpText: bumpText('major'),
  message: (change) => msg`${script(change)} now requires ${part(change)}.`,
  invalid: withArguments(option(), option(', required=True')),
});

export const scriptInterfaceOptional = changeRule({
  id: 'script-interface-optional',
  category: 'interface',
  summary: 'Lists options, arguments and variables that scripts require no longer.',
  why: 'Nothing breaks: the old calls are still accepted.',
  source,
  on: { kind: kinds, action: 'changed' },
  when: ({ detail }) => detail === 'optional',
  requires: { bump: 'minor' },
  bumpText: bumpText('minor'),
  phrase: 'a script requires less',
  message: (change) => msg`${script(change)} no longer requires ${part(change)}.`,
  invalid: withArguments(option(', required=True'), option()),
});

export const scriptValuesNarrowed = changeRule({
  id: 'script-values-narrowed',
  category: 'interface',
  topic: 'script',
  asksNothing: false,
  summary: 'Reports values that options and arguments of scripts no longer take.',
  why: 'Calls with these values end with an error.',
  source,
  on: { kind: kinds, action: 'changed', facet: 'values' },
  when: ({ detail }) => detail === 'narrowed',
  requires: { bump: 'major' },
  bumpText: bumpText('major'),
  message: (change) =>
    msg`${script(change)} no longer takes ${values(change.from)} for ${part(change)}.`,
  invalid: withArguments(choices('html', 'text'), choices('text')),
});

export const scriptValuesWidened = changeRule({
  id: 'script-values-widened',
  category: 'interface',
  summary: 'Lists values that options and arguments of scripts begin to take.',
  why: 'Nothing breaks: the old values are still accepted.',
  source,
  on: { kind: kinds, action: 'changed', facet: 'values' },
  when: ({ detail }) => detail === 'widened',
  requires: { bump: 'minor' },
  bumpText: bumpText('minor'),
  phrase: 'a script takes more values',
  message: (change) => msg`${script(change)} now takes ${values(change.to)} for ${part(change)}.`,
  invalid: withArguments(choices('text'), choices('html', 'text')),
});

export const scriptDefaultChanged = changeRule({
  id: 'script-default-changed',
  category: 'interface',
  summary: 'Lists changed defaults of options and arguments of scripts.',
  why: 'Calls without the option now do something else.',
  source,
  on: { kind: kinds, action: 'changed', facet: 'default' },
  requires: { bump: 'patch' },
  bumpText: bumpText('patch'),
  phrase: 'a default of a script changed',
  message: (change) =>
    msg`${script(change)} has another default for ${part(change)}: ${shown(change.to)} (was ${shown(change.from)}).`,
  invalid: withArguments(option(', default="a.md"'), option(', default="b.md"')),
  valid: withArguments(option(', default="a.md"'), option(", default='a.md', help='a file'")),
});

/** `option --out`: with the script's noun for it. */
function part({ kind, before, after }: Change): Message {
  return msg`${words(nouns[kind] ?? 'part')} ${code((after ?? before)?.name ?? '')}`;
}

/** The script, with the subcommand that has the part. */
function script({ before, after }: Change): Message {
  const [path = '', ...commands] = ((after ?? before)?.owner ?? '').split('\0');
  return commands.length === 0
    ? msg`${pathPart(path)}`
    : msg`${pathPart(path)} ${code(commands.join(' '))}`;
}

function values(value: Json): Message {
  if (!Array.isArray(value)) return words(String(value));
  return list(
    value.map((one) => (one === 'any text' ? words(one) : code(String(one)))),
    { limit: 6 },
  );
}

function shown(value: Json): Message {
  return value === null ? words('none') : msg`${code(String(value))}`;
}
